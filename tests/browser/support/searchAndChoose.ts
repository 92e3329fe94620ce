import type { Locator } from '@playwright/test';
import { expect } from './waitForRender.ts';

/**
 * Fills a search box and selects a result. The list before the search may contain the result at another
 * position, and is replaced under a press.
 * @param name of the result, the typed text by default; every result must match it
 */
export async function searchAndChoose(box: Locator, typed: string, name = new RegExp(typed)) {
  await box.fill(typed);
  const options = box.page().getByRole('listbox').getByRole('option');
  await expect
    .poll(async () => {
      const found = await options.allInnerTexts();
      return found.length > 0 && found.every((text) => name.test(text));
    })
    .toBe(true);
  await options.first().click();
}
