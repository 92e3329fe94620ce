import type { Locator, Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { untilLifted } from './support/keyboardDrag.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

const rows = (page: Page): Locator => page.locator('tbody tr');

const links = (page: Page): Locator => rows(page).locator('a[data-row-link]');

/** Returns the names of the models, top to bottom. */
async function shown(page: Page): Promise<string[]> {
  await expect(links(page).first()).toBeVisible();
  return links(page).allInnerTexts();
}

/** Returns the names in the API's order. */
async function kept(panel: Panel): Promise<unknown[]> {
  const { data } = await panel.api('GET', '/provider-items?sort=order&limit=100');
  return Array.isArray(data) ? data.map((record) => at(record, 'name')) : [];
}

/** Returns the names with one moved to another index. */
function moved(names: readonly string[], from: number, to: number): string[] {
  const others = names.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...names.slice(from, from + 1), ...others.slice(to)];
}

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} kaydını sürükle` });

/** Drags a row by its handle onto another one, in steps like a user. */
async function drag(page: Page, name: string, other: string): Promise<void> {
  const from = await handle(page, name).boundingBox();
  const to = await handle(page, other).boundingBox();
  if (!from || !to) throw new Error('The rows are not on the page');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 10, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}

async function dragModel(page: Page, panel: Panel): Promise<void> {
  const before = await shown(page);
  expect(before.length).toBeGreaterThan(4);
  await drag(page, before[0] ?? '', before[3] ?? '');
  const after = moved(before, 0, 3);
  await expect(links(page)).toHaveText(after);
  await expect.poll(() => kept(panel)).toEqual(after);
  await page.reload();
  await expect(links(page)).toHaveText(after);
  expect(await findings(page)).toEqual([]);
}

async function moveByKeys(page: Page, panel: Panel): Promise<void> {
  const before = await shown(page);
  const name = before[1] ?? '';
  const announcement = (text: string) => page.getByRole('status').filter({ hasText: text });
  await handle(page, name).focus();
  await page.keyboard.press('Space');
  await expect(announcement(`${name} alındı.`)).toHaveCount(1);
  await untilLifted(page);
  await page.keyboard.press('ArrowDown');
  await expect(announcement(`${before[2]} kaydının yerinde`)).toHaveCount(1);
  await page.keyboard.press('Space');
  const after = moved(before, 1, 2);
  await expect(links(page)).toHaveText(after);
  await expect.poll(() => kept(panel)).toEqual(after);
  await expect(handle(page, name)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(announcement(`${name} alındı.`)).toHaveCount(1);
  await untilLifted(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(announcement('Taşımadan vazgeçildi.')).toHaveCount(1);
  await expect(links(page)).toHaveText(after);
  expect(await kept(panel)).toEqual(after);
}

async function stepUpAndDown(page: Page, panel: Panel): Promise<void> {
  const before = await shown(page);
  const first = before[0] ?? '';
  const last = before.at(-1) ?? '';
  await page.getByRole('button', { name: `${first} kaydını aşağı taşı` }).click();
  const after = moved(before, 0, 1);
  await expect(links(page)).toHaveText(after);
  await expect.poll(() => kept(panel)).toEqual(after);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('move-order')) requests.push(request.url());
  });
  const up = page.getByRole('button', { name: `${after[0]} kaydını yukarı taşı: zaten en üstte` });
  const down = page.getByRole('button', { name: `${last} kaydını aşağı taşı: zaten en altta` });
  for (const blocked of [up, down]) {
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await blocked.focus();
    await page.keyboard.press('Enter');
  }
  await expect(links(page)).toHaveText(after);
  expect(await kept(panel)).toEqual(after);
  expect(requests).toEqual([]);
}

async function orderOtherwise(page: Page): Promise<void> {
  const notice = page.getByText('Sırayı değiştirmek için listeyi kendi sırasına göre');
  const handles = page.getByRole('button', { name: /kaydını sürükle$/ });
  await expect(notice).toHaveCount(0);
  await page.getByRole('columnheader', { name: 'Model adı' }).getByRole('button').click();
  await expect(notice).toBeVisible();
  await expect(handles).toHaveCount(0);
  await page.getByRole('button', { name: 'Kendi sırasıyla göster' }).click();
  await expect(handles.first()).toBeVisible();
  await expect(notice).toHaveCount(0);

  await page.getByRole('searchbox').fill('a');
  await expect(notice).toBeVisible();
  await expect(handles).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Kendi sırasıyla göster' }).click();
  await expect(handles.first()).toBeVisible();
}

async function orderOnePage(page: Page, panel: Panel): Promise<void> {
  const expireAt = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const { status } = await panel.api('POST', '/customers/1/catalogs', {
    providerId: 2,
    name: 'Tek liste',
    catalogTypeId: 4,
    pricingType: 'package',
    prices: [{ weekPeriod: 'all', price: 40_000, currency: 'TRY', unit: 1 }],
    expireAt,
  });
  expect(status).toBe(201);
  await moveTo(page, '/catalogs');
  await expect(page.getByText('“Firma” filtresinden birini seçin')).toBeVisible();
  await expect(page.getByRole('button', { name: /kaydını sürükle$/ })).toHaveCount(0);
  await panel.goto(`/catalogs?filter=${encodeURIComponent(JSON.stringify({ providerId: 2 }))}`);
  const lists = page.getByRole('table', { name: 'Fiyat listeleri' }).locator('tbody a');
  await expect(lists).toHaveText(['Tek liste']);
  await expect(
    page.getByRole('button', { name: 'Tek liste kaydını yukarı taşı: zaten en üstte' }),
  ).toBeVisible();
}

test('models are sorted by mouse, keyboard and buttons', async ({ page, panel }) => {
  await panel.signIn('ayse', '/provider-items');
  await page.getByRole('button', { name: 'Tablo' }).click();
  await expect(handle(page, (await shown(page))[0] ?? '')).toBeVisible();
  await test.step('a model is dragged to another position and stays there', () =>
    dragModel(page, panel));
  await test.step('a model is moved by keyboard, and Escape cancels the move', () =>
    moveByKeys(page, panel));
  await test.step('buttons move one step up or down; the ends are disabled and say so', () =>
    stepUpAndDown(page, panel));
  await test.step('another sort order or a filter explains why nothing can be moved, and links back', () =>
    orderOtherwise(page));
  await test.step('records of several providers are sorted one provider at a time', () =>
    orderOnePage(page, panel));
});
