import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { closeNotices } from './support/notices.ts';
import { expect, test, type Panel } from './support/panel.ts';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

async function lookAtPdf(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Menü ve fiyat teklifi' }).first().click();
  const files = page.getByRole('region', { name: 'Ekler' });
  await files.getByRole('button', { name: 'Önizle: Fiyat listesi' }).click();
  const viewer = page.getByRole('dialog', { name: 'Fiyat listesi' });
  await expect(viewer.getByRole('img', { name: /^Fiyat listesi: ilk sayfa/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(files.getByRole('button', { name: 'Önizle: Fiyat listesi' })).toBeFocused();
}

async function lookAtPicture(page: Page, panel: Panel): Promise<void> {
  const id = await addLead(panel, { brideName: 'Görselli Çift', email: 'gorselli@example.com' });
  await moveTo(page, `/leads/${id}`);
  await page.getByRole('textbox', { name: /^Mesaj/ }).fill('Salonumuzun fotoğrafı ektedir.');
  await page
    .getByLabel('Dosya ekle')
    .and(page.locator('input'))
    .setInputFiles(await picture('salon.jpg', '#2f6f5e'));
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
  // The notification covers the viewer's buttons.
  await closeNotices(page);
  await page.getByRole('button', { name: 'Önizle: salon.jpg' }).click();
  const viewer = page.getByRole('dialog', { name: 'salon.jpg' });
  await expect(viewer.getByRole('img', { name: 'salon.jpg' })).toHaveJSProperty(
    'naturalWidth',
    900,
  );
  expect(await findings(page)).toEqual([]);
  await viewer.getByRole('button', { name: 'Kapat' }).click();
  await expect(viewer).toBeHidden();
}

async function lookThroughPhotos(page: Page): Promise<void> {
  // Photos are added to a review while it is pending.
  const pending = encodeURIComponent(JSON.stringify({ status: 'pending' }));
  await moveTo(page, `/provider-testimonials?filter=${pending}`);
  await page.locator('tbody tr').first().getByRole('link').first().click();
  const photos = page.getByRole('region', { name: 'Fotoğraflar' });
  // The newest review has no photos if another test added it.
  const rows = photos.getByRole('listitem');
  await expect(rows.first().or(photos.getByText('Bu yorumda fotoğraf yok.'))).toBeVisible();
  const before = await rows.count();
  for (const [index, colour] of ['#2f6f5e', '#8b1e3f'].entries()) {
    await photos
      .locator('input[type=file]')
      .setInputFiles(await picture(`foto-${index}.jpg`, colour));
    await expect(photos.getByRole('listitem')).toHaveCount(before + index + 1);
  }
  await photos.getByRole('listitem').first().getByRole('button').click();
  const viewer = page.getByRole('dialog');
  const total = before + 2;
  await expect(viewer.getByText(`1 / ${total}`)).toBeVisible();
  await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 1 });
  await expect(viewer.getByRole('button', { name: 'Önceki' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`2 / ${total}`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await viewer.getByRole('button', { name: 'Önceki' }).click();
  await expect(viewer.getByText(`1 / ${total}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
}

test('files are viewed in place', async ({ page, panel }) => {
  await panel.signIn('ayse', '/templates/mail-templates');
  await test.step('a template’s PDF is viewed before it is sent', () => lookAtPdf(page));
  await test.step('a picture of a message is viewed in full size', () =>
    lookAtPicture(page, panel));
  await test.step('photos of a review are viewed in the panel, by buttons and keyboard', () =>
    lookThroughPhotos(page));
});
