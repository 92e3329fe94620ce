import { useCallback, useEffect, useRef, useState } from 'react';

/** Token that the gateway's fields return for the input; never a card number. */
export interface TypedCard {
  token: string;
}

interface FieldsMessage {
  type: string;
  height: number;
  bin: string;
  token: string;
}

/** Parses a message of the card fields; returns undefined for anything else. */
function parseMessage(data: unknown): FieldsMessage | undefined {
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

const MAX_HEIGHT = 600;
/** Timeout of a submit to the gateway's fields, in ms. */
const ANSWER_MS = 20_000;

const UNANSWERED = 'checkout.unanswered';

interface Waiting {
  resolve: (card: TypedCard | undefined) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

interface CardFieldsOptions {
  url: string;
  /** Color mode of the surrounding page. */
  scheme: 'light' | 'dark';
  onEnter: () => void;
  /** Called on input, so that an earlier error can be cleared. */
  onInput?: (() => void) | undefined;
  onBin?: ((bin: string) => void) | undefined;
}

/**
 * Subscribes to the messages of the gateway's card fields in an iframe: height, first digits (for prices),
 * Enter, and the token of the submitted input.
 * @returns the iframe's ref, its height in px, and `submit`, which rejects with `checkout.unanswered` on
 * failure or after 20 s
 */
export function useCardFields({ url, scheme, onEnter, onInput, onBin }: CardFieldsOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<Waiting | undefined>(undefined);
  const [height, setHeight] = useState(0);
  const { origin } = new URL(url);
  /** Settles the pending submit; an Error means that the gateway was not reached. */
  const settle = useCallback((answer: TypedCard | undefined | Error) => {
    const ended = waiting.current;
    waiting.current = undefined;
    if (!ended) return;
    clearTimeout(ended.timer);
    if (answer instanceof Error) ended.reject(answer);
    else ended.resolve(answer);
  }, []);
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = parseMessage(event.data);
      if (message?.type === 'height') setHeight(Math.min(message.height, MAX_HEIGHT));
      if (message?.type === 'bin') onBin?.(message.bin);
      if (message?.type === 'enter') onEnter();
      if (message?.type === 'input') onInput?.();
      if (message?.type === 'token') settle({ token: message.token });
      if (message?.type === 'invalid') settle(undefined);
      if (message?.type === 'failed') settle(new Error(UNANSWERED));
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [origin, onEnter, onInput, onBin, settle]);
  const sentScheme = useRef(scheme);
  useEffect(() => {
    if (sentScheme.current === scheme) return;
    sentScheme.current = scheme;
    frame.current?.contentWindow?.postMessage({ type: 'scheme', scheme }, origin);
  }, [scheme, origin]);
  const submit = useCallback(
    () =>
      new Promise<TypedCard | undefined>((resolve, reject) => {
        settle(undefined);
        const timer = setTimeout(() => settle(new Error(UNANSWERED)), ANSWER_MS);
        waiting.current = { resolve, reject, timer };
        frame.current?.contentWindow?.postMessage({ type: 'submit' }, origin);
      }),
    [origin, settle],
  );
  return { frame, height, submit };
}
