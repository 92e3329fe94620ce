import type { Page } from '@playwright/test';

/** Has every page of a context in a language from its first load on. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.context().addInitScript((chosen) => {
    try {
      localStorage.setItem('language', chosen);
    } catch {
      // A page without an address has no storage.
    }
  }, language);
}
