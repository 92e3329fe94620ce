import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/panel.ts';

const built = join(import.meta.dirname, '../../dist/panel');

/** Collects the font files that the page requests, without duplicates. */
function fontsOf(page: Page) {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) files.add(pathname);
  });
  return {
    count: () => files.size,
    kib: () => [...files].reduce((sum, file) => sum + statSync(join(built, file)).size, 0) / 1024,
  };
}

const settled = async (page: Page) =>
  page.evaluate(async () => (await document.fonts.ready).status);

test('a Turkish list and record load only the font subsets they need, and others when they are typed', async ({
  page,
  panel,
}) => {
  const fonts = fontsOf(page);
  await panel.signIn();
  const row = page.getByRole('row').nth(1);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Mesaj' })).toBeVisible();
  await settled(page);
  await page.goBack();
  await expect(row).toBeVisible();
  expect(fonts.count()).toBe(2);
  expect(fonts.kib()).toBeLessThan(32);

  await page.getByRole('searchbox').first().fill('Łukasz Œ');
  await expect.poll(fonts.count).toBe(4);
});

test('an Arabic page loads a quarter of its font', async ({ page, server }) => {
  const fonts = fontsOf(page);
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  await page.goto(`${server.url}/auth/login`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(fonts.count).toBeGreaterThan(1);
  await settled(page);
  expect(fonts.kib()).toBeLessThan(72);
});
