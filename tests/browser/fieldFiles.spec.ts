import sharp from 'sharp';
import { formOf, openGallery } from './support/gallery.ts';
import { expect, test } from './support/panel.ts';

test.beforeEach(async ({ page, panel }) => {
  await openGallery(page, panel);
});

/** A white picture, as a file that somebody chooses. */
async function picture(name: string, width: number, height: number) {
  const pixels = Buffer.alloc(width * height, 255);
  const buffer = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
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
  // The lower edge goes up, by keys alone.
  await dialog.getByRole('button', { name: 'Alt kenar' }).focus();
  for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press('Shift+ArrowUp');
  await dialog.getByRole('button', { name: 'Uygula' }).click();
  await expect(dialog).toHaveCount(0);
  const heightOf = () =>
    shown.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalHeight : 0));
  await expect.poll(heightOf).toBeLessThan(880);
  await expect.poll(heightOf).toBeGreaterThan(700);
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

test('a file is chosen, refused by its type, and gives way to the stored one when removed', async ({
  page,
}) => {
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
  await expect(form.card.getByText('sozlesme-2026.pdf')).toBeVisible();
  await form.accepted();
});
