const LONGEST_MS = 2000;

/** Resolves when the browser has nothing better to do, at the latest after two seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, LONGEST_MS / 4);
  });
}
