import type { Page } from '@playwright/test';
import { expect } from '../panel.ts';
import { timeout } from './awaited.ts';
import { settled } from './Visit.ts';

/** Runs in the page: navigates as a link does, without loading the page. */
export function navigate(path: string): void {
  for (const heading of document.querySelectorAll('h1')) heading.removeAttribute('data-left');
  // A list below a dialog keeps its own; the dialog's is the last.
  [...document.querySelectorAll('h1')].at(-1)?.setAttribute('data-left', '');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Goes to another screen of the panel inside the application, a fifth of a page load; waits until it stands. */
export async function moveTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) {
    await page.evaluate(navigate, path);
    // The screen before stays until the next one can be drawn.
    const before = page.getByRole('heading', { level: 1 }).and(page.locator('[data-left]'));
    await expect(before).toHaveCount(0, timeout);
  }
  await settled(page);
}
