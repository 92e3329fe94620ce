import { useEffect, useState } from 'react';
import { LAST_STRETCH } from './timeLeft.ts';

/** How long to wait before looking again: the letters change by the minute, near the end by the second. */
const pause = (left: number) => (left > LAST_STRETCH + 10_000 ? 10_000 : 1000);

/**
 * What is left until an instant (RFC 3339), in ms, looked at often enough to be shown; also when the
 * page comes back from sleep.
 * @param onOver told once, when nothing is left
 */
export function useMillisecondsLeft(until: string, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Date.parse(until) - now;
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) {
      onOver();
      return undefined;
    }
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(left, pause(left)));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [left, isOver, onOver]);
  return left;
}
