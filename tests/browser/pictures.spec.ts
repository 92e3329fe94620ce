import type { CDPSession, Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { compositedElements } from './support/compositedElements.ts';
import { settled } from './support/derived/Visit.ts';
import { findings } from './support/findings.ts';
import { at, expect, test, type Panel } from './support/panel.ts';
import { shiftUntilDrawn } from './support/shiftUntilDrawn.ts';

/** A gallery of a provider with free photo slots. */
const GALLERY = 7;
const PAGE = `/galleries/${GALLERY}/photos`;
const COUNT = 20;
const NAMES = Array.from({ length: COUNT }, (_, index) => `Yükleme ${index + 1}`);

/** Slow mobile network: 150 KB/s each way, 150 ms latency. */
const SLOW = { latency: 150, downloadThroughput: 150_000, uploadThroughput: 150_000 };

/** Creates a picture of noise, large enough to take a while to upload. */
async function noisy(name: string, width = 900, height = 600) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 20 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

const uploads = (page: Page): Locator => page.getByRole('region', { name: 'Yüklemeler' });

/** Chooses files and fills in their form: one tag for all. */
async function choose(page: Page, files: Awaited<ReturnType<typeof noisy>>[]): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Yüklemeden önce seçin' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Yüklemeye başla' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Returns the names of the gallery's records in the API's order. */
async function kept(panel: Panel): Promise<string[]> {
  const query = `galleryId=${GALLERY}&sort=order&limit=100`;
  const { data } = await panel.api('GET', `/medias?${query}`);
  return Array.isArray(data) ? data.map((record) => String(at(record, 'name'))) : [];
}

const codes = async (panel: Panel): Promise<string[]> => {
  const { data } = await panel.api('GET', `/medias?galleryId=${GALLERY}&sort=order&limit=100`);
  return Array.isArray(data) ? data.map((record) => String(at(record, 'code'))) : [];
};

/** Returns the codes of the tiles in their displayed order. */
async function shown(page: Page): Promise<string[]> {
  return page
    .locator('li[data-index]')
    .evaluateAll((tiles) =>
      tiles
        .toSorted(
          (a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')),
        )
        .map((tile) => /[FV]-\d+/.exec(tile.textContent ?? '')?.[0] ?? ''),
    );
}

/** Expects the rendered tiles to be the first records of the API. */
async function expectSameOrder(page: Page, panel: Panel): Promise<void> {
  await expect
    .poll(async () => {
      const [tiles, records] = [await shown(page), await codes(panel)];
      return tiles.length > 8 && tiles.join() === records.slice(0, tiles.length).join();
    })
    .toBe(true);
}

async function cut(line: CDPSession, page: Page): Promise<void> {
  await line.send('Network.emulateNetworkConditions', { ...SLOW, offline: true });
  await expect(uploads(page).getByRole('status')).toHaveText(/^Bağlantı bekleniyor/);
  await line.send('Network.emulateNetworkConditions', { ...SLOW, offline: false });
  await expect(uploads(page).getByRole('status')).toHaveText(/^Yükleniyor/);
}

/** Waits until `count` files of this tab's queue are stored. */
async function stored(page: Page, count: number): Promise<void> {
  await expect
    .poll(() => uploads(page).locator('li[data-state=done]').count(), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(count);
}

test('twenty pictures are uploaded once each over a slow connection with two failures and a reload', async ({
  page,
  panel,
}) => {
  test.setTimeout(180_000);
  await panel.signIn('ayse', PAGE);
  await expect(page.getByRole('list', { name: 'Fotoğraflar ve videolar' })).toBeVisible();
  const before = (await kept(panel)).length;
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { ...SLOW, offline: false });
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    requests.push(dialog.type());
    void dialog.accept();
  });
  await choose(page, await Promise.all(NAMES.map((name) => noisy(name))));
  await stored(page, 2);
  await expect(uploads(page).getByRole('progressbar', { name: 'Toplam ilerleme' })).toBeVisible();
  await expect(
    uploads(page)
      .getByRole('progressbar', { name: /\.jpg$/ })
      .first(),
  ).toBeVisible();
  await cut(line, page);
  await stored(page, 5);
  await page.reload();
  expect(requests).toEqual(['beforeunload']);
  await stored(page, 3);
  await cut(line, page);
  await expect(uploads(page).getByRole('status')).toHaveText(/dosya yüklendi/, {
    timeout: 90_000,
  });
  const names = await kept(panel);
  expect(names.slice(before).toSorted()).toEqual(NAMES.toSorted());
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
});

test('faults of a file are shown at the file, and the others are uploaded', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', PAGE);
  const good = await noisy('Sağlam');
  const text = (name: string, mimeType: string, content: string) => ({
    name,
    mimeType,
    buffer: Buffer.from(content),
  });
  const vast = Buffer.from((await noisy('Dev')).buffer);
  // The header of a JPEG says 40,000 by 40,000 pixels.
  const frame = vast.indexOf(Buffer.from([0xff, 0xc0]));
  vast.writeUInt16BE(40_000, frame + 5);
  vast.writeUInt16BE(40_000, frame + 7);
  const cutOff = (await noisy('Yarım')).buffer.subarray(0, 4_000);
  await choose(page, [
    await noisy('Dar', 400, 300),
    text('Çizim.svg', 'image/svg+xml', '<svg><script>1</script></svg>'),
    text('Belge.jpg', 'image/jpeg', '%PDF-1.7'),
    { name: 'Dev.jpg', mimeType: 'image/jpeg', buffer: vast },
    { name: 'Yarım.jpg', mimeType: 'image/jpeg', buffer: cutOff },
    { name: 'Ağır.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_485_761) },
    good,
    { ...good, name: 'Aynısı.jpg' },
    await noisy('Sonuncu'),
  ]);
  const files = uploads(page).getByRole('listitem');
  const fileOf = (name: string) => files.filter({ hasText: name });
  await expect(fileOf('Dar.jpg')).toContainText('en az 800 piksel');
  await expect(fileOf('Çizim.svg')).toContainText('JPG, PNG, WEBP');
  await expect(fileOf('Belge.jpg')).toContainText('JPG, PNG, WEBP');
  await expect(fileOf('Dev.jpg')).toContainText('6.000 piksel');
  await expect(fileOf('Yarım.jpg')).toContainText('yarım kalmış');
  await expect(fileOf('Ağır.jpg')).toContainText('10 MB');
  await expect(fileOf('Sonuncu.jpg')).toHaveAttribute('data-state', 'done');
  // The same bytes under two names: one is stored, the other is reported as a duplicate.
  await expect(files.filter({ hasText: 'Sayfanızda zaten var' })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
});

async function orderTiles(page: Page, panel: Panel): Promise<void> {
  const tile = (index: number) => page.locator(`li[data-index="${index}"]`);
  await expect(tile(9)).toBeVisible();
  const first = await codes(panel);
  await tile(9).locator('[data-drag-handle]').focus();
  await page.keyboard.press('Space');
  for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press('ArrowLeft');
  // The first five positions are set by the system: the tile stops at the sixth.
  await page.keyboard.press('Space');
  await expect.poll(async () => (await codes(panel)).indexOf(first[9] ?? '')).toBe(5);
  await expectSameOrder(page, panel);
  const [from, to] = [await tile(8).boundingBox(), await tile(6).boundingBox()];
  if (!from || !to) throw new Error('The tiles are not on the page');
  const moved = (await codes(panel))[8] ?? '';
  await page.mouse.move(from.x + 60, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 70, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 12 });
  await page.mouse.up();
  await expect.poll(async () => (await codes(panel)).indexOf(moved)).toBe(6);
  await expectSameOrder(page, panel);
}

async function lookAndCut(page: Page, panel: Panel): Promise<void> {
  const opener = page.locator('[data-tile-open]').first();
  await opener.click();
  const box = page.getByRole('dialog');
  await expect(box.getByRole('heading')).toContainText('1 / ');
  await page.keyboard.press('ArrowRight');
  await expect(box.getByRole('heading')).toContainText('2 / ');
  const current = box.locator('.yarl__slide_current img');
  const width = async () => (await current.boundingBox())?.width ?? 0;
  // An unloaded picture has another size, and cannot be zoomed.
  await expect(current).toHaveJSProperty('complete', true);
  await expect(current).not.toHaveJSProperty('naturalWidth', 0);
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press('-');
  await expect.poll(width).toBe(whole);
  await box.getByRole('button', { name: 'Sonraki' }).focus();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.locator('[data-tile-open]').nth(1).click();
  await expect(box.getByRole('heading')).toContainText('2 / ');
  for (let pressed = 0; pressed < 9; pressed += 1) await page.keyboard.press('Tab');
  await expect(box.locator(':focus')).toHaveCount(1);
  await box.getByRole('link', { name: 'Düzenle' }).click();
  const form = page.getByRole('dialog').filter({ has: page.locator('form') });
  await form.getByRole('button', { name: 'Kırp' }).click();
  const editor = page.getByRole('dialog', { name: 'Kırp' });
  const size = () =>
    editor.locator('img').evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('expected a picture');
      return [image.naturalWidth, image.naturalHeight];
    });
  await expect.poll(size).not.toEqual([0, 0]);
  const before = await size();
  for (let pressed = 0; pressed < 4; pressed += 1)
    await editor.getByRole('button', { name: 'Sağ kenar' }).press('Shift+ArrowLeft');
  await editor.getByRole('button', { name: 'Uygula' }).click();
  await expect(editor).toHaveCount(0);
  await form.getByRole('button', { name: 'Kırp' }).click();
  // Both sides are 0 until the cut picture is loaded.
  const isNarrower = async () => {
    const [width = 0, height] = await size();
    return width > 0 && width < (before[0] ?? 0) && height === before[1];
  };
  await expect.poll(isNarrower).toBe(true);
  await editor.getByRole('radio', { name: '1:1' }).check();
  await editor.getByRole('button', { name: 'Uygula' }).click();
  await expect(editor).toHaveCount(0);
  await expect(form.getByText(/yeniden onaya/).first()).toBeVisible();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toHaveCount(0);
  const { data } = await panel.api('GET', `/medias?galleryId=${GALLERY}&status=pending&limit=100`);
  const images = Array.isArray(data) ? data.map((record) => at(record, 'image')) : [];
  expect(images.filter((image) => at(image, 'width') === at(image, 'height'))).toHaveLength(1);
}

/** Opens the gallery on a network that delays its pictures. */
async function openLate(page: Page, panel: Panel): Promise<void> {
  const heldRoutes: Route[] = [];
  let isHeld = true;
  await page.route('**/*', (route) => {
    if (!isHeld || route.request().resourceType() !== 'image') return route.fallback();
    heldRoutes.push(route);
    return undefined;
  });
  await panel.signIn('ayse', PAGE);
  await settled(page);
  await expect.poll(() => heldRoutes.length).toBeGreaterThan(5);
  const shift = page.evaluate(shiftUntilDrawn);
  isHeld = false;
  await Promise.all(heldRoutes.map((route) => route.fallback()));
  expect(await shift).toBe(0);
}

/** Focuses a tile that is not rendered yet by the End key, and the first one again by Home. */
async function goToEnds(page: Page, panel: Panel): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 420 });
  await panel.goto(PAGE);
  const tiles = page.locator('li[data-index]');
  const indexOf = async (tile: Locator) => Number(await tile.getAttribute('data-index'));
  await tiles.first().locator('[data-tile-open]').focus();
  const lastRendered = await indexOf(tiles.last());
  const focused = tiles.filter({ has: page.locator('[data-tile-open]:focus') });
  await page.keyboard.press('End');
  await expect.poll(() => indexOf(focused)).toBeGreaterThan(lastRendered);
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute('data-index', '0');
}

test('pictures are sorted, viewed and cropped', async ({ page, panel }) => {
  await test.step('pictures that load late shift nothing', () => openLate(page, panel));
  await test.step('sorting by keyboard and mouse is stored by the API', () =>
    orderTiles(page, panel));
  await test.step('a picture is viewed, paged by keyboard, cropped and submitted', () =>
    lookAndCut(page, panel));
  await test.step('pictures scroll in the layer of the page, without blending', async () => {
    await panel.goto(PAGE);
    await expect(page.locator('li[data-index="9"]')).toBeVisible();
    expect(await compositedElements(page)).not.toContain('ul');
  });
  await test.step('End focuses the last picture, and Home the first', () => goToEnds(page, panel));
});
