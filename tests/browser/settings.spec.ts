import type { Page } from '@playwright/test';
import { recordBodies } from './support/recordBodies.ts';
import { createPicture } from './support/createPicture.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Bildirimler' }).last();
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Ayar bölümleri' });
const openTab = (page: Page, name: string) => tabs(page).getByRole('link', { name }).click();

test('the tabs have URLs, and all are available to everyone', async ({ page, panel }) => {
  await panel.signIn();
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Ayarlar' }).click();
  await expect(page).toHaveURL(/\/settings\/profile$/);
  const found: string[] = [];
  for (const name of [
    'Profil',
    'Şifre',
    'Sosyal hesaplar',
    'İki adımlı doğrulama',
    'Bildirimler',
    'Oturumlar',
    'Destek erişimi',
  ]) {
    await openTab(page, name);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('region', { name }).getByText('Yükleniyor')).toHaveCount(0);
    found.push(...(await findings(page)));
  }
  expect(found).toEqual([]);
  await panel.goto('/settings/no-such');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kayıt Bulunamadı');
});

async function saveProfile(page: Page): Promise<void> {
  const bodies = recordBodies(page, 'PUT', /\/users\/\d+$/);
  await page.getByLabel('Hakkında').fill('Yirmi yıldır bahçede.');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(notices(page)).toContainText('Profiliniz kaydedildi.');
  expect(bodies).toEqual([{ bio: 'Yirmi yıldır bahçede.' }]);

  await page
    .getByRole('button', { name: 'Fotoğraf', exact: true })
    .setInputFiles(await createPicture(page, 'ben.png'));
  const crop = page.getByRole('dialog', { name: 'Kırp' });
  await crop.getByRole('button', { name: 'Uygula' }).click();
  await expect(crop).toHaveCount(0);
  const uploaded = page.waitForResponse(/\/users\/\d+\/image$/);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  expect((await uploaded).status()).toBe(200);
  expect(bodies).toHaveLength(1);
  const shown = page.getByRole('img', { name: /^Fotoğraf/ });
  await expect(shown).toHaveAttribute('src', /^\/files\//);

  await page.getByRole('button', { name: /^Kaldır: / }).click();
  const removed = page.waitForResponse(/\/users\/\d+\/image$/);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  expect((await removed).request().method()).toBe('DELETE');
  await expect(shown).toHaveCount(0);
  expect(bodies).toHaveLength(1);
}

async function changeInTwoTabs(page: Page): Promise<void> {
  const bio = (of: Page) => of.getByLabel('Hakkında');
  await expect(bio(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await bio(other).fill('Öbür sekmede yazıldı.');
  await other.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(notices(other)).toContainText('Profiliniz kaydedildi.');

  await bio(page).fill('Bu sekmede yazıldı.');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt bu sırada değişti' });
  const field = dialog.getByRole('group', { name: 'Hakkında' });
  await expect(field).toContainText('Öbür sekmede yazıldı.');
  await expect(field.getByRole('radio', { name: /^Sizinki/ })).toBeChecked();
  // The notification of the previous save may still be shown.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await dialog.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(notices(page)).toContainText('Profiliniz kaydedildi.');
  await other.reload();
  await expect(bio(other)).toHaveValue('Bu sekmede yazıldı.');
  await other.close();
}

async function leaveWrong(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Ad(\s|$)/ }).fill('');
  await page.getByLabel('Kimlik numarası').fill('12345678901');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Düzeltilecek alanlar' })).toContainText(
    'Kimlik numarası',
  );
  const question = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  await openTab(page, 'Oturumlar');
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(page).toHaveURL(/\/settings\/profile$/);
  await expect(page.getByLabel('Kimlik numarası')).toHaveValue('12345678901');
  await openTab(page, 'Oturumlar');
  await question.getByRole('button', { name: 'Yine de ayrıl' }).click();
  await expect(page).toHaveURL(/\/settings\/sessions$/);
}

async function chooseNotifications(page: Page): Promise<void> {
  await openTab(page, 'Bildirimler');
  const bySms = page.getByRole('checkbox', { name: 'Mesajlar: SMS' });
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/notification-preferences') && response.request().method() === 'PUT',
  );
  await bySms.click();
  await saved;
  await expect(page.getByText('Kaydedildi', { exact: true })).toBeVisible();
  await page.reload();
  await expect(bySms).toBeChecked();
  await page.route(/\/notification-preferences$/, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await bySms.click();
  await expect(notices(page)).toContainText('Sunucuya ulaşılamadı');
  await expect(bySms).toBeChecked();
  await page.unroute(/\/notification-preferences$/);
}

async function fetchAgain(page: Page): Promise<void> {
  await page.route(/\/api\/sessions$/, (route) => route.abort());
  await openTab(page, 'Sosyal hesaplar');
  await openTab(page, 'Oturumlar');
  await expect(page.getByRole('alert')).toContainText('Bilgiler alınamadı');
  await page.unroute(/\/api\/sessions$/);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Bu cihaz')).toBeVisible();
}

test('a user edits the own profile and preferences', async ({ page, panel }) => {
  await panel.signIn('ilker', '/settings/profile');
  await test.step('a profile sends only changed fields, or only the picture', () =>
    saveProfile(page));
  await test.step('concurrent changes of my profile are shown next to mine', () =>
    changeInTwoTabs(page));
  await test.step('a notification preference is saved at once, and reverted if it is rejected', () =>
    chooseNotifications(page));
  await test.step('a failed request is reported and can be retried', () => fetchAgain(page));
  await openTab(page, 'Profil');
  await test.step('all faults are shown at once, and leaving unsaved changes asks for confirmation', () =>
    leaveWrong(page));
});

test('changing the sign-in requires the password only', async ({ page, panel }) => {
  await panel.signIn('sule', '/settings/profile');
  // Simulates an older sign-in.
  let isFirst = true;
  await page.route(/\/users\/\d+$/, (route) => {
    if (route.request().method() !== 'PUT' || !isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({
        message: 'Devam etmek için şifrenizi yeniden girin.',
        code: 'reauth_required',
        errors: [],
        requestId: '1',
      }),
    });
  });
  await page.getByLabel('E-posta adresi').first().fill('yeni.sule@example.com');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Şifrenizi girin' });
  await dialog.getByLabel('Şimdiki şifre').fill('yanlis-sifre');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toContainText('Şifre yanlış.');
  await dialog.getByLabel('Şimdiki şifre').fill('demo1234');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(notices(page)).toContainText('Profiliniz kaydedildi.');
  await page.reload();
  await expect(page.getByLabel('E-posta adresi').first()).toHaveValue('yeni.sule@example.com');
});
