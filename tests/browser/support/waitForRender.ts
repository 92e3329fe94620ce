import { expect as base, type Page } from '@playwright/test';

/** Runs in the page: returns true if the page of the URL is rendered. The sign-in page does not report it. */
function isRendered(): boolean {
  const address = document.querySelector('[data-address]')?.getAttribute('data-address');
  return address === undefined || address === location.pathname + location.search;
}

/**
 * Waits until the page of the URL is rendered. The URL changes first, and reads or presses in between affect the
 * previous page.
 */
export async function waitForRender(page: Page, timeout = 15_000): Promise<void> {
  await page.waitForFunction(isRendered, undefined, { timeout });
}

/** `expect` whose `toHaveURL` also waits until the page of the URL is rendered. */
export const expect = base.extend({
  async toHaveURL(page: Page, ...wanted: Parameters<ReturnType<typeof base<Page>>['toHaveURL']>) {
    const { isNot } = this;
    await (isNot ? base(page).not : base(page)).toHaveURL(...wanted);
    await waitForRender(page);
    return { pass: !isNot, message: () => 'the URL is another' };
  },
});
