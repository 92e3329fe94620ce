import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { engine } from '#i18n/tr/engine.ts';
import { ui } from '#i18n/tr/ui.ts';
import { demoSecrets, demoSignIns } from '../../server/db/seed/demoSignIns.ts';
import { permissionsOf } from '../../server/http/roles.ts';
import { permissionOf } from '../../src/app/permissionOf.ts';
import { pagePaths } from '../../src/session/panelPaths.ts';
import { declared } from './support/derived/declared.ts';
import { at, expect, test, type Panel } from './support/panel.ts';
import { pendingRequests } from './support/pendingRequests.ts';

/** Maximum number of URLs per sign-in; more means that a pattern is missing. */
const MAX_VISITS = 120;

/** Signs in as a manager of the account that `ayse` owns, with the same providers and a second factor. */
const MANAGER = 'twofa';

/** Permissions of an owner that a manager lacks. */
const OWNER_ONLY = ['account.write', 'payments.write'];

const source = new URL('../../src/', import.meta.url);

/** Pages that depend on these permissions, or on the role of a user; the others are the owner's. */
const MANAGER_PAGES = [
  pagePaths.checkout,
  pagePaths.cards,
  pagePaths.merchant,
  pagePaths.subscription,
  '/providers/1/payments',
  '/payments',
  '/settings',
  '/customer-users',
  '/customer-users/1',
];

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
async function settle(page: Page, pending: ReadonlySet<unknown>): Promise<void> {
  const skeletons = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: ui.state.loading });
  await expect.poll(async () => pending.size + (await skeletons.count()), QUICKLY).toBe(0);
}

/** Runs in the page: returns every URL of this panel to which a link below an element leads. */
function linksOf(scope: string): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`${scope} a[href]`)]
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

interface Walk {
  panel: Panel;
  pending: ReadonlySet<unknown>;
  login: string;
}

/**
 * Follows one link of each pattern, and the links of the pages behind them; a manager's links within the main part of
 * the pages that differ from the owner's. @returns those that lead to an error
 */
async function deadLinks(page: Page, { panel, pending, login }: Walk) {
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
  const isManager = login === MANAGER;
  add(isManager ? MANAGER_PAGES : ['/', '/settings'], 'a menu');
  add(await promptPaths(panel), 'a notification');
  const starts = new Set(queue.map(({ href }) => href));
  const scope = isManager ? 'main' : 'body';
  let visits = 0;
  for (let next = queue.shift(); next; next = queue.shift(), visits += 1) {
    const isTitled = await page.evaluate(goTo, next.href);
    await settle(page, pending);
    const refused = page.getByRole('main').getByRole('paragraph').filter({ hasText: REFUSED });
    if (!isTitled || (await refused.count()) > 0) dead.push(`${next.href} (from ${next.from})`);
    if (!isManager || starts.has(next.href)) add(await page.evaluate(linksOf, scope), next.href);
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
    expect(await deadLinks(page, { panel, pending, login })).toEqual([]);
  });

test('a manager lacks only those permissions of an owner on which the followed pages depend', () => {
  const managers = permissionsOf('manager', false);
  const lacking = permissionsOf('owner', false).filter((one) => !managers.includes(one));
  expect(lacking).toEqual(OWNER_ONLY);
  const needing = declared.filter(({ resource, menu }) =>
    menu.screens.some((screen) => OWNER_ONLY.includes(permissionOf(resource.name, screen) ?? '')),
  );
  expect(needing.map(({ resource }) => resource.name)).toEqual([]);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const naming = files.filter(
    (file) =>
      /(?<!\.test|Sample)\.tsx?$/.test(file) &&
      /'(account|payments)\.write'/.test(readFileSync(new URL(file, source), 'utf8')),
  );
  // The routes of the pages of cards, payment account, subscription and checkout.
  expect(naming.toSorted()).toEqual(['app/areaRoutes.tsx', 'app/bareRoutes.tsx']);
});
