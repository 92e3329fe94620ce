import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.ts';
import { walk, type Steps } from './support/journey.ts';
import { expect, test } from './support/panel.ts';

test.use({ signsInBy: 'form' });

interface Call {
  url: string;
  /** True if the frame of the panel was rendered when the call was made. */
  hadFrame: boolean;
}

declare global {
  interface Window {
    calls: Call[];
  }
}

/** Runs in each page before other scripts, and records the calls of that page. */
function recordCalls(): void {
  const originalFetch = window.fetch;
  window.calls = [];
  window.fetch = (input, init) => {
    const url = typeof input === 'string' ? input : '';
    if (url.startsWith('/api/') && !url.startsWith('/api/access-tokens'))
      window.calls.push({
        url,
        hadFrame: document.querySelector('aside nav') !== null,
      });
    return originalFetch(input, init);
  };
}

test.beforeEach(({ page }) => page.addInitScript(recordCalls));

const callsOf = (page: Page): Promise<Call[]> => page.evaluate(() => window.calls);

/** Returns the query parameters of the page's list requests. */
const listCalls = async (page: Page): Promise<URLSearchParams[]> =>
  (await callsOf(page))
    .filter(({ url }) => url.startsWith('/api/leads?'))
    .map(({ url }) => new URLSearchParams(url.slice(url.indexOf('?'))));

/** Returns the requests for the first page of the list; the next page is prefetched at any time. */
const firstPages = async (page: Page): Promise<URLSearchParams[]> =>
  (await listCalls(page)).filter((query) => query.get('page') === '1');

/** Opens a list and waits for its rows and the requests after them. */
async function open(page: Page, visit: () => Promise<unknown>): Promise<void> {
  const last = page.waitForResponse(/average-response-time/);
  await visit();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await last;
}

/**
 * Sorts the list by wedding date, the other way at a second call, and waits until the browser stores that order, which
 * is later than its rows and its URL.
 */
async function sortByWedding(page: Page, order: 'ASC' | 'DESC' = 'ASC'): Promise<void> {
  await page.getByRole('button', { name: 'Düğün tarihi' }).click();
  const stored = async (): Promise<unknown> => {
    const text = await page.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.endsWith('leads.listParams'));
      return name && localStorage.getItem(name);
    });
    return JSON.parse(text ?? 'null');
  };
  await expect.poll(stored).toEqual(expect.objectContaining({ sort: 'couple.weddingDate', order }));
}

const steps: Steps = {
  'the first list is requested before everything else, and once': async ({ page, panel }) => {
    const first = expect.objectContaining({
      url: expect.stringMatching(/^\/api\/leads\?/),
      hadFrame: false,
    });
    await open(page, () => panel.signIn());
    expect((await callsOf(page))[0]).toEqual(first);
    expect(await firstPages(page)).toHaveLength(1);

    await open(page, () => page.reload());
    expect((await callsOf(page))[0]).toEqual(first);
    expect(await firstPages(page)).toHaveLength(1);
  },
  'the next page is prefetched': async ({ page, panel }) => {
    const ahead = page.waitForResponse(/leads\?page=2&/);
    await panel.goto('/leads');
    await ahead;
    await page.evaluate(() => {
      window.calls = [];
    });
    const first = await page.getByRole('row').nth(1).textContent();
    const next = page.waitForResponse(/leads\?page=3&/);
    await page.getByRole('button', { name: 'Sonraki sayfaya git' }).click();
    await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '');
    await next;
    expect((await listCalls(page)).map((query) => query.get('page'))).toEqual(['3']);
  },
  'the first request has the list’s last state, or that of the URL': async ({ page, panel }) => {
    await sortByWedding(page);
    await open(page, () => panel.goto('/leads'));
    expect((await firstPages(page)).map((query) => query.get('sort'))).toEqual([
      'couple.weddingDate',
    ]);

    const deals = `/leads?filter=${encodeURIComponent('{"status":"deal"}')}&page=1&perPage=25`;
    await open(page, () => panel.goto(deals));
    expect((await firstPages(page)).map((query) => query.get('status'))).toEqual(['deal']);
  },
  'a later visit requests session and first data before the code has loaded': async ({
    page,
    panel,
  }) => {
    const visit = async (path: string, data: RegExp) => {
      const release = await holdRequests(page, /assets\/(index|panel)-[\w-]+\.js/);
      const requests = [/\/api\/access-tokens\//, data].map((url) => page.waitForRequest(url));
      const opened = panel.goto(path);
      await Promise.all(requests);
      release();
      await opened;
    };
    await sortByWedding(page);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/leads\/\d+/);
    const sorts = async () => (await firstPages(page)).map((query) => query.get('sort'));
    await open(page, () => visit('/leads', /\/api\/leads\?/));
    expect(await sorts()).toEqual(['couple.weddingDate']);
    // The list adds its state to its URL when it is sorted again.
    await sortByWedding(page, 'DESC');
    await expect(page).toHaveURL(/\/leads\?.*order=/);
    await open(page, () => visit('/leads', /\/api\/leads\?/));
    expect(await sorts()).toEqual(['-couple.weddingDate']);

    await panel.goto('/');
    // The page has loaded before its code has started, and only that code stores the home page's request.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await visit('/', /\/api\/home$/);
    expect((await callsOf(page)).filter(({ url }) => url === '/api/home')).toHaveLength(1);
  },
  'a board requests no page of the list': async ({ page, panel }) => {
    await panel.goto('/leads?layout=board');
    await expect(page.getByRole('region', { name: 'Bekleyen' })).toBeVisible();
    expect((await listCalls(page)).every((query) => query.has('status'))).toBe(true);
  },
};

test('the rows of a list are requested before everything else, and once', ({ traveller }) =>
  walk(steps, traveller));

test('no fonts are loaded before the code that renders text', async ({ page, panel }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const release = await holdRequests(page, /assets\/index-[\w-]+\.js/);
  const opened = panel.goto('/auth/login');
  // Only rendered text loads fonts.
  await expect(page.locator('form')).toBeVisible();
  expect(fonts).toEqual([]);
  const first = page.waitForRequest((request) => request.resourceType() === 'font');
  release();
  await opened;
  await first;
});
