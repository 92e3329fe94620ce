import { generateSync } from 'otplib';
import type { Browser, Page } from '@playwright/test';
import { closePopups } from './support/closedPopups.ts';
import { findings } from './support/findings.ts';
import { at, expect, panelOf, test } from './support/panel.ts';
import type { RunningPanel } from './support/server.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Bildirimler' }).last();
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Ayar bölümleri' });
const openTab = (page: Page, name: string) => tabs(page).getByRole('link', { name }).click();

const NEW_PASSWORD = 'bambaska-bir-sifre-9';

/** Tries to leave for the profile, and stays by the confirmation dialog. */
async function stay(page: Page): Promise<void> {
  await openTab(page, 'Profil');
  const leaving = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  await leaving.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(leaving).toHaveCount(0);
}

async function changePassword(page: Page, server: RunningPanel): Promise<void> {
  await openTab(page, 'Şifre');
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
  await page.getByLabel('Yeni şifre', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Yeni şifre (tekrar)').fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByText('Şifre yanlış.')).toBeVisible();
  await stay(page);
  await expect(page).toHaveURL(/\/settings\/password$/);
  await page.getByLabel('Şimdiki şifre').fill('demo1234');
  await save.click();
  await expect(notices(page)).toContainText('Şifreniz değişti, diğer oturumlarınız kapatıldı.');
  const response = await page.request.post(`${server.url}/api/access-tokens`, {
    data: { identifier: 'cigdem', password: NEW_PASSWORD },
  });
  // The second factor follows the correct password.
  expect(at(await response.json(), 'outcome')).toBe('two_factor_required');
}

async function linkAccounts(page: Page): Promise<void> {
  await openTab(page, 'Sosyal hesaplar');
  const google = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Google' });
  await expect(google).toContainText('Bağlı değil');
  await google.getByRole('button', { name: 'Google hesabını bağla' }).click();
  await page.getByRole('link', { name: /Mert/ }).click();
  await expect(page).toHaveURL(/\/settings\/social-accounts$/);
  await expect(notices(page)).toContainText('Google hesabınız bağlandı.');
  await expect(google.getByText('Bağlı', { exact: true })).toBeVisible();

  // The other service, which denies the request.
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
}

const stepNow = () => Math.floor(Date.now() / 30_000);

interface Factor {
  /** Time step after which the code used for activation is expired. */
  used: number;
  codeNow: () => string;
}

async function turnOn(page: Page): Promise<Factor> {
  await page.getByRole('button', { name: 'İki adımlı doğrulamayı aç' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  const codeNow = () => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });
  const code = page.getByLabel('6 haneli kod');
  await code.fill('12');
  await page.getByRole('button', { name: 'Doğrula ve aç' }).click();
  await expect(page.getByText('6 haneli kodu girin.').last()).toBeVisible();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Doğrula ve aç' }).click();
  await expect(page.getByText('Kod yanlış ya da süresi doldu.')).toBeVisible();
  await code.fill(codeNow());
  await page.getByRole('button', { name: 'Doğrula ve aç' }).click();
  // After activation, so that it is never the code of a later step.
  return { used: stepNow(), codeNow };
}

async function keepCodes(page: Page): Promise<void> {
  const codes = page.getByRole('list', { name: 'Kurtarma kodlarınız' });
  await expect(codes.getByRole('listitem')).toHaveCount(8);
  await stay(page);
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
}

async function turnOff(page: Page, { used, codeNow }: Factor): Promise<void> {
  await openTab(page, 'İki adımlı doğrulama');
  const code = page.getByLabel('6 haneli kod');
  const off = page.getByRole('button', { name: 'İki adımlı doğrulamayı kapat' });
  await off.click();
  await code.fill('000000');
  await page.getByLabel('Şimdiki şifre').fill('yanlis-sifre');
  await off.click();
  await expect(page.getByText('Şifre yanlış.')).toBeVisible();
  await page.getByLabel('Şimdiki şifre').fill(NEW_PASSWORD);
  // A code works once; the next one depends on the clock.
  await expect.poll(stepNow, { timeout: 40_000 }).toBeGreaterThan(used);
  await code.fill(codeNow());
  await off.click();
  await expect(notices(page)).toContainText('İki adımlı doğrulama kapatıldı.');
  await expect(page.getByRole('button', { name: 'İki adımlı doğrulamayı aç' })).toBeVisible();
}

/** Opens the panel as the same user in another browser context. */
async function openElsewhere(browser: Browser, server: RunningPanel): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr-TR' });
  await closePopups(context);
  const page = await context.newPage();
  await panelOf(page, server).signIn('cigdem', '/settings/profile');
  return page;
}

async function endSessions(page: Page, others: readonly Page[]): Promise<void> {
  await openTab(page, 'Oturumlar');
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
  const endAll = { name: 'Diğer tüm oturumları kapat' };
  await page.getByRole('button', endAll).click();
  await page.getByRole('dialog').getByRole('button', endAll).click();
  await expect(page.getByText('Başka bir cihazda açık oturumunuz yok.')).toBeVisible();
  for (const other of others) {
    // Their streams end, and the sign-in dialog covers the page.
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.context().close();
  }
}

test('second factor, social accounts, sessions and password are managed', async ({
  page,
  context,
  browser,
  panel,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.signIn('cigdem', '/settings/two-factor');
  // Earlier tests may have left sessions of this user.
  await panel.api('DELETE', '/sessions');
  const others = [await openElsewhere(browser, server), await openElsewhere(browser, server)];
  const factor = await test.step('a second factor is enabled', () => turnOn(page));
  await test.step('recovery codes are saved', () => keepCodes(page));
  await test.step('a social account is linked at the other service and unlinked', () =>
    linkAccounts(page));
  await test.step('sessions are listed, and one or all others are ended', () =>
    endSessions(page, others));
  await test.step('a new password requires the old one and rejects common ones', () =>
    changePassword(page, server));
  await test.step('a second factor is disabled by the password', () => turnOff(page, factor));
});
