import type { Network } from './network.ts';

const FIRST_MS = 1000;
const MAX_DELAY_MS = 20_000;

/**
 * Returns the backoff delay before the next retry, ms. It grows with each failure and has random
 * jitter, so that clients do not retry together.
 */
export function backoffDelay(failures: number, random: () => number = Math.random): number {
  const most = Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return most / 2 + (random() * most) / 2;
}

/** Resolves after the delay, or earlier when the browser is online again or the signal is aborted. */
export function backoff(ms: number, network: Network, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    const stop = network.onChange(() => {
      if (network.isOnline()) end();
    });
    function end() {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
