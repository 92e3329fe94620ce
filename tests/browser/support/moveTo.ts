import { expect, type Page } from '@playwright/test';
import { timeout } from './derived/awaited.ts';
import { settled } from './derived/Visit.ts';
import { drawn } from './drawn.ts';

/** Runs in the page: navigates as a link does. */
function push(path: string): void {
  for (const heading of document.querySelectorAll('h1')) heading.removeAttribute('data-left');
  // A list below a dialog keeps its own; the dialog's is the last.
  [...document.querySelectorAll('h1')].at(-1)?.setAttribute('data-left', '');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Navigates inside the application, a fifth of a page load, until the screen is drawn that the address names. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(push, path);
  await drawn(page);
}

/** Goes to another screen inside the application and waits until it stands. */
export async function moveTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) {
    await navigate(page, path);
    const before = page.getByRole('heading', { level: 1 }).and(page.locator('[data-left]'));
    await expect(before).toHaveCount(0, timeout);
  }
  await settled(page);
}
