import type { Page } from '@playwright/test';
import { moveTo, navigate } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const about = (page: Page) => page.getByRole('region', { name: 'Firma bilgileri' });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Firmanın sayfaları' });

async function openOffline(page: Page): Promise<void> {
  const couple = page.getByRole('row').nth(1);
  await expect(couple).toBeVisible();
  // Chromium before 150 never retries an interrupted module: wait until the files that the list
  // prefetches last are loaded.
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const links = document.querySelectorAll<HTMLLinkElement>(
      'link[rel=modulepreload], link[rel=stylesheet]',
    );
    return (
      ['mui', 'menu', 'later', 'shell'].every((chunk) =>
        files.some((file) => file.includes(`/assets/${chunk}-`)),
      ) && [...links].every(({ href }) => files.includes(href))
    );
  });
  await page.context().setOffline(true);
  await expect(page.getByText('İnternet bağlantınız yok.')).toBeVisible();
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await expect(couple).toBeVisible();
  await page.context().setOffline(false);
  const items = page.getByRole('menu');
  await expect(items).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await items.getByRole('menuitem', { name: 'Ayarlar' }).click();
  await expect(page).toHaveURL(/\/settings\/profile$/);
}

async function walkTheMenu(page: Page): Promise<void> {
  await moveTo(page, '/statistics/weddings');
  await expect(page.getByRole('heading', { level: 1, name: 'Düğünler' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Düğünler' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu(page).getByRole('button', { name: 'Destek' }).click();
  const remote = menu(page).getByRole('link', { name: /^Uzaktan bağlantı/ });
  await expect(remote).toHaveAttribute('target', '_blank');
  await expect(menu(page).getByText('WhatsApp')).toHaveCount(0);
  await expect(menu(page).getByText('Yorum aktarımı')).toHaveCount(0);
  await menu(page)
    .getByRole('link', { name: /^Yorumlar/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yorumlar' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
}

async function expectPaid(page: Page): Promise<void> {
  for (const store of [/^Google Play/, /^App Store/]) {
    const link = page.getByRole('link', { name: store });
    await expect(link).toHaveAttribute('href', /^https:/);
    expect(await link.boundingBox()).toMatchObject({ width: 188, height: 50 });
  }
  await expect(page.getByText('Paketinizi yükseltin')).toHaveCount(0);
  const logo = page.getByRole('link', { name: /Prime üye/ }).first();
  expect(await logo.boundingBox()).toMatchObject({ width: 96, height: 40 });
  // The mark is at the inline start, in Arabic at the right.
  const startsWithMark = () =>
    logo.evaluate((link) => {
      const [mark, plate] = [...link.querySelectorAll('svg')].map(
        (part) => part.getBoundingClientRect().x,
      );
      return mark !== undefined && plate !== undefined && mark < plate;
    });
  expect(await startsWithMark()).toBe(true);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await startsWithMark()).toBe(false);
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
}

async function openProductInfo(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Ürün bilgisi' }).click();
  await expect(page).toHaveURL(/\/providers\/1\/payments$/);
  await expect(page.getByRole('table', { name: 'Ödemeler' })).toBeVisible();
}

test('the menu, the logo and the account link to their pages', async ({ page, panel }) => {
  await panel.signIn();
  await test.step('a page opened offline loads once the connection is back, including its styles', () =>
    openOffline(page));
  await test.step('the menu opens the group of the page, and its entries link to their pages', () =>
    walkTheMenu(page));
  await test.step('a paying customer sees no upgrade, both store badges, and the prime logo if they are one', () =>
    expectPaid(page));
  await test.step('product info links to the payments of the first provider and is hidden without one', () =>
    openProductInfo(page));
});

test('a customer without a package sees the upgrade banner, which opens the offer', async ({
  page,
  panel,
}) => {
  await panel.signIn('zeynep');
  const banner = page.getByRole('region', { name: 'Paketinizi yükseltin' });
  await expect(banner).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Paketi incele' }).click();
  await expect(page.getByRole('dialog', { name: 'Tüm talepler' })).toBeVisible();
});

test('without open payments the payment page links back to the payments', async ({
  page,
  panel,
}) => {
  await panel.signIn('hold');
  await navigate(page, '/checkout');
  await expect(page).toHaveURL(/\/providers\/\d+\/payments$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ödemeler' })).toBeVisible();
});

const galleries = (page: Page) => page.getByRole('list', { name: 'Galeriler' });

async function changeProvider(page: Page): Promise<void> {
  await expect(galleries(page).getByText('Boğazda gün batımı').first()).toBeVisible();
  await expect(galleries(page).getByText('Prova günü')).toHaveCount(0);
  await expect(about(page)).toContainText('Kır Düğünü');
  await expect(about(page)).toContainText('İstanbul, Beykoz');
  await expect(about(page)).toContainText('Altın');
  await expect(sections(page).getByRole('link', { name: 'Modeller' })).toHaveCount(0);
  const choice = about(page).getByRole('button', { name: 'Firma değiştir: Çınaraltı Kır Bahçesi' });
  await choice.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitemradio');
  await expect(items.filter({ hasText: 'Çınaraltı' })).toHaveAttribute('aria-checked', 'true');
  expect(await findings(page)).toEqual([]);
  await items.filter({ hasText: 'İnci Gelinlik' }).press('Enter');
  await expect(page).toHaveURL(/\/providers\/3\/gallery$/);
  // Bridal shops have models, venues have halls.
  await expect(sections(page).getByRole('link', { name: 'Modeller' })).toBeVisible();
  await expect(sections(page).getByRole('link', { name: 'Salonlar ve kapasite' })).toHaveCount(0);
  await expect(galleries(page).getByText('Prova günü').first()).toBeVisible();
  await expect(galleries(page).getByText('Boğazda gün batımı')).toHaveCount(0);
  await sections(page).getByRole('link', { name: 'Ödemeler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ödemeler' })).toBeVisible();
  // The page has only one back link.
  await page.getByRole('link', { name: 'Geri' }).click();
  await expect(page).toHaveURL(/\/providers\/3$/);
  await expect(page.getByRole('heading', { level: 1, name: 'İnci Gelinlik' })).toBeVisible();
  await page.getByRole('link', { name: 'Geri' }).click();
  await expect(page).toHaveURL(/\/providers$/);
  await expect(about(page)).toHaveCount(0);
}

async function staysBelow(page: Page): Promise<void> {
  await moveTo(page, '/providers/2/gallery');
  await expect(page.getByText('3 kayıt')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Seçili filtreler' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Galeri ara' }).fill('nisan');
  await expect(page.getByText('1 kayıt')).toBeVisible();
  await page.getByRole('link', { name: 'Galeri ekle' }).click();
  await expect(page).toHaveURL(/\/providers\/2\/gallery\/create$/);
  await expect(page.getByRole('combobox', { name: 'Firma' })).toHaveValue('Işık & Gölge Fotoğraf');
}

/** Runs in the page: returns the overlapping buttons and links of the top bar. */
function overlapping(): string[] {
  const bar = document.querySelector('header');
  const parts = [...(bar?.querySelectorAll('a, button') ?? [])].filter(
    (part) => part.getClientRects().length > 0,
  );
  return parts.flatMap((part, index) =>
    parts.slice(index + 1).flatMap((other) => {
      const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
      const isOver = a.left < b.right - 1 && b.left < a.right - 1;
      return isOver ? [`${part.ariaLabel ?? ''} × ${other.ariaLabel ?? ''}`] : [];
    }),
  );
}

/** Runs in the page: returns the navigation bars and tables that have to be scrolled horizontally. */
function cut(): string[] {
  return [...document.querySelectorAll('nav, main table')].flatMap((part) => {
    const box = part instanceof HTMLTableElement ? part.parentElement : part;
    const isCut = box !== null && box.scrollWidth > box.clientWidth;
    return isCut ? [part.ariaLabel ?? part.tagName] : [];
  });
}

async function fitBetween(page: Page): Promise<void> {
  for (const path of ['/providers/1/payments', '/settings/profile', '/providers/1']) {
    await moveTo(page, path);
    if (path === '/providers/1')
      await expect(page.getByRole('link', { name: 'Genel', exact: true })).toBeVisible();
    for (const width of [600, 820, 1100, 1440])
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 1100 });
        await expect.poll(() => page.evaluate(overlapping)).toEqual([]);
        if (width > 600 || path === '/providers/1')
          await expect.poll(() => page.evaluate(cut)).toEqual([]);
      });
  }
}

test('a page of a provider names it, and switches to the same page of another', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/providers/1/gallery');
  await changeProvider(page);
  await test.step('a list below a provider is limited to it, and so is a new record', () =>
    staysBelow(page));
  await test.step('between phone and desktop nothing in the bar overlaps, and no tab or table is cut off', () =>
    fitBetween(page));
});

test('without providers there is no product info', async ({ page, panel }) => {
  await panel.signIn('noprov');
  await expect(menu(page).getByText('Firmalar')).toHaveCount(0);
  await expect(menu(page).getByText('Galeriler')).toHaveCount(0);
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Ayarlar' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Ürün bilgisi' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const path of [
    '/leads',
    '/provider-items',
    '/galleries',
    '/discounts',
    '/statistics/magnet',
  ]) {
    await moveTo(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText('Henüz bir firmaya bağlı değilsiniz')).toBeVisible();
    await expect(main.getByRole('link', { name: /ekle$/ })).toHaveCount(0);
  }
});
