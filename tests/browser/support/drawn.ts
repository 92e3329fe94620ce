import { expect as base, type Page } from '@playwright/test';

/** Runs in the page: whether the page is drawn that the address names. The sign-in's says nothing of it. */
function isDrawn(): boolean {
  const address = document.querySelector('[data-address]')?.getAttribute('data-address');
  return address === undefined || address === location.pathname + location.search;
}

/**
 * Waits until the page is drawn that the address names. The address of the browser changes first, and what is
 * read or pressed in between belongs to the page before.
 */
export async function drawn(page: Page, timeout = 15_000): Promise<void> {
  await page.waitForFunction(isDrawn, undefined, { timeout });
}

/** Expects an address, and the page that it names. */
export const expect = base.extend({
  async toHaveURL(page: Page, ...wanted: Parameters<ReturnType<typeof base<Page>>['toHaveURL']>) {
    const { isNot } = this;
    await (isNot ? base(page).not : base(page)).toHaveURL(...wanted);
    await drawn(page);
    return { pass: !isNot, message: () => 'the address is another' };
  },
});
