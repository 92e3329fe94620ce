import type { Locator } from '@playwright/test';
import { expect } from './drawn.ts';

/**
 * Types into a box that searches, and chooses what is found. The list before the search may have it too, at another
 * place, and is replaced under a press.
 * @param name of what is chosen; what was typed, by default. Everything that is found bears it
 */
export async function chooseTyped(box: Locator, typed: string, name = new RegExp(typed)) {
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
