import type { Page } from '@playwright/test';
import { expect, test } from './support/panel.ts';

/** The calls of the API from now on, in the order in which the page makes them. */
function watchCalls(page: Page): URL[] {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/access-tokens'))
      calls.push(url);
  });
  return calls;
}

const listCalls = (calls: readonly URL[]) =>
  calls.filter(({ pathname }) => pathname === '/api/leads');

/** Opens a list, until its rows are there and what is asked after them has come. */
async function open(page: Page, visit: () => Promise<unknown>): Promise<void> {
  const last = page.waitForResponse(/average-response-time/);
  await visit();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await last;
}

declare global {
  interface Window {
    /** Whether the frame of the panel stood when the list was asked for. */
    frameStood?: boolean;
  }
}

/** Runs in the page before anything else of it. */
function watchFrame(): void {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    if (typeof input === 'string' && input.startsWith('/api/leads?'))
      window.frameStood ??= document.querySelector('aside nav') !== null;
    return ask(input, init);
  };
}

test('the rows of the first list are asked for before all else, and once', async ({
  page,
  panel,
}) => {
  await page.addInitScript(watchFrame);
  const calls = watchCalls(page);
  await open(page, () => panel.signIn());
  expect(calls[0]?.pathname).toBe('/api/leads');
  expect(await page.evaluate(() => window.frameStood)).toBe(false);
  expect(listCalls(calls)).toHaveLength(1);

  calls.length = 0;
  await open(page, () => page.reload());
  expect(calls[0]?.pathname).toBe('/api/leads');
  expect(await page.evaluate(() => window.frameStood)).toBe(false);
  expect(listCalls(calls)).toHaveLength(1);
});

test('what is asked first is the list as it was left, and as an address says', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  const sorted = page.waitForResponse(/leads\?.*sort=couple\.weddingDate/);
  await page.getByRole('button', { name: 'Düğün tarihi' }).click();
  await sorted;
  const calls = watchCalls(page);
  await open(page, () => panel.goto('/leads'));
  expect(listCalls(calls).map(({ search }) => search)).toEqual([
    expect.stringContaining('sort=couple.weddingDate'),
  ]);

  calls.length = 0;
  const deals = `/leads?filter=${encodeURIComponent('{"status":"deal"}')}&page=1&perPage=25`;
  await open(page, () => panel.goto(deals));
  expect(listCalls(calls).map(({ search }) => search)).toEqual([
    expect.stringContaining('status=deal'),
  ]);
});

test('for a board no page of the list is asked', async ({ page, panel }) => {
  await panel.signIn();
  const calls = watchCalls(page);
  await panel.goto('/leads?layout=board');
  await expect(page.getByRole('region', { name: 'Bekleyen' })).toBeVisible();
  expect(listCalls(calls).every(({ searchParams }) => searchParams.has('status'))).toBe(true);
});

test('the next page is there before it is turned to', async ({ page, panel }) => {
  const ahead = page.waitForResponse(/leads\?page=2&/);
  await panel.signIn();
  await ahead;
  const calls = watchCalls(page);
  const first = await page.getByRole('row').nth(1).textContent();
  await page.getByRole('button', { name: 'Sonraki sayfaya git' }).click();
  await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '');
  await page.waitForResponse(/leads\?page=3&/);
  expect(listCalls(calls).map(({ searchParams }) => searchParams.get('page'))).toEqual(['3']);
});
