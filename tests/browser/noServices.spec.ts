import { expect, test } from './support/panel.ts';

test('without keys no external host is requested: sign-in, list, record, settings', async ({
  page,
  panel,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') outside.push(request.url());
  });
  await panel.signIn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('main a[href^="/leads/"]:not([href="/leads/create"])').first().click();
  await expect(page).toHaveURL(/\/leads\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await panel.goto('/settings/notifications');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gizlilik' })).toHaveCount(0);
  // Waits for everything that is deferred until the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
  expect(outside).toEqual([]);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('src')).filter((src) => !src?.startsWith('/')),
    );
  expect(scripts).toEqual([]);
});

test('the page’s policy allows no external host', async ({ page, panel }) => {
  await panel.goto('/auth/login');
  const response = await page.request.get(page.url());
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy.replace(/frame-src[^;]*/, '')).not.toMatch(/https:|wss:/);
});
