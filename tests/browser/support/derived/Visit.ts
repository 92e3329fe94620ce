import type { APIResponse, Page, Request } from '@playwright/test';
import { get } from '#contract/get.ts';
import { routeOf } from '../../../../src/app/parseResourceRoute.ts';
import { tr } from './translator.ts';
import { waitForRender } from '../waitForRender.ts';
import { expect, type Panel } from '../panel.ts';
import { timeout, polling } from './timeouts.ts';
import type { Declared } from './declared.ts';
import { createRecords } from './createRecords.ts';

/**
 * Response of the API to a request that bypasses the page, so that no fault planted in the page
 * changes it.
 */
interface DirectResponse {
  status: number;
  data: unknown;
}

/** A signed-in user at the list of one resource. */
export interface Visit extends Declared {
  page: Page;
  panel: Panel;
  /** Address of the list. */
  base: string;
  /** Requests of the list itself so far, in order. */
  listRequests: Request[];
  /** Prefetches of the next page. */
  prefetches: Request[];
  /** Fetches a URL of the API. */
  fetchDirectly: (url: string) => Promise<DirectResponse>;
  /** Address in the API of one of its records. */
  recordUrl: (id: string) => string;
  /** Changes a record as another user. @returns the status */
  change: (id: string, body: Readonly<Record<string, unknown>>) => Promise<number>;
}

const directResponseOf = async (answer: APIResponse): Promise<DirectResponse> => {
  const text = await answer.text();
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: answer.status(), data: get(body, 'data') };
};

/** Converts `/providers/{id}/items` to a pattern with a group per parameter. */
const patternOf = (path: string) =>
  new RegExp(`^/api${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`);

/** Waits until the page has a heading and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await waitForRender(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(timeout);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, timeout);
  await expect(page.locator('main .after-a-moment')).toHaveCount(0, timeout);
}

/** Returns the URLs of records that the page links to below a list. */
async function recordLinks(page: Page, base: string): Promise<string[]> {
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => href.startsWith(`${base}/`) && /\/\d+$/.test(href));
}

/** Returns the URL of a list below records, by opening the first record of each step. */
async function openBelow(page: Page, panel: Panel, steps: readonly string[]): Promise<string> {
  let base = '';
  for (const step of steps) {
    if (!step.startsWith(':')) {
      base += `/${step}`;
      continue;
    }
    await panel.goto(base);
    await expect.poll(async () => (await recordLinks(page, base)).length, polling).not.toBe(0);
    base = (await recordLinks(page, base))[0] ?? base;
    await panel.goto(base);
  }
  await page.locator(`a[href="${base}"]:visible`).first().click();
  return base;
}

/** Opens a menu entry; on a phone the rest of the menu is behind a button, and some entries are in a closed group. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation').or(page.getByRole('dialog'));
  const entry = menu.getByRole('link', { name: new RegExp(`^${name}(\\s*\\d|$)`) }).first();
  const more = page.getByRole('button', { name: tr('shell.menu.more'), exact: true });
  const closed = menu.getByRole('button', { expanded: false });
  await expect(entry.or(closed).or(more).first()).toBeVisible(timeout);
  if (!(await entry.isVisible()) && (await more.isVisible())) {
    await more.click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible(timeout);
  }
  for (const group of await closed.all()) if (!(await entry.isVisible())) await group.click();
  await entry.click();
}

/**
 * Returns true if the menu has an entry for the resource. Other pages link to some resources, and
 * some appear only in a deployment.
 */
const isShown = ({ inMenu, resource }: Declared['menu']) =>
  inMenu !== false && resource !== 'review-channels';

const session = (page: Page) =>
  page.evaluate(() => ({
    'X-Access-Token': localStorage.getItem('accessToken') ?? '',
    'X-Consumer-Key': localStorage.getItem('consumerKey') ?? '',
    'Accept-Language': 'tr',
  }));

/** Flattens a body to form parts: a form has no nested members, so objects are sent as JSON. */
const parts = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** Returns the page number of a list URL. */
const pageOf = (url: string): number => Number(new URL(url).searchParams.get('page') ?? 1);

/** Chooses the rows of a list with another layout. On a phone the choice is behind a button. */
async function chooseRows(page: Page, hasTiles: boolean): Promise<void> {
  const name = tr('listTools.layout.rows');
  const rows = page.getByRole('button', { name, exact: true });
  const isVisible = await rows.isVisible();
  if (!isVisible && hasTiles) {
    await page.getByRole('button', { name: tr('listTools.tools') }).click();
    const entry = `${tr('listTools.layout.choose')}: ${name}`;
    await page.getByRole('menuitem', { name: entry }).click();
    return;
  }
  if (!isVisible) await page.getByRole('button', { name: tr('listCalendar.tools') }).click();
  await rows.click();
}

/**
 * Signs in and opens the list of a resource.
 * @param way through the menu like a user, or by URL, which saves a page load
 */
export async function visit(
  page: Page,
  panel: Panel,
  declared: Declared,
  way: 'menu' | 'address' = 'menu',
): Promise<Visit> {
  const { resource, menu } = declared;
  const { operations, update } = resource.manifest;
  const pattern = patternOf(operations['list']?.path ?? '');
  const listRequests: Request[] = [];
  const prefetches: Request[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // Names of records are requested by id, and counts by a page of one record.
    const isOfPage = !searchParams.has('id') && searchParams.get('limit') !== '1';
    if (request.method() !== 'GET' || !isOfPage || !pattern.test(pathname)) return;
    const isAhead = Number(searchParams.get('page')) > pageOf(page.url());
    (isAhead ? prefetches : listRequests).push(request);
  });
  const title = tr(`resources.${resource.name}.name`, { smart_count: 2 });
  const route = `/${routeOf(menu)}`;
  const isNested = route.includes('/:');
  let base = route;
  if (isNested) {
    await panel.startSession();
    base = await openBelow(page, panel, routeOf(menu).split('/'));
  } else if (way === 'address' || !isShown(menu)) await panel.signIn('ayse', route);
  else {
    // The fastest page with the menu.
    await panel.signIn('ayse', '/errors/error-404');
    await openFromMenu(page, title);
  }
  const headers = await session(page);
  await expect(page).toHaveURL(new RegExp(`${base}([?]|$)`), timeout);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(timeout);
  if (resource.definition.list?.layout) {
    // The selection is stored, so that later steps have rows. Requests of the layout do not count as the list's.
    await expect.poll(() => listRequests.length, polling).toBeGreaterThan(0);
    await settled(page);
    listRequests.length = 0;
    await chooseRows(page, resource.definition.list.tiles !== undefined);
  }
  await expect.poll(() => listRequests.length, polling).toBeGreaterThan(0);
  await settled(page);
  const own = new URL(listRequests.at(-1)?.url() ?? page.url());
  const places = pattern.exec(own.pathname)?.groups ?? {};
  const addressOf = (path: string, id = '') =>
    own.origin +
    `/api${path}`.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(places[name] ?? id),
    );
  const recordUrl = (id: string) => addressOf(operations['one']?.path ?? '', id);
  const fetchDirectly = async (url: string) =>
    directResponseOf(await page.request.get(url, { headers }));
  if (get((await fetchDirectly(own.href)).data, 'length') === 0)
    if (await createRecords(page, declared, { headers, addressOf })) {
      listRequests.length = 0;
      await panel.goto(base);
      await expect.poll(() => listRequests.length, polling).toBeGreaterThan(0);
      await settled(page);
    }
  return {
    ...declared,
    page,
    panel,
    base,
    listRequests,
    prefetches,
    fetchDirectly,
    recordUrl,
    change: async (id, body) => {
      const { data } = await fetchDirectly(recordUrl(id));
      const version = { 'If-Match': `"${String(get(data, 'version'))}"` };
      const answer = await page.request.put(recordUrl(id), {
        headers: { ...headers, ...version },
        ...(update?.media === 'multipart/form-data' ? { multipart: parts(body) } : { data: body }),
      });
      return answer.status();
    },
  };
}
