import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { holdRequests } from './support/holdRequests.ts';
import { expect, test } from './support/panel.ts';
import { addUser } from './support/users.ts';

test.use({ signsInBy: 'form' });

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
};

/** Returns the names of everything that the browser stores for the panel. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
  }));

/** Storage keys that a user's panel may keep: session keys, language, configuration, and list preferences. */
const ALLOWED =
  /^(accessToken|consumerKey|language|colorMode|configuration:|popups:|RaStore|firstRequests$|list|views:|tours?:|push|sidebar|density)/;

async function keepAllowed(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'tr'));
  await moveTo(page, '/customer-users');
  await expect(page.getByRole('link', { name: 'Mert Kaya' })).toBeVisible();
  const during = await kept(page);
  expect(during.local.filter((name) => !ALLOWED.test(name))).toEqual([]);
  expect(during.databases).toEqual([]);
  expect(during.cookies).toBe('');
  // No stored value is a copy of people or leads.
  const values = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  for (const word of ['Mert Kaya', 'ayse@example.com', 'Çınaraltı'])
    expect(values).not.toContain(word);
}

async function keepLanguage(page: Page): Promise<void> {
  const after = await kept(page);
  expect(after.local.filter((name) => name !== 'language' && !name.startsWith('popups:'))).toEqual(
    [],
  );
  expect(after.tab).toEqual([]);
  expect(after.databases).toEqual([]);
  expect(after.cookies).toBe('');
}

test('the next user sees nothing of the previous one, not even initially', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  const table = page.getByRole('table', { name: 'Çiftler' });
  const first = await table.locator('tbody tr').first().getByRole('link').first().innerText();
  await test.step('the browser stores only what is allowed', () => keepAllowed(page));
  await signOut(page);
  await test.step('after signing out it stores only the language', () => keepLanguage(page));
  await panel.goto('/leads');
  await expect(page).toHaveURL(/redirectUrl=/);
  // Delays every request of the second user.
  const release = await holdRequests(page, /\/api\/(leads|providers|search|customers)\b/);
  const seen: string[] = [];
  await page.exposeFunction('report', (text: string) => seen.push(text));
  await page.evaluate(() => {
    const report: unknown = Reflect.get(window, 'report');
    new MutationObserver(() => {
      if (typeof report === 'function') Reflect.apply(report, null, [document.body.innerText]);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await panel.signIn('zeynep');
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes(first))).toEqual([]);
  release();
  await expect(table.locator('tbody tr').first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain(first);
});

test('planted values in the storage are ignored', async ({ page, panel, server }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && /^https?:/.test(request.url()))
      foreign.push(request.url());
  });
  await panel.signIn();
  await page.evaluate(() => {
    const bad = 'https://evil.example/api';
    const entry = JSON.stringify({
      form: 1,
      until: Date.now() + 86_400_000,
      value: { apiBase: bad },
    });
    for (const name of ['apiBase', 'baseUrl', 'config', 'runtime-config', 'scripts'])
      localStorage.setItem(name, name === 'scripts' ? JSON.stringify([`${bad}/a.js`]) : bad);
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith('configuration:')))
      localStorage.setItem(name, name.includes('config-items') ? '{broken' : entry);
  });
  await panel.goto('/leads');
  await expect(page.getByRole('table', { name: 'Çiftler' })).toBeVisible();
  await panel.goto('/customer-users');
  await expect(page.getByRole('link', { name: 'Mert Kaya' })).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
});

test('a form of one user is never sent with the keys of another', async ({
  page,
  panel,
  context,
  server,
}) => {
  await panel.startSession();
  const id = await addUser(panel, 'İki');
  await panel.goto(`/customer-users/${id}/edit`);
  await page.getByLabel('Hakkında').fill('Ayşe yazdı.');
  const mine = await page.evaluate(() => localStorage.getItem('accessToken'));
  const tokens: string[] = [];
  page.on('request', (request) => {
    const token = request.headers()['x-access-token'];
    if (token !== undefined) tokens.push(token);
  });

  const away = await context.newPage();
  await away.goto(`${server.url}/`);
  await away.evaluate(() => localStorage.removeItem('accessToken'));
  await away.close();
  const other = await context.newPage();
  await other.goto(`${server.url}/`);
  await other.getByLabel('Kullanıcı adı, e-posta veya telefon').fill('zeynep');
  await other.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await other.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(other.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
  const theirs = await other.evaluate(() => localStorage.getItem('accessToken'));
  expect(theirs).not.toBe(mine);

  // The first tab switched too; nothing of the form is left there, and nothing was sent.
  await expect(page.getByLabel('Hakkında')).toHaveCount(0);
  const sent = await page.evaluate(() => document.body.innerText);
  expect(sent).not.toContain('Ayşe yazdı.');
  expect(tokens.filter((token) => token !== mine && token !== theirs)).toEqual([]);
  await other.close();
});
