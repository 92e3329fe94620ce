import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
let minute = Math.floor(Date.now() / MINUTE);
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  minute = Math.floor(Date.now() / MINUTE);
  for (const listener of listeners) listener();
}

/** One clock for all cells of a page; it stands still while nobody looks. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // It stood still since the last one left.
    minute = Math.floor(Date.now() / MINUTE);
    timer = setInterval(tick, MINUTE / 2);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** The current minute, in milliseconds since 1970. */
export const useNow = () => useSyncExternalStore(subscribe, () => minute) * MINUTE;
