import { onIdle } from './onIdle.ts';
import { whenFirstScreenIdle } from './whenFirstScreenIdle.ts';

/**
 * Resolves when the first screen stands and the browser has nothing better to do. An idle processor
 * alone says little: it is idle as long as a slow network brings that screen.
 */
export async function whenIdle(): Promise<void> {
  await whenFirstScreenIdle();
  await new Promise<void>((resolve) => onIdle(resolve));
}
