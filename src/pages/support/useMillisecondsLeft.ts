import { useEffect, useState } from 'react';
import { SECONDS_FROM_MS } from './timeLeft.ts';

/**
 * Returns the delay before the next check, in ms: the text changes by the minute, near the end by the
 * second.
 */
const pause = (left: number) => (left > SECONDS_FROM_MS + 10_000 ? 10_000 : 1000);

/**
 * Returns the remaining milliseconds until an instant (RFC 3339). Updates often enough for display, and
 * also when the page resumes from sleep.
 * @param onOver called once, when no time is left
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
