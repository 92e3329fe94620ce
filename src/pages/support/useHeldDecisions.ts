import { useCallback, useEffect, useRef, useState } from 'react';
import type { Decision } from './useDecide.ts';

/** Milliseconds in which a decision can be undone before it is sent. */
const HELD_MS = 6_000;

/** A decision that is not sent yet. */
export interface HeldDecision {
  readonly id: number;
  readonly decision: Decision;
}

type Send = (id: number, decision: Decision) => Promise<void>;

/**
 * Returns functions that delay each decision, so that it can be undone. Leaving the page sends pending
 * decisions.
 */
export function useHeldDecisions(send: Send) {
  const [held, setHeld] = useState<readonly HeldDecision[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const waiting = useRef(new Map<number, () => void>());
  const sending = useRef(send);
  useEffect(() => {
    sending.current = send;
  }, [send]);
  const drop = useCallback((id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    waiting.current.delete(id);
  }, []);
  const hold = useCallback(
    (id: number, decision: Decision) => {
      const release = () => {
        drop(id);
        void sending
          .current(id, decision)
          .finally(() => setHeld((now) => now.filter((one) => one.id !== id)));
      };
      setHeld((now) => [...now, { id, decision }]);
      waiting.current.set(id, release);
      timers.current.set(id, setTimeout(release, HELD_MS));
    },
    [drop],
  );
  /**
   * Undoes the last decision.
   * @returns its id; undefined if there is none
   */
  const undo = useCallback((): number | undefined => {
    const id = [...waiting.current.keys()].at(-1);
    if (id === undefined) return undefined;
    drop(id);
    setHeld((now) => now.filter((one) => one.id !== id));
    return id;
  }, [drop]);
  useEffect(() => {
    const releases = waiting.current;
    const flush = () => {
      for (const release of releases.values()) release();
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return { held, hold, undo };
}
