import type { Page, Request } from '@playwright/test';
import { generateSync } from 'otplib';
import { engine } from '#i18n/tr/engine.ts';
import { ui } from '#i18n/tr/ui.ts';
import { demoSecrets, demoSignIns } from '../../server/db/seed/demoSignIns.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

/** Maximum number of URLs per sign-in; more means that a pattern is missing. */
const MAX_VISITS = 120;

/** Polling intervals in milliseconds; a page is mostly ready at the first or second one. */
const QUICKLY = { intervals: [20, 30, 50, 100, 200] };

/** Text of a whole paragraph on an error page: its number, a missing record, or a form without permission. */
const REFUSED = new RegExp(
  `^(401|404|500|${engine.record.missing}|${engine.record.noSection}|${ui.state.forbidden}|${ui.state.error})$`,
);

interface Keys {
  accessToken: string;
  consumerKey: string;
}

/** Signs in by the API, through a choice of users or a second factor. */
async function sessionOf(page: Page, url: string, login: string): Promise<Keys> {
  const post = async (data: object): Promise<unknown> => {
    const response = await page.request.post(`${url}/api/access-tokens`, { data });
    return at(await response.json(), 'data') ?? (await response.json());
  };
  const keysOf = (result: unknown): Keys => {
    const session = at(result, 'session');
    const accessToken = String(at(at(session, 'accessToken'), 'id'));
    return { accessToken, consumerKey: String(at(session, 'consumerKey')) };
  };
  const credentials = { identifier: login, password: 'demo1234' };
  const first = await post(credentials);
  const challenge = at(first, 'challenge');
  const candidates = at(first, 'candidates');
  switch (at(first, 'outcome')) {
    case 'choose_user': {
      // The second has a sign-in of their own.
      const customerUserId = at(at(candidates, 0), 'id');
      return keysOf(await post({ challenge, customerUserId }));
    }
    case 'two_factor_required': {
      const code = generateSync({ secret: demoSecrets.twoFactorSecret });
      return keysOf(await post({ challenge, code }));
    }
    default:
      return keysOf(first);
  }
}

/** Returns the live set of the page's pending requests, without the event stream. */
function pendingRequests(page: Page): Set<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/api/realtime/')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * Runs in the page: navigates to a URL like a click on its link, through a page without data, so that everything
 * remounts and writes its title. Returns true if it did so in time.
 */
async function goTo(href: string): Promise<boolean> {
  const visit = async (path: string) => {
    document.title = '';
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const until = Date.now() + 15_000;
    while (document.title === '' && Date.now() < until)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.title !== '';
  };
  await visit('/errors/error-404');
  return visit(href);
}

/** Waits until the page has no pending requests. */
async function settle(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  const skeletons = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: ui.state.loading });
  await expect.poll(async () => pending.size + (await skeletons.count()), QUICKLY).toBe(0);
}

/** Runs in the page: returns every URL of this panel that a link leads to. */
function linksOf(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
    .map((link) => link.pathname + link.search)
    .filter((path) => !/^\/(api|files|sandbox)\//.test(path));
}

/** Returns the pattern of a URL, without its ids and query values. */
function patternOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://panel');
  const keys = [...new Set(searchParams.keys())].toSorted().join('&');
  return `${pathname.replaceAll(/\/\d+(?=\/|$)/g, '/:id')}?${keys}`;
}

/** Returns the paths that the user's notifications lead to. */
async function promptPaths(panel: Panel): Promise<string[]> {
  const { data } = await panel.api('GET', '/provider-prompts?type=notification&limit=25');
  const prompts: unknown[] = Array.isArray(data) ? data : [];
  return prompts.flatMap((prompt) => {
    const path = at(at(prompt, 'linkData'), 'path');
    return typeof path === 'string' ? [path] : [];
  });
}

/** Follows one link of each pattern, and the links of the pages behind them. @returns those that lead to an error */
async function deadLinks(page: Page, panel: Panel, pending: ReadonlySet<Request>) {
  const dead: string[] = [];
  const queue: { href: string; from: string }[] = [];
  const seen = new Set<string>();
  const add = (hrefs: readonly string[], from: string) => {
    for (const href of hrefs) {
      const pattern = patternOf(href);
      if (!seen.has(pattern)) queue.push({ href, from });
      seen.add(pattern);
    }
  };
  add(['/', '/settings'], 'a menu');
  add(await promptPaths(panel), 'a notification');
  let visits = 0;
  for (let next = queue.shift(); next; next = queue.shift(), visits += 1) {
    const isTitled = await page.evaluate(goTo, next.href);
    await settle(page, pending);
    const refused = page.getByRole('main').getByRole('paragraph').filter({ hasText: REFUSED });
    if (!isTitled || (await refused.count()) > 0) dead.push(`${next.href} (from ${next.from})`);
    add(await page.evaluate(linksOf), next.href);
  }
  expect(visits).toBeLessThan(MAX_VISITS);
  return dead;
}

for (const { login } of demoSignIns)
  test(`no link of the panel leads nowhere for ${login}`, async ({ page, panel, server }) => {
    test.setTimeout(240_000);
    await panel.goto('/sandbox/couples');
    const pending = pendingRequests(page);
    const keys = await sessionOf(page, server.url, login);
    await page.evaluate(({ accessToken, consumerKey }) => {
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('consumerKey', consumerKey);
    }, keys);
    await panel.goto('/');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const closed = page.locator('aside button[aria-expanded="false"]');
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    expect(await deadLinks(page, panel, pending)).toEqual([]);
  });
