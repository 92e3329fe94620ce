import type { Page } from '@playwright/test';
import { expect, fillSignIn, test, type Panel } from './support/panel.ts';

test.use({ signsInBy: 'form' });

const LOGIN = 'Kullanıcı adı, e-posta veya telefon';
const account = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Signs out by the menu; every tab then shows the sign-in page. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

/** Signs out, and checks another tab and the API. */
async function signOutEverywhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const table = other.getByRole('table', { name: 'Çiftler' });
  await expect(table).toBeVisible();
  const couple = await table.locator('tbody').getByRole('link').first().innerText();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await signOut(page);
  await expect(other.getByLabel('Şifre', { exact: true })).toBeVisible();
  await expect(other.getByRole('table')).toHaveCount(0);
  expect(await other.locator('body').innerText()).not.toContain(couple);
  const status = await page.evaluate(
    async (old) =>
      (
        await fetch('/api/leads', {
          headers: { 'X-Access-Token': old ?? '', 'X-Consumer-Key': 'x' },
        })
      ).status,
    token,
  );
  expect(status).toBe(401);
  await other.close();
}

test('a user signs in, sees today’s tasks and the couples, and signs out', async ({
  page,
  panel,
}) => {
  await panel.goto('/');
  await expect(page).toHaveURL(/\/auth\/login/);
  await test.step('a wrong password says so and keeps the input', async () => {
    await page.getByLabel(LOGIN).fill('zeynep');
    await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre');
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Bilgiler uyuşmuyor' })).toBeVisible();
    await expect(page.getByLabel(LOGIN)).toHaveValue('zeynep');
  });
  await panel.signIn('ayse');
  await expect(page.getByRole('heading', { level: 1, name: /, Ayşe$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Yanıt bekleyenler/ })).toBeVisible();
  await page.getByRole('link', { name: /^Çiftler/ }).click();
  await expect(page).toHaveURL(/\/leads$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Çiftler' }).getByRole('row')).toHaveCount(26);
  await test.step('signing out ends the session here and in the other tab', () =>
    signOutEverywhere(page));
  await test.step('a phone number of two users asks whom to sign in as', async () => {
    await fillSignIn(page, '0532 000 00 01');
    await page.getByRole('button', { name: /Yıldırım Davet Grubu/ }).click();
    await expect(account(page, /^Hesap menüsü: Işıl Ünal/)).toBeVisible();
  });
  await test.step('an invalid token leads to the sign-in, an e-mail address back to the link', async () => {
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'pt_thisTokenIsNobodysAtAll000');
      localStorage.setItem('consumerKey', 'ck_nothing1234567890');
    });
    await panel.goto('/customer-users?page=1');
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    await panel.signIn('AYSE@example.com');
    await expect(page).toHaveURL(/\/customer-users/);
    await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible();
  });
  await test.step('a user with an expired password cannot leave the renewal', async () => {
    await signOut(page);
    await fillSignIn(page, 'renew');
    await expect(page).toHaveURL(/\/password-renew/);
    await panel.goto('/leads');
    await expect(page).toHaveURL(/\/password-renew/);
  });
});

/** Ends the session at the API, and opens another list from the menu. */
async function loseSession(page: Page, panel: Panel, list: string) {
  // A pending request of the first list would otherwise be the first to fail.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await panel.api('DELETE', `/access-tokens/${token}`);
  // Not by the pointer: hovering prefetches a list, and the sign-in might appear too early.
  await page.getByRole('link', { name: list }).first().dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Signs in again in the dialog over the page. */
async function resume(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(LOGIN).fill('ayse');
  await dialog.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Giriş yap' }).click();
}

const over = (page: Page) => page.getByText('Oturumunuz yok ya da sona erdi');

/** Loses the session in a form with unsaved input, and signs in again. */
async function loseInForm(page: Page, panel: Panel) {
  await page
    .getByRole('link', { name: /^Çiftler/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Talep ekle' }).click();
  const bride = page.getByRole('textbox', { name: /^Gelin/ }).first();
  await bride.fill('Yarım Kalan');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0532 111 22 33');
  await page.getByRole('combobox', { name: /^Firma/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await panel.api('DELETE', `/access-tokens/${token}`);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await resume(page);
  await expect(bride).toHaveValue('Yarım Kalan');
  await expect(over(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yarım Kalan' })).toBeVisible();
}

test('an expired session is renewed, here and in every other tab', async ({
  page,
  panel,
  context,
}) => {
  // Pages without the event stream notice the lost session at their next call.
  await context.route(/\/api\/realtime\//, (route) => route.abort());
  await panel.signIn();
  const { origin } = new URL(page.url());
  const other = await context.newPage();
  await other.goto(`${origin}/customer-users/1/edit`);
  await other.getByLabel('Hakkında').fill('Yarım kalan bir cümle');
  const users = page.getByRole('table', { name: 'Kullanıcılar' });
  await test.step('failed requests are repeated after the sign-in, and input in other tabs is kept', async () => {
    await loseSession(page, panel, 'Kullanıcılar');
    await expect(other.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
    await resume(page);
    await expect(users.getByRole('link', { name: /Ayşe/ }).first()).toBeVisible();
    await expect(over(page)).toHaveCount(0);
    await expect(other.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toHaveCount(0);
    await expect(other.getByLabel('Hakkında')).toHaveValue('Yarım kalan bir cümle');
    await other.close();
  });
  await test.step('a session renewed in another tab continues here', async () => {
    await loseSession(page, panel, 'Kampanyalar');
    const third = await context.newPage();
    await third.goto(page.url());
    await fillSignIn(third, 'ayse');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Kampanyalar' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d+ kayıt/)
        .first(),
    ).toBeVisible();
    await expect(over(page)).toHaveCount(0);
    await third.close();
  });
  await test.step('an expired session is renewed in the middle of work', () =>
    loseInForm(page, panel));
});

/** Leaves for Facebook to link an account, as the settings do. */
async function leaveToConnect(page: Page) {
  const authUrl = await page.evaluate(async () => {
    const response = await fetch('/api/auth/facebook', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Access-Token': localStorage.getItem('accessToken') ?? '',
        'X-Consumer-Key': localStorage.getItem('consumerKey') ?? '',
      },
      body: JSON.stringify({
        intent: 'connect',
        redirectUri: '/auth/facebook',
        userType: 'customer',
      }),
    });
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || !('authUrl' in body)) throw new Error('none');
    const url = new URL(String(body.authUrl), location.origin);
    const left = { state: url.searchParams.get('state'), search: '', intent: 'connect' };
    sessionStorage.setItem('socialSignIn', JSON.stringify(left));
    return url.href;
  });
  await page.goto(authUrl);
}

/** Connects a Facebook account; works again if one is connected. */
async function linkFacebook(page: Page, panel: Panel) {
  await leaveToConnect(page);
  await page.getByRole('link', { name: /Deniz/ }).click();
  await expect(page.getByText('Facebook hesabınız bağlandı.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/social-accounts$/);
  const session = await panel.api('GET', '/customers/1/users/1');
  expect(JSON.stringify(session.data)).toContain('"facebookId":"');
}

/** Leaves the sign-in for another service. */
async function continueWith(page: Page, service: string) {
  await page.getByRole('button', { name: `${service} ile devam et` }).click();
  await expect(page.getByRole('heading', { name: 'Deneme hesabı seçin' })).toBeVisible();
}

for (const [service, linked] of [
  ['Google', 'Ayşe'],
  ['Facebook', 'Deniz'],
] as const) {
  test(`${service} signs in a user with a linked account, and continues`, async ({
    page,
    panel,
  }) => {
    if (service === 'Facebook')
      await test.step('linking another account continues on the way back', async () => {
        await panel.signIn();
        await linkFacebook(page, panel);
        await page.evaluate(() => localStorage.clear());
      });
    await panel.goto('/auth/login?redirectUrl=%2Fproviders');
    await test.step('a cancelled sign-in at the service is no failure', async () => {
      await continueWith(page, service);
      await page.getByRole('link', { name: 'Vazgeç' }).click();
      const notification = page.getByRole('status').filter({ hasText: 'vazgeçtiniz' });
      await expect(notification).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fproviders$/);
    });
    await test.step('a user without a linked account is told how to sign in', async () => {
      await continueWith(page, service);
      await page.getByRole('link', { name: /Mert/ }).click();
      const problem = page.getByRole('alert').filter({ hasText: 'bağlı bir kullanıcı yok' });
      await expect(problem).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fproviders$/);
    });
    await continueWith(page, service);
    await page.getByRole('link', { name: new RegExp(linked) }).click();
    await expect(account(page, /^Hesap menüsü: Ayşe/)).toBeVisible();
    await expect(page).toHaveURL(/\/providers$/);
    await test.step('a signed-in user without a requested page is redirected to home', async () => {
      const paths =
        service === 'Google' ? ['/auth/google', '/instagram/callback'] : ['/auth/facebook'];
      for (const path of paths) {
        await panel.goto(`${path}?code=abc&state=st_1`);
        await expect(page).toHaveURL(/\d\/$/);
        await expect(page.getByRole('region', { name: /^Yanıt bekleyenler/ })).toBeVisible();
      }
    });
  });
}
