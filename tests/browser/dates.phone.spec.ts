import { formOf, openGallery } from './support/gallery.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('a birth date is chosen by year and day, and the calendar closes', async ({ page, panel }) => {
  // Only the year is chosen; the month is the current one.
  await page.clock.setSystemTime('2026-11-25T06:00:00Z');
  await panel.signIn('hold', '/merchant-application');
  const box = page.getByLabel(/^Doğum tarihi/);
  await box.tap();
  const calendar = page.getByRole('dialog');
  expect(await findings(page)).toEqual([]);
  await calendar.getByRole('button', { name: /yıl/i }).tap();
  await calendar.getByRole('radio', { name: '1985' }).tap();
  await expect(calendar).toContainText('1985');
  await calendar.getByRole('gridcell', { name: '12', exact: true }).tap();
  await expect(calendar).toHaveCount(0);
  await expect(box).toHaveValue('12 Kasım 1985');
  await box.tap();
  await calendar.getByRole('button', { name: 'Vazgeç' }).tap();
  await expect(calendar).toHaveCount(0);
  await box.tap();
  // Outside of the bottom sheet.
  await page.touchscreen.tap(195, 40);
  await expect(calendar).toHaveCount(0);
  await expect(box).toHaveValue('12 Kasım 1985');
});

test('a date with time is chosen by day and hour, and the button closes the calendar', async ({
  page,
  panel,
}) => {
  await page.clock.setSystemTime('2026-11-25T06:00:00Z');
  await openGallery(page, panel);
  const box = formOf(page, 'Gün ve saat').card.getByLabel(/^Gün ve saat/);
  await box.tap();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('gridcell', { name: '26', exact: true }).tap();
  await calendar.getByRole('button', { name: 'Sonraki', exact: true }).tap();
  await calendar.getByRole('option', { name: 'Saat 17' }).tap();
  await calendar.getByRole('button', { name: 'Tamam' }).tap();
  await expect(calendar).toHaveCount(0);
  await expect(box).toHaveValue('26 Kasım 2026 17:00');
});
