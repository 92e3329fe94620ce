import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test, type Panel } from './panel.ts';
import type { RunningPanel } from './server.ts';

/** Fixtures that a journey hands to its steps. */
export interface Traveller {
  page: Page;
  panel: Panel;
  context: BrowserContext;
  browser: Browser;
  server: RunningPanel;
}

/** Steps of a journey by their titles, in order. */
export type Steps<T = Traveller> = Readonly<Record<string, (traveller: T) => Promise<void>>>;

/** Runs the steps on one page, one after the other; a failure names its step. */
export async function walk<T>(steps: Steps<T>, traveller: T): Promise<void> {
  const entries = Object.entries(steps);
  test.setTimeout(60_000 + entries.length * 10_000);
  for (const [title, step] of entries) await test.step(title, () => step(traveller));
}

/** Runs in the page: navigates as a link does. */
function push(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * Navigates inside the application, a fifth of a page load. The screen before stays until the next
 * one can be drawn: expect what only the next one has.
 */
export const navigate = (page: Page, path: string): Promise<void> => page.evaluate(push, path);
