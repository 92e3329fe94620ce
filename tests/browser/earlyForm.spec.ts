import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.ts';
import { expect, test } from './support/panel.ts';

test.use({ signsInBy: 'form' });

const CODE = /assets\/index-[\w-]+\.js/;
const login = (page: Page) => page.locator('input[name="identifier"]');
const password = (page: Page) => page.locator('input[name="password"]');

/** Expects the loaded page to show no early sign-in form. */
async function expectNoForm(page: Page): Promise<void> {
  await expect(page.locator('body > script')).toHaveCount(1);
  await expect(page.locator('template')).toHaveCount(0);
  await expect(page.locator('.opening')).toHaveCount(1);
  await expect(login(page)).toHaveCount(0);
}

test('input submitted before the code has loaded signs in once afterwards', async ({
  page,
  server,
}) => {
  const release = await holdRequests(page, CODE);
  await page.goto(`${server.url}/leads?page=2`, { waitUntil: 'commit' });
  await expect(login(page)).toBeFocused();
  await page.keyboard.type('ayse');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo1234');
  const requests: string[] = [];
  // The rendered page may still load fonts and icons.
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('/api/'))
      requests.push(request.url());
  });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  expect(requests).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
  await expect(page).toHaveURL(/\/leads\?page=2/);
  expect(requests.filter((url) => url.includes('/api/access-tokens'))).toHaveLength(1);
});

for (const [language, spoken] of [
  ['tr', 'Türkçe'],
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['ar', 'العربية'],
] as const)
  test(`the form does not change when its code loads: ${language}`, async ({ page, server }) => {
    await page.addInitScript((name) => localStorage.setItem('language', name), language);
    const release = await holdRequests(page, CODE);
    await page.goto(`${server.url}/auth/login?redirectUrl=%2Fleads`, { waitUntil: 'commit' });
    await password(page).fill('demo1234');
    await expect(page.locator('summary')).toContainText(spoken);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    const form = await page.locator('form').elementHandle();
    const box = await page.locator('form').boundingBox();
    release();
    await expect(page).toHaveTitle(/ · /);
    await expect(page.locator('[data-early]')).toHaveCount(0);
    expect(await form?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(password(page)).toHaveValue('demo1234');
    await expect(password(page)).toBeFocused();
    expect(await page.locator('form').boundingBox()).toEqual(box);
    const links = page.locator('a[href^="/auth/forgot-password"]');
    await expect(links).toHaveAttribute('href', '/auth/forgot-password?redirectUrl=%2Fleads');
  });

test('an extension’s element between the fields loses no input', async ({ page, server }) => {
  const release = await holdRequests(page, CODE);
  await page.goto(`${server.url}/leads`, { waitUntil: 'commit' });
  await login(page).fill('ayse');
  await password(page).fill('demo1234');
  await page.evaluate(() => document.querySelector('form')?.prepend('Kasa'));
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
});

test('a sign-in method chosen before the code has loaded opens afterwards', async ({
  page,
  server,
}) => {
  const release = await holdRequests(page, CODE);
  await page.goto(`${server.url}/auth/login`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Tek kullanımlık kodla giriş' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Kod gönder' })).toBeVisible();
});

test('without its code the form reloads the page', async ({ page, panel, server }) => {
  let broken = true;
  await page.route(CODE, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`${server.url}/auth/login`);
  broken = false;
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveTitle(/ · /);
  await panel.signIn();
});

test('other pages do not start with the sign-in form', async ({ page, server }) => {
  await holdRequests(page, CODE);
  await page.goto(`${server.url}/auth/forgot-password`, { waitUntil: 'commit' });
  await expectNoForm(page);
});

test('a signed-in user sees no form, and the files of the screen are preloaded', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  const release = await holdRequests(page, CODE);
  await page.reload({ waitUntil: 'commit' });
  await expectNoForm(page);
  const ahead = () =>
    page
      .locator('head > link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const name of ['panel', 'preloadRoute', 'list', 'views', 'definition', 'first'])
    expect(await ahead()).toContainEqual(expect.stringMatching(`^/assets/${name}-`));
  const preloaded = await ahead();
  release();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Each file was loaded once, and all preloaded files are used by then.
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.filter((path) => preloaded.includes(path)).toSorted()).toEqual(
    preloaded.toSorted(),
  );
});
