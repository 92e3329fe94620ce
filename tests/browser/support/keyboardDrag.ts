import type { Page } from '@playwright/test';

/**
 * Waits until what was lifted by a key hears the next ones: dnd-kit listens from a timer on, and a
 * key may overtake timers. One that is set now comes after it.
 */
export async function untilLifted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}
