import sharp from 'sharp';
import { formOf, openGallery } from './support/gallery.ts';
import { walk, type Steps } from './support/journey.ts';
import { expect, test } from './support/panel.ts';

/** Creates a white picture as a file to choose. */
async function picture(name: string, width: number, height: number) {
  const pixels = Buffer.alloc(width * height, 255);
  const buffer = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const steps: Steps = {
  'a day is chosen in the calendar by keyboard': async ({ page }) => {
    const form = formOf(page, 'Gün');
    const box = form.card.getByRole('textbox', { name: /^Gün(\s\*)?$/ });
    await expect(box).toHaveValue('19 Haziran 1990');
    // Disabled until the calendar's code is loaded.
    await expect(box).toBeEnabled();
    await box.press('Enter');
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByRole('gridcell', { name: '19', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(calendar.getByRole('gridcell', { name: '27', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(box).toHaveValue('27 Haziran 1990');
    await expect(box).toBeFocused();
    await form.accepted();
  },
  'a day is chosen by mouse, and Escape keeps the value': async ({ page }) => {
    const form = formOf(page, 'Gün');
    const box = form.card.getByRole('textbox', { name: /^Gün(\s\*)?$/ });
    await box.click();
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: 'Sonraki ay' }).click();
    const fourth = calendar.getByRole('gridcell', { name: '4', exact: true });
    // The previous month slides away first.
    await expect(calendar.getByText('Temmuz 1990')).toHaveCount(1);
    await expect(fourth).toHaveCount(1);
    await fourth.click();
    await expect(box).toHaveValue('04 Temmuz 1990');
    await box.click();
    await calendar.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(box).toHaveValue('04 Temmuz 1990');
  },
  'a picture is chosen, cropped by keyboard, and removed': async ({ page }) => {
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
    await expect(form.card.getByText('Bu dosya türü desteklenmiyor.')).toBeVisible();
    await chooser.setInputFiles(await picture('bahçe.jpg', 1200, 900));
    const shown = form.card.getByRole('img', { name: 'Görsel: bahçe.jpg' });
    await expect(shown).toHaveJSProperty('naturalHeight', 900);
    await form.card.getByRole('button', { name: 'Kırp: bahçe.jpg' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kırp' });
    // Moves the lower edge up by keys alone.
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
  },
  'pictures are sorted, and their number is limited': async ({ page }) => {
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
  },
  'a file is chosen, rejected by its type, and removed in favour of the stored one': async ({
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
  },
  'a date is chosen with its time': async ({ page }) => {
    // The sample is in the future: past hours cannot be chosen.
    await page.clock.setSystemTime('2026-11-25T06:00:00Z');
    const form = formOf(page, 'Gün ve saat');
    const box = form.card.getByRole('textbox', { name: /^Gün ve saat(\s\*)?$/ });
    await expect(box).toHaveValue('25 Kasım 2026 15:00');
    await box.press('Enter');
    const calendar = page.getByRole('dialog');
    // The calendar is ready once the chosen day has the focus.
    await expect(calendar.getByRole('gridcell', { name: '25', exact: true })).toBeFocused();
    // By keys: the long page still loads other kinds, and a click would miss the day.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('26 Kasım 2026 15:00');
    await calendar.getByRole('option', { name: 'Saat 17' }).click();
    await expect(box).toHaveValue('26 Kasım 2026 17:00');
    await calendar.getByRole('option', { name: '30 dakika' }).click();
    await calendar.getByRole('button', { name: 'Tamam' }).click();
    await expect(box).toHaveValue('26 Kasım 2026 17:30');
    await form.accepted();
  },
};

test('days, pictures and files are chosen by mouse and keyboard', async ({
  page,
  panel,
  traveller,
}) => {
  await openGallery(page, panel);
  await walk(steps, traveller);
});
