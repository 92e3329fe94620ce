const TIMEOUT_MS = 2000;
/** Safari has no requestIdleCallback. */
const FALLBACK_MS = 500;

/** Runs `work` when the browser is idle, after two seconds at the latest. */
export function onIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work, FALLBACK_MS);
}
