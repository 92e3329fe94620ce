import { onIdle } from './onIdle.ts';
import { whenFirstScreenIdle } from './whenFirstScreenIdle.ts';

/**
 * Resolves when the first screen has loaded and the browser is idle. Idle time alone does not suffice, since the
 * processor is idle while a slow network loads that screen.
 */
export async function whenIdle(): Promise<void> {
  await whenFirstScreenIdle();
  await new Promise<void>((resolve) => onIdle(resolve));
}
