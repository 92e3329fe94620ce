import type { Locator } from '@playwright/test';
import { findings } from './support/findings.ts';
import { fingersOf, middleOf, swipe } from './support/fingers.ts';
import { at, expect, test, type Panel } from './support/panel.ts';
import { createPhoto } from './support/photoUploads.ts';

async function codes(panel: Panel): Promise<string[]> {
  const { data } = await panel.api('GET', '/medias?galleryId=7&sort=order&limit=100');
  return Array.isArray(data) ? data.map((record) => String(at(record, 'code'))) : [];
}

test('pictures are sorted, swiped and zoomed by touch', async ({ page, panel }) => {
  await panel.signIn('ayse', '/galleries/7/photos');
  const fingers = await fingersOf(page);
  const tile = (index: number) => page.locator(`li[data-index="${index}"]`);
  await tile(9).scrollIntoViewIfNeeded();
  const before = await codes(panel);
  const opener = (index: number) => tile(index).locator('[data-tile-open]');
  const [from, to] = [await middleOf(opener(9)), await middleOf(opener(6))];
  await fingers.put(from);
  await expect(page.locator('li[data-dragged]')).toHaveCount(1);
  await fingers.move({ from, to });
  await fingers.lift();
  await expect.poll(async () => (await codes(panel)).indexOf(before[9] ?? '')).toBe(6);
  await expect(tile(6)).toContainText(before[9] ?? '');

  await opener(6).tap();
  const box = page.getByRole('dialog');
  const heading = box.getByRole('heading');
  await expect(heading).toContainText('7 / ');
  const stage = await middleOf(box.locator('[data-stage]'));
  await swipe(fingers, { x: 320, y: stage.y }, -240);
  await expect(heading).toContainText('8 / ');
  await swipe(fingers, { x: 70, y: stage.y }, 240);
  await expect(heading).toContainText('7 / ');

  const image = box.locator('[data-stage] img:visible').first();
  const [left, right] = [
    { x: stage.x - 30, y: stage.y },
    { x: stage.x + 30, y: stage.y },
  ];
  const flat = (await image.boundingBox())?.width ?? 0;
  const widest = () =>
    box
      .locator('[data-stage] img')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)));
  // While the previous page still slides, touches move that one.
  await expect(async () => {
    await fingers.put(left, right);
    await fingers.move(
      { from: left, to: { x: left.x - 110, y: left.y } },
      { from: right, to: { x: right.x + 110, y: right.y } },
    );
    await fingers.lift();
    await expect.poll(widest, { timeout: 1500 }).toBeGreaterThan(flat * 1.5);
  }).toPass();
});

test('pictures are within the upper third, and a button starts their selection', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/medias');
  const pictures = page.locator('[data-tile-open]');
  await expect(pictures.first()).toBeVisible();
  const { height = 0 } = page.viewportSize() ?? {};
  expect((await pictures.first().boundingBox())?.y).toBeLessThan(height / 3);
  await page.getByRole('button', { name: 'Seç', exact: true }).tap();
  await pictures.first().tap();
  const bar = page.getByRole('region', { name: 'Seçim' });
  await expect(bar).toContainText('1 seçildi');
  await expect(bar.getByRole('button', { name: 'Sil' })).toBeAttached();
  expect((await bar.boundingBox())?.height).toBeLessThan(height / 6);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Seçimi bitir' }).tap();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Liste işlemleri' }).tap();
  const reason = page.getByRole('menuitem', { name: /^Sırayı değiştirmek için “Firma” / });
  await expect(reason).toBeInViewport({ ratio: 1 });
  await page.getByRole('menuitem', { name: 'Görünüm: Tablo' }).tap();
  await expect(pictures).toHaveCount(0);
});

/** Runs in the page: keeps the greatest width that the page ever had; a wider one would widen dialogs, too. */
function watchWidth(): void {
  const look = () => {
    const { dataset, scrollWidth } = document.documentElement;
    dataset['widest'] = String(Math.max(Number(dataset['widest'] ?? 0), scrollWidth));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('the form of chosen files keeps its pictures and its buttons in view', async ({
  page,
  panel,
}) => {
  await page.addInitScript(watchWidth);
  await panel.signIn('ayse', '/galleries/7/photos');
  await page.locator('input[type=file][multiple]').setInputFiles([await createPhoto('Masa')]);
  const form = page.getByRole('dialog', { name: 'Yüklemeden önce seçin' });
  await expect(form.getByRole('checkbox').nth(20)).toBeAttached();
  await expect(form.getByRole('button', { name: 'Yüklemeye başla' })).toBeInViewport({ ratio: 1 });
  await expect(form.locator('img')).toBeInViewport({ ratio: 1 });
  await form.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-widest', '390');
});

test('a double tap zooms a picture in, and the next one out again', async ({ page, panel }) => {
  await panel.signIn('ayse', '/galleries/7/photos');
  const fingers = await fingersOf(page);
  await page.locator('li[data-index="1"] [data-tile-open]').tap();
  const box = page.getByRole('dialog');
  // While zoomed in, a larger size is preloaded before it.
  const image = box.locator('.yarl__slide_current img').last();
  await expect(image).not.toHaveClass(/loading/);
  const stage = await middleOf(box.locator('[data-stage]'));
  const width = async () => (await image.boundingBox())?.width ?? 0;
  const whole = await width();
  // Sent at once, so that a loaded machine does not separate the taps.
  const tapTwice = () =>
    Promise.all([fingers.put(stage), fingers.lift(), fingers.put(stage), fingers.lift()]);
  await tapTwice();
  await expect.poll(async () => Math.round(((await width()) / whole) * 10)).toBe(25);
  await tapTwice();
  await expect.poll(width).toBe(whole);
});

test.describe('on a dense screen, which takes a larger size than the tile', () => {
  test.use({ deviceScaleFactor: 3 });

  test('a picture’s smallest size stands in its place until the picture is loaded', async ({
    page,
    panel,
  }) => {
    await page.route(/-(800|1600)\.webp$/, () => {});
    await panel.signIn('ayse', '/galleries/7/photos');
    await page.locator('li[data-index="1"] [data-tile-open]').tap();
    const image = page.getByRole('dialog').locator('.yarl__slide_current img');
    await expect(image).toHaveCSS('background-image', /-400\.webp/);
    const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 1 };
    expect(Math.round((width / height) * 10)).toBe(15);
  });
});

type Colour = readonly number[];

/** Blends a colour over a background. */
const over = ([r = 0, g = 0, b = 0, alpha = 1]: Colour, ground: Colour): Colour =>
  [r, g, b].map((part, index) => part * alpha + (ground[index] ?? 0) * (1 - alpha));

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast of two colours by WCAG, 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the colours of an arrow: its icon, its disc and the ring around it. */
const coloursOf = (arrow: Locator): Promise<number[][]> =>
  arrow.evaluate((button) => {
    const { color, backgroundColor, borderTopColor } = getComputedStyle(button);
    return [color, backgroundColor, borderTopColor].map((text) =>
      (text.match(/[\d.]+/g) ?? []).map(Number),
    );
  });

async function seeArrows(box: Locator): Promise<void> {
  for (const name of ['Önceki', 'Sonraki']) {
    const arrow = box.locator('[data-stage]').getByRole('button', { name });
    await expect(arrow).toBeEnabled();
    const size = await arrow.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const [sign = [], disc = [], ring = []] = await coloursOf(arrow);
    for (const picture of [
      [0, 0, 0],
      [128, 128, 128],
      [255, 255, 255],
    ]) {
      const seen = over(disc, picture);
      expect(contrast(over(sign, seen), seen)).toBeGreaterThan(4.5);
      const edges = [seen, over(ring, picture)].map((edge) => contrast(edge, picture));
      expect(Math.max(...edges)).toBeGreaterThan(3);
    }
  }
}

test('the arrows are large and visible on any picture, light and dark', async ({ page, panel }) => {
  await panel.signIn('ayse', '/galleries/7/photos');
  await page.locator('li[data-index="1"] [data-tile-open]').tap();
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await seeArrows(page.getByRole('dialog'));
    });
});

test('the corners that crop a rotated photo are whole', async ({ page, panel }) => {
  await panel.signIn('ayse', '/galleries/7/photos');
  await page
    .locator('li[data-index="1"]')
    .getByRole('button', { name: /^İşlemler: / })
    .tap();
  await page.getByRole('menuitem', { name: 'Düzenle' }).tap();
  const form = page.getByRole('dialog').filter({ has: page.locator('form') });
  await form.getByRole('button', { name: 'Sağa döndür' }).tap();
  await form.getByRole('button', { name: 'Kırp' }).tap();
  const editor = page.getByRole('dialog', { name: 'Kırp' });
  for (const name of ['Sol üst köşe', 'Sağ üst köşe', 'Sol alt köşe', 'Sağ alt köşe'])
    await expect(editor.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
  expect(await findings(page)).toEqual([]);
});

/** Name of the demo's 360° photo. */
const NAME = 'Bahçemiz, her yönden';

test('a panorama is panned by touch without changing the lightbox’s page', async ({
  page,
  panel,
}) => {
  const filter = encodeURIComponent(JSON.stringify({ q: 'her yönden' }));
  await panel.signIn('ayse', `/medias?filter=${filter}`);
  await page.locator('li[data-index]', { hasText: NAME }).locator('[data-tile-open]').tap();
  const box = page.getByRole('dialog');
  const viewer = box.getByRole('application');
  await expect(viewer.locator('canvas')).toBeVisible();
  const drawn = () => viewer.locator('canvas').screenshot();
  const fingers = await fingersOf(page);
  const heading = box.getByRole('heading');
  await expect(heading).toContainText(/[12] \/ 2/);
  const place = (await heading.textContent()) ?? '';
  await expect(viewer.locator('.psv-loader')).toBeHidden();
  await expect(viewer.getByText('Çevirmek için sürükleyin')).toBeInViewport({ ratio: 1 });
  const before = await drawn();
  const middle = await middleOf(viewer);
  // In either direction one side has a neighbouring page.
  await swipe(fingers, { x: middle.x + 90, y: middle.y }, -180);
  await expect.poll(async () => before.equals(await drawn())).toBe(false);
  await expect(heading).toHaveText(place);
  await swipe(fingers, { x: middle.x - 90, y: middle.y }, 170);
  await expect(heading).toHaveText(place);
  await expect(viewer).toBeInViewport({ ratio: 0.9 });
});
