import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { at, expect, test } from './support/panel.ts';

/** A provider with free photo slots, by its gallery. */
const GALLERY = 7;
const PAGE = `/galleries/${GALLERY}/photos`;

async function noisy(name: string) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 900, height: 600, channels: 3 as const, background: '#888', noise };
  const buffer = await sharp({ create }).jpeg({ quality: 20 }).toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

async function openNamed(page: Page, name: string): Promise<void> {
  await page.locator('li[data-index]', { hasText: name }).locator('[data-tile-open]').click();
}

const found = (name: string) => `/medias?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;

test('a panorama is panned by mouse and keyboard', async ({ page, panel }) => {
  await panel.signIn('ayse', found('Bahçemiz, her yönden'));
  await openNamed(page, 'Bahçemiz, her yönden');
  const box = page.getByRole('dialog');
  const viewer = box.getByRole('application');
  await expect(viewer.locator('canvas')).toBeVisible();
  await expect(viewer.locator('.psv-loader')).toBeHidden();
  await expect(viewer.getByText('Çevirmek için sürükleyin')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Yakınlaştır' })).toBeVisible();
  // The zoom handle is positioned from the left, so the plus is at the right in every language.
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect(viewer.locator('.psv-navbar')).toHaveCSS('direction', 'ltr');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  const drawn = () => viewer.locator('canvas').screenshot();
  const first = await drawn();
  const area = await viewer.boundingBox();
  if (!area) throw new Error('The viewer is not on the page');
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(async () => first.equals(await drawn())).toBe(false);
  await expect(viewer).toBeInViewport({ ratio: 0.9 });
  await viewer.focus();
  const second = await drawn();
  for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => second.equals(await drawn())).toBe(false);
});

test('uploads are paused and resumed, and a failed one is retried', async ({ page, panel }) => {
  await panel.signIn('ayse', PAGE);
  await expect(page.getByRole('list', { name: 'Fotoğraflar ve videolar' })).toBeVisible();
  let isBroken = true;
  await page.route('**/api/medias', async (route) => {
    if (isBroken && route.request().method() === 'POST')
      await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    else await route.fallback();
  });
  const files = await Promise.all(['Bir', 'İki', 'Üç'].map(noisy));
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Yüklemeden önce seçin' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Yüklemeye başla' }).click();
  const uploads = page.getByRole('region', { name: 'Yüklemeler' });
  await expect(uploads.locator('li[data-state=failed]')).toHaveCount(3);
  isBroken = false;
  const line = await page.context().newCDPSession(page);
  const slow = { latency: 100, downloadThroughput: 50_000, uploadThroughput: 20_000 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { ...slow, offline: false });
  await uploads.getByRole('button', { name: 'Tekrar dene: Bir.jpg' }).click();
  await uploads.getByRole('button', { name: 'Duraklat' }).click();
  await expect(uploads.getByRole('status')).toHaveText(/^Duraklatıldı/);
  await uploads.getByRole('button', { name: 'Hepsini yeniden dene' }).click();
  await expect(uploads.locator('li[data-state=waiting]')).toHaveCount(3);
  await uploads.getByRole('button', { name: 'Sürdür' }).click();
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect(uploads.locator('li[data-state=done]')).toHaveCount(3);
  const { data } = await panel.api('GET', `/medias?galleryId=${GALLERY}&sort=order&limit=100`);
  const names = Array.isArray(data) ? data.map((record) => at(record, 'name')) : [];
  for (const name of ['Bir', 'İki', 'Üç'])
    expect(names.filter((one) => one === name)).toEqual([name]);
});
