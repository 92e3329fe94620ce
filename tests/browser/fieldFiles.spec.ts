import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { formOf, openGallery } from './support/gallery.ts';
import { expect, test } from './support/panel.ts';

test.beforeEach(async ({ page, panel }) => {
  await openGallery(page, panel);
});

/** Rows of the black edge at the top of a picture. */
const EDGE = 75;

/** A white picture with a black edge at its top, as a file that somebody chooses. */
async function picture(name: string, width: number, height: number) {
  const pixels = Buffer.alloc(width * height, 255).fill(0, 0, width * EDGE);
  const buffer = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Returns the brightness of the shown picture in its first row: 0 is black, 255 white. */
async function topOf(shown: Locator): Promise<number> {
  return shown.evaluate((element) => {
    const canvas = document.createElement('canvas');
    const pencil = canvas.getContext('2d');
    if (!pencil || !(element instanceof HTMLImageElement)) throw new Error('no picture');
    pencil.drawImage(element, 0, 0);
    return pencil.getImageData(0, 0, 1, 1).data[0] ?? 0;
  });
}

test('a picture is chosen, cut to a part by the keys, and removed', async ({ page }) => {
  const form = formOf(page, 'Görsel');
  const chooser = form.card.locator('input[type=file]');
  await chooser.setInputFiles(await picture('dar.jpg', 400, 300));
  await expect(
    form.card.getByText('Görsel en az 800 piksel genişliğinde olmalıdır.'),
  ).toBeVisible();
  await chooser.setInputFiles({
    name: 'bozuk.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>'),
  });
  await expect(form.card.getByText('Bu görsel açılamadı.')).toBeVisible();
  await chooser.setInputFiles(await picture('bahçe.jpg', 1200, 900));
  const shown = form.card.getByRole('img', { name: 'Görsel: bahçe.jpg' });
  await expect(shown).toHaveJSProperty('naturalHeight', 900);
  await form.card.getByRole('button', { name: 'Kırp: bahçe.jpg' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kırp' });
  const area = dialog.getByRole('application');
  await area.focus();
  // The picture goes up until its foot is reached.
  for (let pressed = 0; pressed < 12; pressed += 1) await page.keyboard.press('ArrowUp');
  await dialog.getByRole('button', { name: 'Uygula' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(shown).toHaveJSProperty('naturalHeight', 800);
  // Left in the middle, the part would begin within the edge, at the 50th of 900 rows.
  await expect.poll(() => topOf(shown)).toBeGreaterThan(200);
  await form.accepted();
  await form.card.getByRole('button', { name: 'Kaldır: bahçe.jpg' }).click();
  await form.refused('Bir görsel ekleyin.');
});

test('pictures are put in order, and there are no more than fit', async ({ page }) => {
  const form = formOf(page, 'Birkaç görsel');
  const chooser = form.card.locator('input[type=file]');
  await chooser.setInputFiles([
    await picture('bir.jpg', 900, 600),
    await picture('iki.jpg', 900, 600),
    await picture('üç.jpg', 900, 600),
  ]);
  await expect(form.card.getByText('En fazla 4 seçim yapabilirsiniz.')).toBeVisible();
  const pictures = form.card.getByRole('img');
  await expect(pictures).toHaveCount(4);
  await form.card.getByRole('button', { name: 'Öne al: iki.jpg' }).press('Enter');
  await expect(pictures.nth(2)).toHaveAccessibleName('Birkaç görsel: iki.jpg');
  await form.accepted();
});

test('a file is chosen, refused by its type, and removed', async ({ page }) => {
  const form = formOf(page, 'Dosya');
  const chooser = form.card.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'program.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('x'),
  });
  await expect(form.card.getByText(/Bu dosya türü desteklenmiyor.*PDF, TXT/)).toBeVisible();
  await chooser.setInputFiles({
    name: '<b>menü.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Mercimek çorbası'),
  });
  await form.accepted();
  await form.card.getByRole('button', { name: 'Kaldır: <b>menü.txt' }).click();
  await form.refused('Bu alan zorunludur.');
});
