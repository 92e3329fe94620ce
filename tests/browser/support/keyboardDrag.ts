import type { Page } from '@playwright/test';

/**
 * Waits until an element lifted by a key handles the next keys: dnd-kit adds its listener in a timer, and a
 * key event may be handled before timers. A timer that is set now runs after it.
 */
export async function untilLifted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}
