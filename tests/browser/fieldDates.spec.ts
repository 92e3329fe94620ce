import { formOf, openGallery } from './support/gallery.ts';
import { expect, test } from './support/panel.ts';

test.beforeEach(async ({ page, panel }) => {
  await openGallery(page, panel);
});

test('a day is chosen in the calendar by the keys', async ({ page }) => {
  const form = formOf(page, 'Gün');
  const box = form.card.getByRole('textbox', { name: /^Gün(\s\*)?$/ });
  await expect(box).toHaveValue('19 Haziran 1990');
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
});

test('a day is chosen by the mouse, and Escape leaves it as it was', async ({ page }) => {
  const form = formOf(page, 'Gün');
  const box = form.card.getByRole('textbox', { name: /^Gün(\s\*)?$/ });
  await box.click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: 'Sonraki ay' }).click();
  const fourth = calendar.getByRole('gridcell', { name: '4', exact: true });
  // The month before slides away first.
  await expect(calendar.getByText('Temmuz 1990')).toHaveCount(1);
  await expect(fourth).toHaveCount(1);
  await fourth.click();
  await expect(box).toHaveValue('04 Temmuz 1990');
  await box.click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(box).toHaveValue('04 Temmuz 1990');
});

test('a moment is chosen with its hour', async ({ page }) => {
  // The sample lies ahead: past hours cannot be chosen.
  await page.clock.setSystemTime('2026-11-25T06:00:00Z');
  const form = formOf(page, 'Gün ve saat');
  const box = form.card.getByRole('textbox', { name: /^Gün ve saat(\s\*)?$/ });
  await expect(box).toHaveValue('25 Kasım 2026 15:00');
  await box.press('Enter');
  const calendar = page.getByRole('dialog');
  // The calendar stands once the chosen day has the focus.
  await expect(calendar.getByRole('gridcell', { name: '25', exact: true })).toBeFocused();
  // By the keys: other kinds of the long page still come in, and a click would land beside the day.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('26 Kasım 2026 15:00');
  await calendar.getByRole('option', { name: 'Saat 17' }).click();
  await expect(box).toHaveValue('26 Kasım 2026 17:00');
  await calendar.getByRole('option', { name: '30 dakika' }).click();
  await calendar.getByRole('button', { name: 'Tamam' }).click();
  await expect(box).toHaveValue('26 Kasım 2026 17:30');
  await form.accepted();
});
