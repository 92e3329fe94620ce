import type { CDPSession, Locator, Page, Route } from '@playwright/test';
import { compositedElements } from './support/compositedElements.ts';
import { settled } from './support/derived/Visit.ts';
import { at, expect, test, type Panel } from './support/panel.ts';
import {
  chooseFiles,
  createPhoto,
  GALLERY,
  liftLimits,
  PHOTOS_PAGE,
  uploadPanel,
  uploaded,
} from './support/photoUploads.ts';
import { shiftUntilDrawn } from './support/shiftUntilDrawn.ts';

const COUNT = 20;
const NAMES = Array.from({ length: COUNT }, (_, index) => `Yükleme ${index + 1}`);

/** Slow mobile network: 150 KB/s each way, 150 ms latency. */
const SLOW = { latency: 150, downloadThroughput: 150_000, uploadThroughput: 150_000 };

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
  await expect(uploadPanel(page).getByRole('status')).toHaveText(/^Bağlantı bekleniyor/);
  await line.send('Network.emulateNetworkConditions', { ...SLOW, offline: false });
  await expect(uploadPanel(page).getByRole('status')).toHaveText(/^Yükleniyor/);
}

/** Waits until `count` files of this tab's queue are stored. */
async function stored(page: Page, count: number): Promise<void> {
  await expect
    .poll(() => uploadPanel(page).locator('li[data-state=done]').count(), uploaded)
    .toBeGreaterThanOrEqual(count);
}

test('twenty pictures are uploaded once each over a slow connection with two failures and a reload', async ({
  page,
  panel,
}) => {
  test.setTimeout(180_000);
  await panel.signIn('ayse', PHOTOS_PAGE);
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
  await chooseFiles(page, await Promise.all(NAMES.map((name) => createPhoto(name))));
  await stored(page, 2);
  await expect(
    uploadPanel(page).getByRole('progressbar', { name: 'Toplam ilerleme' }),
  ).toBeVisible();
  await expect(
    uploadPanel(page)
      .getByRole('progressbar', { name: /\.jpg$/ })
      .first(),
  ).toBeVisible();
  await cut(line, page);
  await stored(page, 5);
  await page.reload();
  expect(requests).toEqual(['beforeunload']);
  await stored(page, 3);
  await cut(line, page);
  await expect(uploadPanel(page).getByRole('status')).toHaveText(/dosya yüklendi/, {
    timeout: 90_000,
  });
  const names = await kept(panel);
  expect(names.slice(before).toSorted()).toEqual(NAMES.toSorted());
  await liftLimits(line);
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

/** Hides the first photo, which is the main one, and undoes it. */
async function hideMain(page: Page, panel: Panel): Promise<void> {
  const before = await codes(panel);
  const first = page.locator('li[data-index="0"]');
  await expect(first).toContainText('Ana fotoğraf');
  await first.hover();
  await first.getByRole('button', { name: /^İşlemler: / }).click();
  await page.getByRole('menuitem', { name: 'Pasifleştir' }).click();
  await expect(first).not.toContainText(before[0] ?? '');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(first).toContainText(before[0] ?? '');
  await expect(first).toContainText('Ana fotoğraf');
  const five = (all: readonly string[]) => all.slice(0, 5);
  expect(five(await codes(panel))).toEqual(five(before));
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
  const title = form.getByRole('heading', { level: 1 });
  const opened = (await title.textContent()) ?? '';
  const note = form.getByRole('textbox', { name: /^Açıklama/ });
  await form.getByRole('link', { name: 'Sonraki' }).press('Enter');
  await expect(title).not.toHaveText(opened);
  await note.fill('Yarım kalan');
  await form.getByRole('link', { name: 'Önceki' }).press('Enter');
  await page.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(note).toHaveValue('Yarım kalan');
  await form.getByRole('link', { name: 'Önceki' }).press('Enter');
  await page.getByRole('button', { name: 'Yine de ayrıl' }).click();
  await expect(title).toHaveText(opened);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(box.getByRole('heading')).toContainText('2 / ');
  await box.getByRole('link', { name: 'Düzenle' }).press('Enter');
  await form.getByRole('button', { name: 'Kırp' }).click();
  const editor = page.getByRole('dialog', { name: 'Kırp' });
  const size = () =>
    editor.locator('img').evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('expected a picture');
      return [image.naturalWidth, image.naturalHeight];
    });
  // The frame is there once the picture is loaded.
  await expect(editor.getByRole('button', { name: 'Sağ kenar' })).toBeVisible();
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
  await expect(box.getByRole('heading')).toContainText(opened);
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
  await panel.signIn('ayse', PHOTOS_PAGE);
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
  await panel.goto(PHOTOS_PAGE);
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

test('pictures are sorted, viewed and cropped', async ({ page, panel, browser }) => {
  await test.step('pictures that load late shift nothing', () => openLate(page, panel));
  await test.step('sorting by keyboard and mouse is stored by the API', () =>
    orderTiles(page, panel));
  await test.step('a hidden main photo is the main one again after undo', () =>
    hideMain(page, panel));
  await test.step('a picture is viewed, paged by keyboard, cropped and submitted', () =>
    lookAndCut(page, panel));
  await test.step('pictures scroll in the layer of the page, without blending', async () => {
    await panel.goto(PHOTOS_PAGE);
    const layers = await compositedElements(page, browser, 'li[data-index="9"]');
    expect(layers).not.toContain('ul');
  });
  await test.step('End focuses the last picture, and Home the first', () => goToEnds(page, panel));
});

test('a tile has one lock while hovered, and the code of a rejected photo', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', PHOTOS_PAGE);
  const tile = (index: number) => page.locator(`li[data-index="${index}"]`);
  await tile(0).hover();
  const locks = tile(0).getByTitle(/^İlk sıraların yerini sistem/);
  await expect(locks.filter({ visible: true })).toHaveCount(1);
  const filter = encodeURIComponent(JSON.stringify({ status: ['rejected'] }));
  await panel.goto(`/medias?filter=${filter}`);
  for (const index of [0, 1, 2]) {
    await expect(tile(index)).toContainText('Reddedildi');
    await expect(tile(index).getByText(/^[A-Z]-\d+$/)).toBeInViewport({ ratio: 0.9 });
  }
});
