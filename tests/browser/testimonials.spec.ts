import type { Page } from '@playwright/test';
import { createPicture } from './support/createPicture.ts';
import { findings } from './support/findings.ts';
import { moveTo } from './support/moveTo.ts';
import { expect, test, type Panel } from './support/panel.ts';

/** Opens a published review without reply and dispute, as its provider. @returns the path */
async function openComment(page: Page, panel: Panel): Promise<string> {
  await panel.signIn('ayse', '/provider-testimonials');
  await page.getByRole('link', { name: 'Nazlı ve Ömer' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nazlı ve Ömer' })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Approves the pending record with this name in an area of the support desk. */
async function approveAtDesk(page: Page, panel: Panel, area: string, name: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('about:blank');
  await panel.signIn('selin.destek', `/support/approvals/${area}`);
  const button = page.getByRole('button', { name: `Onayla: ${name}` });
  await button.first().click();
  await expect(page.getByText('Onaylandı.')).toBeVisible();
}

/** Adds a review on behalf of a couple: it is pending, and shows who added it. */
async function addOnBehalf(page: Page): Promise<void> {
  await moveTo(page, '/provider-testimonials/create');
  await page.getByRole('combobox', { name: /^Firma/ }).click();
  await page.getByRole('option', { name: /Çınaraltı/ }).click();
  await page.getByRole('textbox', { name: /^Çift/ }).fill('Suna ve Metin');
  await page.getByRole('textbox', { name: /^Yorum/ }).fill('Telefonda söylediler: çok memnunuz.');
  await page.getByRole('group', { name: /^Puan/ }).getByText('5 yıldız').click({ force: true });
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suna ve Metin' })).toBeVisible();
  await expect(page.getByText('Onay bekliyor').first()).toBeVisible();
  const review = page.getByRole('region', { name: 'Çiftin sözleri' });
  await expect(review).toContainText('Çift adına firmanız ekledi.');
  await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('Yorum eklendi');
}

/** Adds a photo to the open review after a failed attempt. */
async function addPhoto(page: Page): Promise<void> {
  const photos = page.getByRole('region', { name: 'Fotoğraflar' });
  const picture = await createPicture(page, 'dans.png');
  await page.context().setOffline(true);
  await photos.getByLabel('Fotoğraf dosyası').setInputFiles(picture);
  await expect(photos.getByRole('alert')).toContainText('Sunucuya ulaşılamadı');
  await page.context().setOffline(false);
  await photos.getByLabel('Fotoğraf dosyası').setInputFiles(picture);
  await expect(photos.getByRole('listitem')).toHaveCount(1);
}

async function dispute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'İtiraz et' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Bu çift bizden hizmet almadı.');
  await dialog.getByRole('button', { name: 'İtiraz et' }).click();
  const shown = page.getByRole('region', { name: 'İtirazınız' });
  await expect(shown).toContainText('Bu çift bizden hizmet almadı.');
  await expect(shown).toContainText('İnceleniyor');
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'İtirazı geri çek' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'İtirazı geri çek' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('İtiraz geri çekildi');
}

test('a reply is pending, and is shown below the review once it is approved', async ({
  page,
  panel,
}) => {
  const path = await openComment(page, panel);
  await test.step('a dispute shows its reason and state, and can be withdrawn', () =>
    dispute(page));
  await page.getByRole('button', { name: 'Yanıtla' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Ne mutlu bize, bir ömür mutluluklar.');
  await dialog.getByRole('button', { name: 'Yanıtla' }).click();
  const reply = page.getByRole('region', { name: 'Yanıtınız' });
  await expect(reply).toContainText('Ne mutlu bize');
  await expect(reply).toContainText('Onay bekliyor');
  await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('Yanıt yazıldı');
  expect(await findings(page)).toEqual([]);

  await approveAtDesk(page, panel, 'replies', 'Nazlı ve Ömer');
  await page.goto('about:blank');
  await panel.signIn('ayse', path);
  await expect(reply).toContainText('Yayında');
  await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('Yanıt yayınlandı');

  const photos = page.getByRole('region', { name: 'Fotoğraflar' });
  await expect(photos.getByRole('button', { name: 'Fotoğraf ekle' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Düzenle' }).click();
  await page.getByRole('switch', { name: /^Öne çıkan/ }).check();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('region', { name: 'Yayın' })).toContainText('Öne çıkan');
  expect(await findings(page)).toEqual([]);
  await test.step('a review added on behalf of a couple is pending and says so', () =>
    addOnBehalf(page));
  await test.step('a photo is added while the review is pending', () => addPhoto(page));
});
