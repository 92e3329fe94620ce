import { useEffect, useState } from 'react';

function secondsUntil(time: number): number {
  return Math.max(0, Math.ceil((time - Date.now()) / 1000));
}

/**
 * Returns the whole seconds until a time, by the system clock, so that a suspended tab does not lag.
 * @param time in ms since the epoch
 */
export function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(time));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}
