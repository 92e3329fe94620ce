import type { Page } from '@playwright/test';
import { expect } from './support/panel.ts';
import { testWithDeployment } from './support/testWithDeployment.ts';

const test = testWithDeployment('ar-AE');

test.use({ locale: 'ar-AE', timezoneId: 'America/New_York' });

/** Signs in with the language of the page. */
async function signIn(page: Page): Promise<void> {
  await page.locator('input[autocomplete~=username]').fill('ayse');
  await page.locator('input[type=password]').fill('demo1234');
  await page.keyboard.press('Enter');
}

const DUBAI = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  hour: '2-digit',
  minute: '2-digit',
});

test('started as ar-AE, the same build is Arabic, right-to-left, in dirhams and in Dubai’s time zone', async ({
  page,
  panel,
}) => {
  await panel.goto('/settings/sessions');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const before = Date.now();
  const [request] = await Promise.all([page.waitForRequest(/access-tokens/), signIn(page)]);
  expect(request.headers()['accept-language']).toBe('ar-AE');
  const own = page.getByRole('main').getByRole('listitem').first();
  await expect(own).toBeVisible();
  const times = [before, Date.now()].map((time) => DUBAI.format(time));
  await expect(own).toContainText(new RegExp(times.join('|')));
  const messageFiles = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/first-/.test(request.url())) messageFiles.add(request.url());
  });
  await panel.goto('/provider-items');
  await expect(page.getByText('AED').first()).toBeVisible();
  // The page preloads the messages of the deployment's language alone.
  expect(messageFiles.size).toBe(1);
});

test('only the languages of the deployment are offered', async ({ page, panel }) => {
  await panel.goto('/auth/login');
  await page.locator('summary').click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Türkçe' })).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const [request] = await Promise.all([page.waitForRequest(/access-tokens/), signIn(page)]);
  expect(request.headers()['accept-language']).toBe('en-AE');
});

test('a page with an invalid configuration shows only its errors', async ({ page, panel }) => {
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace('"currency":"AED"', '"currency":7')
      .replace('"timeZone":"Asia/Dubai"', '"timeZone":"Mars"');
    await route.fulfill({ response, body });
  });
  await panel.goto('/auth/login');
  await expect(page.getByRole('alert')).toContainText('لا يمكن فتح اللوحة');
  await expect(page.getByRole('alert')).toContainText('currency: expected a string, found 7');
  await expect(page.locator('input')).toHaveCount(0);
});
