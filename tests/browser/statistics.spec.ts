import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { navigate } from './support/moveTo.ts';
import { settled } from './support/derived/Visit.ts';
import { findings } from './support/findings.ts';
import { sidesOf } from './support/geometry.ts';
import { expect, test } from './support/panel.ts';

test('visits are filtered, compared, exported and linked to their leads', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/statistics/visits');
  await expect(page.getByText(/ziyaretten .* talep geldi/)).toBeVisible();
  // Axis labels are not truncated; labels without room are omitted.
  const ticks = page
    .getByRole('main')
    .locator('svg text')
    .filter({ hasText: /^\d+( |…)/ });
  await expect(ticks.first()).toBeVisible();
  await expect(ticks.filter({ hasText: '…' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '30 gün' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('button', { name: '90 gün' }).click();
  await expect(page).toHaveURL(/range=90/);
  await page.getByRole('combobox', { name: 'Karşılaştır' }).selectOption('year');
  await expect(page).toHaveURL(/compare=year/);
  await expect(page.getByText('Karşılaştıracak veri yok').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Karşılaştır' }).selectOption('previous');
  await page.getByRole('combobox', { name: 'Firma' }).selectOption({ label: 'İnci Gelinlik' });
  await expect(page).toHaveURL(/provider=3/);
  await expect(page.getByRole('table', { name: 'Çiftler ne zaman bakıyor' })).toBeVisible();

  // Known couples link to their leads.
  const couples = page.getByRole('table').filter({ hasText: 'Nereden' });
  await expect(couples.getByRole('link').first()).toHaveAttribute('href', /^\/leads\/\d+$/);

  // A single provider has no comparison of providers.
  await expect(page.getByRole('heading', { name: 'Firmalarınız' })).toHaveCount(0);
  await settled(page);

  // The link shows the same days to every user.
  const figures = page.getByRole('region', { name: 'Rakamlar' });
  const link = figures.getByRole('link', { name: /^Talep: / });
  const label = (await link.getAttribute('aria-label')) ?? '';
  await page.reload();
  await expect(figures.getByRole('link', { name: label, exact: true })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV indir' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const [head = '', ...rows] = text.trim().split('\r\n');
  expect(head.split(';')).toHaveLength(7);
  const leads = rows.reduce((sum, row) => sum + Number(row.split(';')[4]), 0);
  expect(`Talep: ${leads}`).toBe(label);

  // Printed: dark text, the complete table, no menu and no buttons.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const last = page.getByRole('table').last().getByRole('row').last();
  await page.setViewportSize({ width: 794, height: 4_000 });
  await expect(last).toBeInViewport();
  await expect(ticks.first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: null, colorScheme: null });

  await figures.getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(/\/leads\?/);
  await expect(page.getByText(`${leads} kayıt`, { exact: true }).first()).toBeVisible();
});

async function readRivals(page: Page): Promise<void> {
  await navigate(page, '/statistics/rivals?range=90');
  await expect(page.getByText(/Oranınız .* 9 firma arasında/)).toBeVisible();
  const rates = page.getByRole('table', { name: 'Talepten anlaşmaya' });
  await expect(rates.getByRole('rowheader')).toHaveCount(9);
  await expect(rates.getByRole('rowheader', { name: /^Firma [A-E]$/ })).toHaveCount(5);
  const figures = page.getByRole('region', { name: 'Rakamlar' });
  await expect(figures.getByText(/^Karşılaştırılan dönemde %/)).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV indir' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(10);
  const named = (await rates.getByRole('rowheader').allInnerTexts()).filter(
    (name) => !/^Firma [A-E]$/.test(name),
  );
  expect(lines.filter((line) => /^"?Firma [A-E]"?;/.test(line))).toHaveLength(5);
  const metrics = page.getByRole('group', { name: 'Ölçü' });
  await metrics.getByRole('button', { name: 'Aynı ziyaretçilerin baktığı firmalar' }).click();
  await expect(page.getByText(/En çok .* ile paylaşıyorsunuz/)).toBeVisible();
  await expect(page).toHaveURL(/metric=toSimilar/);
  // Another rate names the same rivals.
  const shared = page.getByRole('table', { name: 'Oranlar' }).getByRole('rowheader');
  await expect(shared.filter({ hasText: /^Firma [A-E]$/ })).toHaveCount(5);
  const again = (await shared.allInnerTexts()).filter((name) => !/^Firma [A-E]$/.test(name));
  const own = 'Çınaraltı Kır Bahçesi';
  expect([...again, own].toSorted()).toEqual(named.toSorted());

  // A provider without the feature shows why, and no figures of another one.
  await navigate(page, '/statistics/rivals?range=90&provider=2');
  await expect(page.getByRole('heading', { level: 2, name: 'Rakip analizi' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rakamlar' })).toHaveCount(0);
  const choice = page.getByRole('combobox', { name: 'Firma' });
  await expect(choice).toHaveValue('2');
  expect(await findings(page)).toEqual([]);
  await choice.selectOption({ label: 'İnci Gelinlik' });
  await expect(
    page.getByRole('table', { name: 'Oranlar' }).getByRole('rowheader', { name: 'İnci Gelinlik' }),
  ).toBeVisible();

  await navigate(page, '/statistics/deals');
  const reasons = page.getByRole('table', { name: 'Reddetme nedenleri' });
  await expect(reasons.getByRole('row', { name: /^Tarih dolu \d+ %\d+$/ })).toBeVisible();
  const talks = page.getByRole('row', { name: /^Görüşülüyor \d+ / });
  const count = (await talks.getByRole('cell').first().textContent()) ?? '';
  await talks.getByRole('link').click();
  await expect(page).toHaveURL(/\/leads\?/);
  await expect(page.getByText(`${count} kayıt`, { exact: true }).first()).toBeVisible();
}

async function followScore(page: Page): Promise<void> {
  await navigate(page, '/');
  const atHome = page.getByRole('listitem').filter({ hasText: 'Puan nasıl hesaplanır?' });
  const garden = atHome.filter({ hasText: 'Çınaraltı Kır Bahçesi' });
  const score = (await garden.getByText(/\/ 100$/).textContent()) ?? '';
  await navigate(page, '/providers/1');
  await page.getByRole('link', { name: `Kalite puanı ${score}`, exact: true }).click();
  await expect(page).toHaveURL(/\/statistics\/scores\?provider=1$/);
  const card = page.getByRole('region', { name: 'Çınaraltı Kır Bahçesi' });
  await expect(card.getByText(score, { exact: true })).toBeVisible();
  await expect(card.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'İnci Gelinlik' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Firma' }).selectOption({ label: 'Tüm firmalar' });
  await expect(page.getByRole('region', { name: 'İnci Gelinlik' })).toBeVisible();
  await card
    .getByRole('row', { name: /24 saatte yanıt/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/leads\?/);
}

async function countWeddings(page: Page): Promise<void> {
  await navigate(page, '/statistics/weddings');
  await expect(page.getByText(/davetli bekleniyor/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Önümüzdeki 12 ay' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Gelecek yıl' }).click();
  await expect(page).toHaveURL(/range=nextYear/);
  await settled(page);
  const months = page.getByRole('table', { name: 'Aylara göre düğünler' });
  await expect(months.getByRole('rowheader')).toHaveCount(12);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Görseli indir' }).first().click();
  const picture = await readFile(await (await saved).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(5_000);

  const link = page.getByRole('region', { name: 'Rakamlar' }).getByRole('link', { name: /^Talep/ });
  const count = Number(((await link.getAttribute('aria-label')) ?? '').replace(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/leads\?/);
  await expect(page.getByText(`${count} kayıt`, { exact: true }).first()).toBeVisible();
}

async function readAdvertising(page: Page): Promise<void> {
  await navigate(page, '/statistics/magnet?range=90');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu.getByRole('link', { name: 'Mıknatıs' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/gösterimden .* talep geldi/)).toBeVisible();
  const weeks = page.getByRole('table').last();
  const cells = await weeks.locator('tbody td:nth-child(2)').allInnerTexts();
  const impressions = cells.reduce((sum, text) => sum + Number(text.replaceAll('.', '')), 0);
  expect(impressions).toBeGreaterThan(0);
  const figures = page.getByRole('region', { name: 'Rakamlar' });
  await expect(figures).toContainText(impressions.toLocaleString('tr'));
  expect(await findings(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel indir' }).click();
  const sheet = await saved;
  expect(sheet.suggestedFilename()).toMatch(/^statistics-magnet.*\.xlsx$/);
  const [head = [], ...days] = await readSheet(await readFile(await sheet.path()));
  expect(head[1]).toBe('Gösterim');
  expect(days.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(impressions);

  // If the browser denies copying, the page says so; otherwise it copies the URL.
  const copy = page.getByRole('button', { name: 'Bağlantıyı kopyala' });
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) });
  });
  await copy.click();
  await expect(page.getByText(/^Kopyalanamadı/)).toBeVisible();

  const prepaid = figures.getByRole('link', { name: /^Destekli talep/ });
  const count = Number(((await prepaid.getAttribute('aria-label')) ?? '').replace(/\D/g, ''));
  await prepaid.click();
  await expect(page).toHaveURL(/\/leads\?/);
  await expect(page.getByText(`${count} kayıt`, { exact: true }).first()).toBeVisible();
}

test('scores, rivals, weddings and advertising are shown and linked to their leads', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/todo');
  await test.step('home, provider and statistics show the same score, with possible improvements', () =>
    followScore(page));
  await test.step('rivals are named as far as the package allows, and outcomes link to their leads', () =>
    readRivals(page));
  await test.step('weddings are counted by their own day, charted, saved as a picture and linked', () =>
    countWeddings(page));
  await test.step('advertising has a summary, is exported, shared, and linked to its leads', () =>
    readAdvertising(page));
});

/** Returns the right edge of an element's text, whose box may be wider. */
const textEnd = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });

test('scores begin at the edge of their labels in Arabic', async ({ page, panel }) => {
  await panel.startSession('ayse', 'ar');
  await panel.goto('/statistics/scores?provider=1');
  const tiles = page.getByRole('region', { name: 'Çınaraltı Kır Bahçesi' }).getByRole('listitem');
  await expect(tiles).toHaveCount(2);
  for (const [at, name] of ['درجة الجودة', 'المخاطر'].entries()) {
    const tile = tiles.nth(at);
    const label = await textEnd(tile.getByText(name, { exact: true }));
    expect(Math.abs(label - (await textEnd(tile.locator('strong'))))).toBeLessThan(2);
  }
  await navigate(page, '/statistics/visits');
  const couples = page.getByRole('table', { name: 'زيارات العرسان الذين راسلوكم' });
  const more = await sidesOf(page.getByRole('button', { name: 'عرض المزيد' }));
  expect(more.top - (await sidesOf(couples)).bottom).toBeGreaterThanOrEqual(8);
});
