import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the bar under the thumb has home, couples, calendar, to-do and the whole menu', async ({
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
  await bar.getByRole('button', { name: 'Diğer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ana menü' });
  await expect(drawer.getByRole('button', { name: 'Çıkış' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: /^App Store/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('the search fills the screen and leads on by touch', async ({ page, panel }) => {
  await panel.signIn();
  await page.getByRole('button', { name: 'Panelde ara' }).click();
  const field = page.getByRole('combobox', { name: 'Panelde ara' });
  await field.fill('odeme');
  await expect(field).toBeVisible();
  await field.fill('yorum');
  await expect(page.getByRole('option', { name: 'Yorumlar' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('option', { name: 'Yorumlar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yorumlar' })).toBeVisible();
});

test('the provider is changed on a phone too', async ({ page, panel }) => {
  await panel.signIn('ayse', '/providers/1/badges');
  await expect(page.getByText('Hızlı yanıt')).toBeVisible();
  await expect(page.getByText('Güvenilir firma')).toHaveCount(0);
  await page.getByRole('button', { name: /^Firma değiştir/ }).click();
  await page.getByRole('menuitemradio', { name: /İnci Gelinlik/ }).click();
  await expect(page).toHaveURL(/\/providers\/3\/badges$/);
  await expect(page.getByText('Güvenilir firma')).toBeVisible();
});

for (const width of [390, 360])
  for (const language of ['tr', 'ar'] as const)
    test(`nothing runs over at ${width} pixels in ${language}`, async ({ page, panel }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 740 });
      await panel.signIn();
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      for (const path of [
        '/',
        '/leads',
        '/providers/1/info',
        '/providers/1/payments',
        '/statistics/visits',
        '/checkout',
      ])
        await test.step(path, async () => {
          await panel.goto(path);
          await expect(page.locator('html')).toHaveAttribute(
            'dir',
            language === 'ar' ? 'rtl' : 'ltr',
          );
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await overflow(page)).toBe(0);
        });
      await panel.goto('/providers/1/payments');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
