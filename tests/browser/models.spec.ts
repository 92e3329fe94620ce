import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { untilLifted } from './support/keyboardDrag.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

async function picture(background: string, width = 900, height = 1200) {
  const size = { width, height, channels: 3, background } as const;
  const buffer = await sharp({ create: size }).png().toBuffer();
  return { name: `${background.slice(1)}.png`, mimeType: 'image/png', buffer };
}

/** Expects two cards of one size, whose file size is in one line and whose buttons are in three rows. */
async function seeEqualCards(cards: Locator): Promise<void> {
  await expect(cards.getByRole('img')).toHaveCount(2);
  const measured = await cards.evaluateAll((all) =>
    all.map((card) => {
      const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const { width, height } = card.getBoundingClientRect();
      return {
        width: Math.round(width),
        height: Math.round(height),
        rows: new Set([...card.querySelectorAll('button')].map(top)).size,
        lines: card.querySelector('bdi')?.getClientRects().length,
      };
    }),
  );
  expect(measured).toEqual([measured[0], measured[0]]);
  expect(measured[0]).toMatchObject({ rows: 3, lines: 1 });
}

const photoGroup = (page: Page) => page.getByRole('group', { name: /^Diğer fotoğraflar/ });

const handle = (page: Page, name: string) =>
  photoGroup(page).getByRole('button', { name: `Sürükle: ${name}` });

/** Drags the picture of a photo onto another one, in steps like a user. */
async function dragPhoto(page: Page, name: string, other: string): Promise<void> {
  await handle(page, name).scrollIntoViewIfNeeded();
  const middleOf = async (photo: string) => {
    const box = await photoGroup(page).getByRole('img', { name: photo }).boundingBox();
    if (!box) throw new Error(`The photo ${photo} is not on the page`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [from, to] = [await middleOf(name), await middleOf(other)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 10, from[1], { steps: 3 });
  await page.mouse.move(...to, { steps: 12 });
  await page.mouse.up();
}

/** Moves a photo by one position with the keys of its handle. */
async function movePhotoByKeys(page: Page, name: string, key: string, place: string) {
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  await handle(page, name).focus();
  await page.keyboard.press('Space');
  await expect(said(`${name} alındı`)).toHaveCount(1);
  await untilLifted(page);
  await page.keyboard.press(key);
  await expect(said(`${name}, ${place} sırada.`)).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(said(`${name}, `)).toContainText('bırakıldı');
  await expect(handle(page, name)).toBeFocused();
}

/** Expects the widths in pixels of the pictures' largest sizes in their order; the test's pictures differ in them. */
const seeWidths = (pictures: Locator, widths: readonly number[]) =>
  expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.map((one) => {
          if (!(one instanceof HTMLImageElement)) return 0;
          const [, largest] = /(\d+)w$/.exec(one.srcset) ?? [];
          return largest === undefined ? one.naturalWidth : Number(largest);
        }),
      ),
    )
    .toEqual(widths);

const COVER = 1000;

/** Orders stored and new photos of the model `Yakut`, and chooses another cover. */
async function editPhotos(page: Page): Promise<void> {
  const shown = page
    .getByRole('region', { name: 'Fotoğraf ve videolar' })
    .getByRole('button', { name: /^Yakut/ })
    .locator('img');
  await seeWidths(shown, [COVER, 900, 1600]);
  const edit = page.getByRole('link', { name: 'Düzenle' });
  const save = page.getByRole('button', { name: 'Kaydet' });
  const inForm = photoGroup(page).getByRole('img');
  await edit.click();
  await photoGroup(page)
    .locator('input[type=file]')
    .setInputFiles(await picture('#7a4b1f', 1200));
  await seeWidths(inForm, [900, 1600, 1200]);
  const stored = (await inForm.first().getAttribute('alt'))?.replace(/^.*: /, '') ?? '';
  await dragPhoto(page, '7a4b1f.png', stored);
  await seeWidths(inForm, [1200, 900, 1600]);
  await save.click();
  await seeWidths(shown, [COVER, 1200, 900, 1600]);
  await page.reload();
  await seeWidths(shown, [COVER, 1200, 900, 1600]);

  const makeCover = photoGroup(page).getByRole('button', { name: /^Kapak yap/ });
  await edit.click();
  await makeCover.nth(1).click();
  await seeWidths(inForm, [1200, COVER, 1600]);
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yine de ayrıl' }).click();
  await seeWidths(shown, [COVER, 1200, 900, 1600]);
  await edit.click();
  await makeCover.nth(1).click();
  await seeWidths(page.getByRole('group', { name: /^Kapak fotoğrafı/ }).getByRole('img'), [900]);
  expect(await findings(page)).toEqual([]);
  await save.click();
  await seeWidths(shown, [900, 1200, COVER, 1600]);
  await page.reload();
  await seeWidths(shown, [900, 1200, COVER, 1600]);
}

/** Sees the models as tiles, puts one behind the next by dragging, publishes several, and opens one. */
async function useTiles(page: Page, panel: Panel): Promise<void> {
  await moveTo(page, '/provider-items');
  const tiles = page.getByRole('list', { name: 'Modeller' }).getByRole('listitem');
  const opener = (index: number) => tiles.nth(index).locator('[data-tile-open]');
  const nameOf = async (index: number) => (await opener(index).getAttribute('aria-label')) ?? '';
  await expect(opener(0)).toBeVisible();
  const [first, second] = [await nameOf(0), await nameOf(1)];
  await expect(tiles.first()).toContainText(/Yayında.*TL/);
  const shape = await opener(0).boundingBox();
  expect(shape?.height).toBeCloseTo(((shape?.width ?? 0) * 4) / 3, 0);
  const boxes = [await opener(0).boundingBox(), await opener(1).boundingBox()];
  const [from, to] = boxes.map((box) => [(box?.x ?? 0) + 60, (box?.y ?? 0) + 90] as const);
  if (!from || !to) throw new Error('The tiles are not on the page');
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 10, from[1], { steps: 3 });
  await page.mouse.move(...to, { steps: 12 });
  await page.mouse.up();
  const kept = async () => {
    const { data } = await panel.api('GET', '/provider-items?sort=order&limit=2');
    return [at(at(data, 0), 'name'), at(at(data, 1), 'name')];
  };
  await expect.poll(kept).toEqual([second, first]);
  await page.reload();
  await expect(opener(0)).toHaveAttribute('aria-label', second);

  await page.getByRole('checkbox', { name: `${first} kaydını seç` }).check();
  await page.getByRole('checkbox', { name: `${second} kaydını seç` }).check();
  const unpublish = page.getByRole('button', { name: 'Yayından kaldır', exact: true });
  await unpublish.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Yayından kaldır/ })
    .click();
  await expect(tiles.nth(1)).toContainText('Yayından kaldırıldı');
  expect(await findings(page)).toEqual([]);
  await opener(1).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
}

async function quote(page: Page): Promise<void> {
  await moveTo(page, '/item-bids');
  await page.getByRole('link', { name: 'Buse Korkmaz' }).click();
  await page.getByRole('button', { name: 'Teklif ver', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Teklif ver' });
  await dialog.getByRole('button', { name: 'Teklif ver', exact: true }).click();
  await expect(dialog.getByText('Bu alan zorunludur.')).toHaveCount(2);
  await dialog.getByRole('spinbutton', { name: /^Teklif fiyatı/ }).fill('49500');
  const until = dialog.getByRole('textbox', { name: /^Teklifin son günü/ });
  // The calendar's code may still be loading.
  await expect(until).toBeEnabled();
  await until.press('Enter');
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await calendar.getByRole('gridcell').and(page.locator('button:enabled')).last().click();
  await dialog.getByRole('textbox', { name: /^Açıklama/ }).fill('Duvak ve iki prova dahil.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Teklif ver', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const history = page.getByRole('region', { name: 'Geçmiş' });
  await expect(history.getByRole('listitem').first()).toContainText('49.500 TL');
  const { origin } = new URL(page.url());
  await page.request.post(`${origin}/sandbox/couples/accept`);
  await page.reload();
  await expect(history.getByRole('listitem').first()).toContainText('Teklif kabul edildi');
  await expect(page.getByText('Kabul edildi').first()).toBeVisible();
}

test('a model gets photos, a video and details, and needs approval', async ({ page, panel }) => {
  await panel.signIn('ayse', '/provider-items/create');
  await page.getByRole('combobox', { name: /^Firma/ }).click();
  await expect(page.getByRole('option')).toHaveText(['İnci Gelinlik']);
  await page.getByRole('option', { name: 'İnci Gelinlik' }).click();
  await page.getByRole('textbox', { name: /^Model adı/ }).fill('Yakut');
  const details = page.getByRole('group', { name: 'Özellikler' });
  await details.getByRole('checkbox', { name: 'Balık' }).press('Space');
  await details.getByRole('checkbox', { name: 'Dantel' }).press('Space');
  const files = (name: RegExp) =>
    page.getByRole('group', { name }).locator('input[type=file]').first();
  await files(/^Diğer fotoğraflar/).setInputFiles([
    await picture('#7a1f4b'),
    await picture('#4b7a1f', 1600, 900),
  ]);
  const cards = page.getByRole('group', { name: /^Diğer fotoğraflar/ }).getByRole('listitem');
  for (const width of [390, 1440])
    await test.step(`the photos are equal cards at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await seeEqualCards(cards);
    });
  await test.step('the photos are put in order by mouse and keys', async () => {
    await dragPhoto(page, '7a1f4b.png', '4b7a1f.png');
    await seeWidths(cards.getByRole('img'), [1600, 900]);
    await movePhotoByKeys(page, '7a1f4b.png', 'ArrowLeft', '2 içinde 1.');
    await seeWidths(cards.getByRole('img'), [900, 1600]);
  });
  const videos = page.getByRole('group', { name: /^Videolar/ });
  await videos.getByRole('button', { name: 'Videolar: Ekle' }).click();
  await videos.getByRole('textbox', { name: /^Bağlantı/ }).fill('https://example.com/film.mp4');
  await page.getByRole('spinbutton', { name: /^En düşük fiyat/ }).fill('900');
  await page.getByRole('spinbutton', { name: /^En yüksek fiyat/ }).fill('100');
  const save = page.getByRole('button', { name: 'Kaydet' });
  await save.click();
  const wrong = page.getByRole('list', { name: 'Düzeltilecek alanlar' }).getByRole('button');
  await expect(wrong).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
  await videos.getByRole('textbox', { name: /^Bağlantı/ }).fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('spinbutton', { name: /^En yüksek fiyat/ }).fill('1200');
  await files(/^Kapak fotoğrafı/).setInputFiles(await picture('#1f4b7a', COVER));
  // The picture is decoded and measured before it counts as chosen.
  const cover = page.getByRole('group', { name: /^Kapak fotoğrafı/ });
  await expect(cover.getByRole('button', { name: /Kırp/ })).toBeVisible();
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yakut' })).toBeVisible();
  await expect(page.getByText('Onay bekliyor').first()).toBeVisible();
  await expect(page.getByText('Kesim: Balık')).toBeVisible();
  const media = page.getByRole('region', { name: 'Fotoğraf ve videolar' });
  const photos = media.getByRole('button', { name: /^Yakut [1-3] \/ 3$/ });
  await expect(photos).toHaveCount(3);
  await photos.first().click();
  const viewer = page.getByRole('dialog', { name: 'Yakut' });
  await expect(viewer.getByRole('img', { name: 'Yakut 1 / 3' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'Yakut 2 / 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  );
  await media.getByRole('button', { name: 'YouTube videosunu göster' }).click();
  await expect(media.frameLocator('iframe').getByText('player')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await test.step('photos are ordered and a cover is chosen later, too', () => editPhotos(page));
  await test.step('the list shows the models as tiles', () => useTiles(page, panel));
  await test.step('a couple requests a bid, gets an offer and accepts it', () => quote(page));
});
