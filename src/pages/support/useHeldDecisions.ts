import { useCallback, useEffect, useRef, useState } from 'react';
import type { Approval, Decision } from './useDecide.ts';

/** Milliseconds in which a decision can be undone before it is sent. */
const HELD_MS = 6_000;

/** A decision that is not sent yet. */
export interface HeldDecision {
  /** The picture, as it was when it was decided. */
  readonly approval: Approval;
  readonly decision: Decision;
}

type Send = (held: HeldDecision) => Promise<void>;

/**
 * Returns functions that delay each decision, so that it can be undone. Leaving the page sends pending
 * decisions.
 */
export function useHeldDecisions(send: Send) {
  const [held, setHeld] = useState<readonly HeldDecision[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const waiting = useRef(new Map<number, { one: HeldDecision; release: () => void }>());
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
    (one: HeldDecision) => {
      const { id } = one.approval;
      const release = () => {
        drop(id);
        void sending.current(one).finally(() => setHeld((now) => now.filter((it) => it !== one)));
      };
      setHeld((now) => [...now, one]);
      waiting.current.set(id, { one, release });
      timers.current.set(id, setTimeout(release, HELD_MS));
    },
    [drop],
  );
  /**
   * Undoes the last decision.
   * @returns its picture; undefined if there is none
   */
  const undo = useCallback((): Approval | undefined => {
    const last = [...waiting.current.values()].at(-1)?.one;
    if (!last) return undefined;
    drop(last.approval.id);
    setHeld((now) => now.filter((it) => it !== last));
    return last.approval;
  }, [drop]);
  useEffect(() => {
    const releases = waiting.current;
    const flush = () => {
      for (const { release } of releases.values()) release();
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return { held, hold, undo };
}
