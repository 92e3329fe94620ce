import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Searches by touch, and opens a result. */
async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Panelde ara' }).click();
  const field = page.getByRole('combobox', { name: 'Panelde ara' });
  await field.fill('odeme');
  await expect(field).toBeVisible();
  await field.fill('yorum');
  await expect(page.getByRole('option', { name: 'Yorumlar' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('option', { name: 'Yorumlar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yorumlar' })).toBeVisible();
}

async function changeProvider(page: Page): Promise<void> {
  await moveTo(page, '/providers/1/badges');
  await expect(page.getByText('Hızlı yanıt')).toBeVisible();
  await expect(page.getByText('Güvenilir firma')).toHaveCount(0);
  await page.getByRole('button', { name: /^Firma değiştir/ }).click();
  await page.getByRole('menuitemradio', { name: /İnci Gelinlik/ }).click();
  await expect(page).toHaveURL(/\/providers\/3\/badges$/);
  await expect(page.getByText('Güvenilir firma')).toBeVisible();
}

test('the bottom bar has home, couples, calendar, to-do and the whole menu', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  const bar = page.getByRole('navigation', { name: 'Hızlı erişim' });
  await expect(bar.getByRole('link')).toHaveText([
    /^Ana sayfa/,
    /Çiftler$/,
    /^Takvim/,
    /Yapılacaklar$/,
  ]);
  await bar.getByRole('link', { name: /^Takvim/ }).click();
  await expect(page).toHaveURL(/\/providers\/1\/calendar-events$/);
  await expect(bar.getByRole('link', { name: /^Takvim/ })).toHaveAttribute('aria-current', 'page');
  await test.step('the search fills the screen and opens results by touch', () => search(page));
  await test.step('the provider is changed on a phone, too', () => changeProvider(page));
  await bar.getByRole('button', { name: 'Diğer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ana menü' });
  await expect(drawer.getByRole('button', { name: 'Çıkış' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: /^App Store/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

const WIDTHS = [390, 360];

for (const language of ['tr', 'ar'] as const)
  test(`nothing overflows at ${WIDTHS.join(' and ')} pixels in ${language}`, async ({
    page,
    panel,
  }) => {
    await panel.startSession('ayse', language);
    await panel.goto('/');
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    for (const path of [
      '/',
      '/leads',
      '/providers/1/info',
      '/statistics/visits',
      '/checkout',
      '/providers/1/payments',
    ])
      await test.step(path, async () => {
        // The payment page has another layout.
        if (path === '/checkout') await panel.goto(path);
        else await moveTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 740 });
          await expect.poll(() => overflow(page), `${path} at ${width}`).toBe(0);
        }
      });
    expect(await findings(page, language === 'tr' ? [] : ['color-contrast'])).toEqual([]);
  });
