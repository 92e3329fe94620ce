import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Panelde ara' });
const active = (page: Page) => page.getByRole('option', { selected: true });

async function leadByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('GALERI');
  await expect(active(page)).toHaveText('Galeriler');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Galeriler' })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Son kullandıklarınız' });
  await expect(recent.getByRole('option')).toHaveText(['Galeriler']);
  await expect(page.getByRole('option', { name: 'Galeriler', exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
}

async function walkAround(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toHaveText('Çıkış');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const id = await options.first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
}

async function findNothing(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill('qqqqqq');
  await expect(page.getByRole('status').filter({ hasText: 'Sonuç bulunamadı' })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
}

async function searchCouples(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Panelde ara' }).click();
  await field(page).fill('cift ara');
  await expect(active(page)).toHaveText('Çift ara');
  await page.keyboard.press('Enter');
  const couples = page.getByRole('combobox', { name: 'Çift ara' });
  await expect(couples).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'en az iki harf' })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await couples.fill('elif');
  await expect(page.getByRole('group', { name: 'Çiftler' }).getByRole('option')).not.toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Sayfalar' })).toHaveCount(0);
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/leads\/\d+$/);
}

test('the palette finds pages and couples by keyboard', async ({ page, panel }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await panel.signIn('ayse', '/customer-users');
  // Keyboard shortcuts work once the page is rendered.
  await expect(page.getByRole('table', { name: 'Kullanıcılar' })).toBeVisible();
  await test.step('its code loads when it is opened', async () => {
    expect(files.filter((url) => /PaletteDialog|ShortcutSheet/.test(url))).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeVisible();
    expect(files.filter((url) => url.includes('PaletteDialog'))).not.toEqual([]);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });
  await test.step('Ctrl K opens a page by keyboard only, and recently used entries are first', () =>
    leadByKeys(page));
  await test.step('arrows move through the list and wrap around, and the field keeps the focus', () =>
    walkAround(page));
  await test.step('an empty result is reported', () => findNothing(page));
  await test.step('couples can be searched alone', () => searchCouples(page));
});

async function seeAllResults(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Galeriler' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('elif');
  const couples = page.getByRole('group', { name: 'Çiftler' });
  await expect(couples.getByRole('option').last()).toHaveText('“elif” için tüm sonuçlar: Çiftler');
  await field(page).fill('cinar');
  const all = page.getByRole('group', { name: 'Galeriler' }).getByRole('option').last();
  await expect(all).toHaveText(/^“cinar” için tüm sonuçlar: Galeriler\d+ sonuç$/);
  await field(page).fill('elif');
  // The couples of the previous search stay until the new ones are loaded.
  await expect(couples.getByRole('option').last()).toHaveText('“elif” için tüm sonuçlar: Çiftler');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText('“elif” için tüm sonuçlar: Çiftler');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leads\?filter=/);
  await expect(page.getByRole('searchbox')).toHaveValue('elif');
  const rows = page.getByRole('table', { name: 'Çiftler' }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Elif' })).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'Elif' })).toHaveCount(0);
  // The entry fits only this search, so it is not among the recently used ones.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('option', { name: /tüm sonuçlar/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
}

async function findRecords(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Galeriler' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('cinar');
  const records = page.getByRole('group', { name: 'Galeriler' });
  await expect(records.getByRole('option', { name: 'Çınarların altında kına' })).toBeVisible();
  await field(page).fill('koyu');
  await expect(active(page)).toHaveText('Görünüm: Koyu');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await field(page).fill('TALEP ekle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leads\/create$/);
}

test('the palette finds records, all results and actions', async ({ page, panel }) => {
  await panel.signIn('ayse', '/galleries');
  await test.step('the last result links to the list of all results', () => seeAllResults(page));
  await moveTo(page, '/galleries');
  await test.step('records of the last list are found, and actions run', () => findRecords(page));
});
