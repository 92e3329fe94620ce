import { expect, test } from './support/panel.ts';

test('a person signs in and sees the couples', async ({ page, panel }) => {
  await panel.goto('/');
  await expect(page).toHaveURL(/\/auth\/login/);
  await panel.signIn('ayse');
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
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(other.getByLabel('Şifre', { exact: true })).toBeVisible();
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
  await panel.signIn();
  await panel.goto('/leads/create');
  await page.getByLabel('Gelin', { exact: false }).first().fill('Yarım Kalan');
  await page.getByLabel('Telefon').fill('0532 111 22 33');
  await page.getByRole('combobox', { name: /^Firma/ }).click();
  await page.getByRole('option').first().click();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await panel.api('DELETE', `/access-tokens/${token}`);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kullanıcı adı, e-posta veya telefon').fill('ayse');
  await dialog.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByLabel('Gelin', { exact: false }).first()).toHaveValue('Yarım Kalan');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yarım Kalan' })).toBeVisible();
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
