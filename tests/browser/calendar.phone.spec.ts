import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const PATH = '/providers/1/calendar-events';

test('on a phone a tapped day shows its entries below the month, in Arabic, too', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  await panel.api('POST', PATH, { title: 'Telefondaki gezi', kind: 'visit', day: '2028-05-16' });
  await panel.goto(`${PATH}?date=2028-05-02`);
  // The whole month fits the first screen; search, filters and calendar links are behind one button.
  const tools = page.getByRole('button', { name: 'Arama, filtreler ve aktarma' });
  await expect(page.getByRole('gridcell', { name: /^31 Mayıs/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await tools.click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Takvim dosyası al' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await tools.click();
  await page.getByRole('gridcell', { name: /^16 Mayıs/ }).click();
  await expect(page.getByRole('heading', { name: '16 Mayıs 2028 Salı' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Telefondaki gezi' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^16 Mayıs 2028 Salı gününe ekle/ }).click();
  await expect(page.getByRole('dialog', { name: 'Takvime ekle' })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await panel.goto(`${PATH}?date=2028-05-16&span=week`);
  await expect(page.getByRole('link', { name: 'Telefondaki gezi' })).toBeVisible();
  expect(await findings(page, ['color-contrast'])).toEqual([]);
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWide).toBe(false);
});
