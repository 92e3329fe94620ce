import type { Page } from '@playwright/test';
import { expect, test, type Panel } from './support/panel.ts';

test.use({ signsInBy: 'form' });

test('a person signs in and sees what waits today, and the couples', async ({ page, panel }) => {
  await panel.goto('/');
  await expect(page).toHaveURL(/\/auth\/login/);
  await panel.signIn('ayse');
  await expect(page.getByRole('heading', { level: 1, name: /, Ayşe$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Yanıt bekleyenler/ })).toBeVisible();
  await page.getByRole('link', { name: /^Çiftler/ }).click();
  await expect(page).toHaveURL(/\/leads$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Çiftler' }).getByRole('row')).toHaveCount(26);
});

test('a wrong password says so and keeps what was typed', async ({ page, panel }) => {
  await panel.goto('/auth/login');
  const login = page.getByLabel('Kullanıcı adı, e-posta veya telefon');
  await login.fill('zeynep');
  await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bilgiler uyuşmuyor' })).toBeVisible();
  await expect(login).toHaveValue('zeynep');
});

test('an e-mail address signs in as well as a username', async ({ panel }) => {
  await panel.signIn('AYSE@example.com');
});

test('a phone of two users asks whom to sign in as', async ({ page, panel }) => {
  await panel.goto('/');
  await page.getByLabel('Kullanıcı adı, e-posta veya telefon').fill('0532 000 00 01');
  await page.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await page.getByRole('button', { name: /Yıldırım Davet Grubu/ }).click();
  await expect(page.getByRole('button', { name: /^Hesap menüsü: Işıl Ünal/ })).toBeVisible();
});

test('a deep link is reached after signing in', async ({ page, panel }) => {
  await panel.goto('/customer-users?page=1');
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  await panel.signIn();
  await expect(page).toHaveURL(/\/customer-users/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible();
});

test('a foreign address is not followed', async ({ page, panel }) => {
  await panel.goto('/auth/login?redirectUrl=https%3A%2F%2Fevil.example%2F');
  await panel.signIn();
  expect(new URL(page.url()).hostname).toBe('localhost');
});

test('a broken token leads to sign-in and back', async ({ page, panel }) => {
  await panel.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'pt_thisTokenIsNobodysAtAll000');
    localStorage.setItem('consumerKey', 'ck_nothing1234567890');
  });
  await panel.goto('/providers');
  await expect(page).toHaveURL(/\/auth\/login/);
  await panel.signIn();
  await expect(page).toHaveURL(/\/providers/);
});

test('signing out ends the session here and in the other tab', async ({ page, panel, context }) => {
  await panel.signIn();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('table', { name: 'Çiftler' })).toBeVisible();
  const table = other.getByRole('table', { name: 'Çiftler' });
  const couple = await table.locator('tbody').getByRole('link').first().innerText();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
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
});

test('a session that ends in the middle of work is taken up again', async ({ page, panel }) => {
  await signInUnheard(page, panel);
  await panel.goto('/leads/create');
  await page.getByLabel('Gelin', { exact: false }).first().fill('Yarım Kalan');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0532 111 22 33');
  await page.getByRole('combobox', { name: /^Firma/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await panel.api('DELETE', `/access-tokens/${token}`);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kullanıcı adı, e-posta veya telefon').fill('ayse');
  await dialog.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByLabel('Gelin', { exact: false }).first()).toHaveValue('Yarım Kalan');
  await expect(page.getByText('Oturumunuz yok ya da sona erdi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yarım Kalan' })).toBeVisible();
});

/** Signs in on a page that hears of nothing by itself: the session is then lost by its next call. */
async function signInUnheard(page: Page, panel: Panel) {
  await page.route(/\/api\/realtime\//, (route) => route.abort());
  await panel.signIn();
}

/** Ends the session at the API, and opens another list from the menu. */
async function loseSession(page: Page, panel: Panel) {
  // A request of the first list that is still on its way would be the first to be refused.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await panel.api('DELETE', `/access-tokens/${token}`);
  // Not by the pointer: a list is asked for ahead, and the sign-in might come between.
  await page.getByRole('link', { name: 'Kullanıcılar' }).first().dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('what could not be loaded below the sign-in is there after it', async ({ page, panel }) => {
  await signInUnheard(page, panel);
  await loseSession(page, panel);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Giriş yap' }).click();
  const table = page.getByRole('table', { name: 'Kullanıcılar' });
  await expect(table.getByRole('link', { name: /Ayşe/ }).first()).toBeVisible();
  await expect(page.getByText('Oturumunuz yok ya da sona erdi')).toHaveCount(0);
});

test('a session that another tab takes up again goes on here', async ({ page, panel, context }) => {
  await signInUnheard(page, panel);
  await loseSession(page, panel);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Kullanıcı adı, e-posta veya telefon').fill('ayse');
  await other.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await other.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const table = page.getByRole('table', { name: 'Kullanıcılar' });
  await expect(table.getByRole('link', { name: /Ayşe/ }).first()).toBeVisible();
  await expect(page.getByText('Oturumunuz yok ya da sona erdi')).toHaveCount(0);
});

test('what is being written in another tab waits for the session, too', async ({
  page,
  panel,
  context,
}) => {
  await signInUnheard(page, panel);
  const other = await context.newPage();
  await other.route('**/api/realtime/**', (route) => route.abort());
  await other.goto(`${new URL(page.url()).origin}/customer-users/1/edit`);
  await other.getByLabel('Hakkında').fill('Yarım kalan bir cümle');
  await loseSession(page, panel);
  await expect(other.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kullanıcı adı, e-posta veya telefon').fill('ayse');
  await dialog.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(other.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toHaveCount(0);
  await expect(other.getByLabel('Hakkında')).toHaveValue('Yarım kalan bir cümle');
});

test('who must renew the password can go nowhere else', async ({ page, panel }) => {
  await panel.goto('/');
  await page.getByLabel('Kullanıcı adı, e-posta veya telefon').fill('renew');
  await page.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL(/\/password-renew/);
  await panel.goto('/leads');
  await expect(page).toHaveURL(/\/password-renew/);
});

test('an unknown address shows the page for that, signed in or not', async ({ page, panel }) => {
  await panel.signIn();
  await panel.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Kayıt Bulunamadı' })).toBeVisible();
  await panel.goto('/leads/99999999');
  await expect(page.getByText('Kayıt bulunamadı').first()).toBeVisible();
});

/** Leaves for Facebook to link an account, as the settings do. */
async function leaveToConnect(page: Page) {
  const authUrl = await page.evaluate(async () => {
    const answer = await fetch('/api/auth/facebook', {
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
    const body: unknown = await answer.json();
    if (typeof body !== 'object' || body === null || !('authUrl' in body)) throw new Error('none');
    const url = new URL(String(body.authUrl), location.origin);
    const left = { state: url.searchParams.get('state'), search: '', intent: 'connect' };
    sessionStorage.setItem('socialSignIn', JSON.stringify(left));
    return url.href;
  });
  await page.goto(authUrl);
}

/** Links an account of Facebook; once it is linked, the same again. */
async function linkFacebook(page: Page) {
  await leaveToConnect(page);
  await page.getByRole('link', { name: /Deniz/ }).click();
  await expect(page.getByText('Facebook hesabınız bağlandı.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/social-accounts$/);
}

test('an account of another service is linked on the way back', async ({ page, panel }) => {
  await panel.signIn();
  await linkFacebook(page);
  const session = await panel.api('GET', '/customers/1/users/1');
  expect(JSON.stringify(session.data)).toContain('"facebookId":"');
});

/** Signs out, and leaves the sign-in for another service. */
async function continueWith(page: Page, panel: Panel, service: string) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await panel.goto('/auth/login?redirectUrl=%2Fproviders');
  await page.getByRole('button', { name: `${service} ile devam et` }).click();
  await expect(page.getByRole('heading', { name: 'Deneme hesabı seçin' })).toBeVisible();
}

for (const [service, linked] of [
  ['Google', 'Ayşe'],
  ['Facebook', 'Deniz'],
] as const) {
  test(`${service} signs in who has linked an account, and leads on`, async ({ page, panel }) => {
    await panel.signIn();
    if (service === 'Facebook') await linkFacebook(page);
    await continueWith(page, panel, service);
    await page.getByRole('link', { name: new RegExp(linked) }).click();
    await expect(page.getByRole('button', { name: /^Hesap menüsü: Ayşe/ })).toBeVisible();
    await expect(page).toHaveURL(/\/providers$/);
  });

  test(`${service} tells who has linked no account how to get in`, async ({ page, panel }) => {
    await panel.goto('/');
    await continueWith(page, panel, service);
    await page.getByRole('link', { name: /Mert/ }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'bağlı bir kullanıcı yok' });
    await expect(problem).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fproviders$/);
  });

  test(`a sign-in given up at ${service} is no failure`, async ({ page, panel }) => {
    await panel.goto('/');
    await continueWith(page, panel, service);
    await page.getByRole('link', { name: 'Vazgeç' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'vazgeçtiniz' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fproviders$/);
    await panel.signIn();
    await expect(page).toHaveURL(/\/providers$/);
  });
}

test('a link that was given up over there is no failure', async ({ page, panel }) => {
  await panel.signIn();
  await leaveToConnect(page);
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(page.getByText('Bağlamaktan vazgeçtiniz')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/social-accounts$/);
});

for (const path of ['/auth/google', '/auth/facebook', '/instagram/callback']) {
  test(`${path} leads home who is signed in and asked for nothing`, async ({ page, panel }) => {
    await panel.signIn();
    await panel.goto(`${path}?code=abc&state=st_1`);
    await expect(page).toHaveURL(/\d\/$/);
    await expect(page.getByRole('region', { name: /^Yanıt bekleyenler/ })).toBeVisible();
  });
}
