import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
let minute = Math.floor(Date.now() / MINUTE);
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  minute = Math.floor(Date.now() / MINUTE);
  for (const listener of listeners) listener();
}

/** Subscribes to one clock shared by all cells of a page; it stops without subscribers. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // The minute is outdated, since the clock was stopped.
    minute = Math.floor(Date.now() / MINUTE);
    timer = setInterval(tick, MINUTE / 2);
    // Browsers slow down the timers of hidden pages, and a computer may have slept. Added once, it stays.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** Subscribes to the current minute, in ms since the epoch. */
export const useNow = () => useSyncExternalStore(subscribe, () => minute) * MINUTE;
