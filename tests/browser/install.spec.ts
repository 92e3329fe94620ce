import { at, expect, test } from './support/panel.ts';

test('the panel can be installed: manifest and icons are valid', async ({ page, panel }) => {
  await panel.goto('/auth/login');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(new URL(address ?? '', page.url()).href);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: unknown = await response.json();
  expect(manifest).toMatchObject({
    name: 'Davet Paneli',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const icons = at(manifest, 'icons');
  const purposes = Array.isArray(icons) ? icons.map((icon) => at(icon, 'purpose')) : [];
  expect(purposes).toEqual(['any', 'any', 'maskable']);
  for (const icon of Array.isArray(icons) ? icons : []) {
    const source = String(at(icon, 'src'));
    const [width] = String(at(icon, 'sizes')).split('x').map(Number);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    }, source);
    expect(size).toEqual({ width, height: width });
    const file = await page.request.get(new URL(source, page.url()).href);
    expect(file.headers()['content-type']).toBe('image/png');
    expect((await file.body()).length).toBeLessThan(20_000);
  }
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect((await page.request.get(new URL(touch ?? '', page.url()).href)).status()).toBe(200);
});

test('the browser reports no obstacle to the installation, and no code is cached', async ({
  page,
  panel,
}) => {
  await panel.goto('/auth/login');
  const session = await page.context().newCDPSession(page);
  const { errors, manifest } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toBeTruthy();
  const index = await page.request.get(page.url());
  expect(index.headers()['cache-control']).toBe('no-cache');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
});
