import { generateSync } from 'otplib';
import type { Page } from '@playwright/test';
import { closePopups } from './support/closedPopups.ts';
import { findings } from './support/findings.ts';
import { at, expect, test } from './support/panel.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Bildirimler' }).last();
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Ayar bölümleri' });
const openTab = (page: Page, name: string) => tabs(page).getByRole('link', { name }).click();

test('a new password takes the old one, refuses the commonest, and opens the panel', async ({
  page,
  panel,
  server,
}) => {
  await panel.signIn('cigdem', '/settings/password');
  const save = page.getByRole('button', { name: 'Şifreyi değiştir' });
  await save.click();
  await expect(page.getByText('Bu alan zorunludur.')).toBeVisible();
  await page.getByLabel('Şimdiki şifre').fill('yanlis-sifre');
  await page.getByLabel('Yeni şifre', { exact: true }).fill('123456');
  await expect(page.getByText('Zayıf: en az 10 karakter öneririz')).toBeVisible();
  await page.getByLabel('Yeni şifre (tekrar)').fill('1234567');
  await save.click();
  await expect(page.getByText('Şifreler aynı değil.')).toBeVisible();
  await page.getByLabel('Yeni şifre (tekrar)').fill('123456');
  await save.click();
  await expect(page.getByText('Bu şifre çok yaygın.')).toBeVisible();
  await page.getByLabel('Yeni şifre', { exact: true }).fill('bambaska-bir-sifre-9');
  await page.getByLabel('Yeni şifre (tekrar)').fill('bambaska-bir-sifre-9');
  await save.click();
  await expect(page.getByText('Şifre yanlış.')).toBeVisible();
  await openTab(page, 'Profil');
  const leaving = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  await leaving.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(leaving).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings\/password$/);
  await page.getByLabel('Şimdiki şifre').fill('demo1234');
  await save.click();
  await expect(notices(page)).toContainText('Şifreniz değişti, diğer oturumlarınız kapatıldı.');
  const answer = await page.request.post(`${server.url}/api/access-tokens`, {
    data: { identifier: 'cigdem', password: 'bambaska-bir-sifre-9' },
  });
  expect(at(await answer.json(), 'outcome')).toBe('signed_in');
});

test('a social account is linked at the other service and taken off again', async ({
  page,
  panel,
}) => {
  await panel.signIn('mert', '/settings/social-accounts');
  const google = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Google' });
  await expect(google).toContainText('Bağlı değil');
  await google.getByRole('button', { name: 'Google hesabını bağla' }).click();
  await page.getByRole('link', { name: /Mert/ }).click();
  await expect(page).toHaveURL(/\/settings\/social-accounts$/);
  await expect(notices(page)).toContainText('Google hesabınız bağlandı.');
  await expect(google.getByText('Bağlı', { exact: true })).toBeVisible();

  // The other service, and no.
  const facebook = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Facebook' });
  await facebook.getByRole('button', { name: 'Facebook hesabını bağla' }).click();
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(notices(page)).toContainText('Bağlamaktan vazgeçtiniz.');
  await expect(facebook).toContainText('Bağlı değil');

  await google.getByRole('button', { name: 'Google bağlantısını kaldır' }).click();
  const dialog = page.getByRole('dialog', { name: 'Google bağlantısı kaldırılsın mı?' });
  await dialog.getByRole('button', { name: 'Google bağlantısını kaldır' }).click();
  await expect(notices(page)).toContainText('Google bağlantısı kaldırıldı.');
  await expect(google).toContainText('Bağlı değil');
});

test('a second factor is turned on, its codes are put away, and it is turned off by the password', async ({
  page,
  context,
  panel,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.signIn('gonul', '/settings/two-factor');
  await page.getByRole('button', { name: 'İki adımlı doğrulamayı aç' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  const stepNow = () => Math.floor(Date.now() / 30_000);
  const codeNow = () => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });
  const code = page.getByLabel('6 haneli kod');
  await code.fill('12');
  await page.getByRole('button', { name: 'Doğrula ve aç' }).click();
  await expect(page.getByText('6 haneli kodu girin.').last()).toBeVisible();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Doğrula ve aç' }).click();
  await expect(page.getByText('Kod yanlış ya da süresi doldu.')).toBeVisible();
  const used = stepNow();
  await code.fill(codeNow());
  await page.getByRole('button', { name: 'Doğrula ve aç' }).click();

  const codes = page.getByRole('list', { name: 'Kurtarma kodlarınız' });
  await expect(codes.getByRole('listitem')).toHaveCount(8);
  await openTab(page, 'Profil');
  const leaving = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  await leaving.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(leaving).toHaveCount(0);
  await expect(codes).toBeVisible();
  await page.getByRole('button', { name: 'Kopyala' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(await codes.getByRole('listitem').first().innerText());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'İndir' }).click();
  expect((await download).suggestedFilename()).toBe('kurtarma-kodlari.txt');
  await page.getByRole('button', { name: 'Sakladım' }).click();
  await expect(page.getByText('Girişte doğrulama uygulamanızın kodu soruluyor.')).toBeVisible();

  await page.getByRole('button', { name: 'İki adımlı doğrulamayı kapat' }).click();
  await code.fill('000000');
  await page.getByLabel('Şimdiki şifre').fill('yanlis-sifre');
  await page.getByRole('button', { name: 'İki adımlı doğrulamayı kapat' }).click();
  await expect(page.getByText('Şifre yanlış.')).toBeVisible();
  await page.getByLabel('Şimdiki şifre').fill('demo1234');
  // A code works once, and the next comes with the clock.
  await expect.poll(stepNow, { timeout: 40_000 }).toBeGreaterThan(used);
  await code.fill(codeNow());
  await page.getByRole('button', { name: 'İki adımlı doğrulamayı kapat' }).click();
  await expect(notices(page)).toContainText('İki adımlı doğrulama kapatıldı.');
  await expect(page.getByRole('button', { name: 'İki adımlı doğrulamayı aç' })).toBeVisible();
});

test('sessions are seen, and one or all others are ended', async ({
  page,
  browser,
  panel,
  server,
}) => {
  await panel.signIn('zeynep');
  // Other tests leave sessions of hers behind.
  await panel.api('DELETE', '/sessions');
  const others: Page[] = [];
  for (let count = 0; count < 2; count += 1) {
    const context = await browser.newContext({ locale: 'tr-TR' });
    await closePopups(context);
    const other = await context.newPage();
    await other.goto(server.url);
    await other.getByLabel('Kullanıcı adı, e-posta veya telefon').fill('zeynep');
    await other.getByLabel('Şifre', { exact: true }).fill('demo1234');
    await other.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(other.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
    others.push(other);
  }
  await panel.goto('/settings/sessions');
  const list = page.getByRole('region', { name: 'Oturumlar' }).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText('Bu cihaz');
  await expect(list.first().getByRole('button')).toHaveCount(0);
  await list
    .nth(1)
    .getByRole('button', { name: /^Oturumu kapat/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oturumu kapat' }).click();
  await expect(notices(page)).toContainText('Oturum kapatıldı.');
  await expect(list).toHaveCount(2);
  await page.getByRole('button', { name: 'Diğer tüm oturumları kapat' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Diğer tüm oturumları kapat' })
    .click();
  await expect(page.getByText('Başka bir cihazda açık oturumunuz yok.')).toBeVisible();
  for (const other of others) {
    // Their streams end, and the sign-in lies over the page.
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.context().close();
  }
});
