import { expect, type Page } from '@playwright/test';
import { timeout } from './derived/timeouts.ts';
import { settled } from './derived/Visit.ts';
import { waitForRender } from './waitForRender.ts';

/** Runs in the page: navigates as a link does. */
function push(path: string): void {
  for (const heading of document.querySelectorAll('h1')) heading.removeAttribute('data-left');
  // A list below a dialog keeps its own; the dialog's is the last.
  [...document.querySelectorAll('h1')].at(-1)?.setAttribute('data-left', '');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Navigates inside the application, in a fifth of the time of a page load, and waits until the page is rendered. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(push, path);
  await waitForRender(page);
}

/** Navigates to another screen inside the application and waits until it is loaded. */
export async function moveTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) {
    await navigate(page, path);
    const before = page.getByRole('heading', { level: 1 }).and(page.locator('[data-left]'));
    await expect(before).toHaveCount(0, timeout);
  }
  await settled(page);
}
