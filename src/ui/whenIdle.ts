import { whenFirstScreenIdle } from './whenFirstScreenIdle.ts';

const LONGEST_MS = 2000;

/**
 * Resolves when the first screen stands and the browser has nothing better to do. An idle processor
 * alone says little: it is idle as long as a slow network brings that screen.
 */
export async function whenIdle(): Promise<void> {
  await whenFirstScreenIdle();
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, LONGEST_MS / 4);
  });
}
