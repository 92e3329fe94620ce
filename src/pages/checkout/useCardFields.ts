import { useCallback, useEffect, useRef, useState } from 'react';

/** Token that the gateway's fields hand over for what was typed; never a number. */
export interface TypedCard {
  token: string;
}

interface Said {
  type: string;
  height: number;
  bin: string;
  token: string;
}

/** A message of the fields; undefined for anything else. */
function saidBy(data: unknown): Said | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const get = (key: string): unknown => Reflect.get(data, key);
  if (get('source') !== 'card-fields') return undefined;
  const text = (key: string) => {
    const value = get(key);
    return typeof value === 'string' ? value : '';
  };
  const height = get('height');
  return {
    type: text('type'),
    height: typeof height === 'number' ? height : 0,
    bin: text('bin'),
    token: text('token'),
  };
}

const TALLEST = 600;

interface CardFieldsOptions {
  url: string;
  /** Mode of the page around. */
  scheme: 'light' | 'dark';
  onEnter: () => void;
  onBin?: ((bin: string) => void) | undefined;
}

/**
 * Talks to the gateway's own card fields in a frame: their height, the first digits for prices, Enter,
 * and at last a token for what was typed.
 */
export function useCardFields({ url, scheme, onEnter, onBin }: CardFieldsOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((card: TypedCard | undefined) => void) | undefined>(undefined);
  const [height, setHeight] = useState(0);
  const { origin } = new URL(url);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const said = saidBy(event.data);
      if (said?.type === 'height') setHeight(Math.min(said.height, TALLEST));
      if (said?.type === 'bin') onBin?.(said.bin);
      if (said?.type === 'enter') onEnter();
      if (said?.type !== 'token' && said?.type !== 'invalid') return;
      waiting.current?.(said.type === 'token' ? { token: said.token } : undefined);
      waiting.current = undefined;
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin, onEnter, onBin]);
  const told = useRef(scheme);
  useEffect(() => {
    if (told.current === scheme) return;
    told.current = scheme;
    frame.current?.contentWindow?.postMessage({ type: 'scheme', scheme }, origin);
  }, [scheme, origin]);
  const submit = useCallback(
    () =>
      new Promise<TypedCard | undefined>((resolve) => {
        waiting.current?.(undefined);
        waiting.current = resolve;
        frame.current?.contentWindow?.postMessage({ type: 'submit' }, origin);
      }),
    [origin],
  );
  return { frame, height, submit };
}
