import type { Page } from '@playwright/test';
import { fingersOf, middleOf } from './support/fingers.ts';
import { flawsOf } from './support/flawsOf.ts';
import { moveTo, navigate } from './support/moveTo.ts';
import { at, expect, test, type Panel } from './support/panel.ts';
import { GALLERY, PHOTOS_PAGE } from './support/photoUploads.ts';

const tile = (page: Page, index: number) => page.locator(`li[data-index="${index}"]`);
const opener = (page: Page, index: number) => tile(page, index).locator('[data-tile-open]');

async function codes(panel: Panel): Promise<string[]> {
  const { data } = await panel.api('GET', `/medias?galleryId=${GALLERY}&sort=order&limit=100`);
  return Array.isArray(data) ? data.map((record) => String(at(record, 'code'))) : [];
}

/** Expects equally high pictures, whatever is below them. */
async function expectEqualPictures(page: Page): Promise<void> {
  const heights = await page
    .locator('[data-tile-open]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(2);
  expect(heights).toEqual(heights.map(() => heights[0]));
}

/** Drags a photo onto the next one, which is on its left, and expects it in that place of the API. */
async function dragToTheLeft(page: Page, panel: Panel): Promise<void> {
  const before = await codes(panel);
  await tile(page, 7).scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(opener(page, 6)), await middleOf(opener(page, 7))];
  expect(to.x).toBeLessThan(from.x);
  expect(to.y).toBe(from.y);
  const fingers = await fingersOf(page);
  await fingers.put(from);
  await expect(page.locator('li[data-dragged]')).toHaveCount(1);
  await fingers.move({ from, to });
  await fingers.lift();
  const [moved = '', next = ''] = before.slice(6);
  await expect.poll(async () => (await codes(panel)).slice(6, 8)).toEqual([next, moved]);
  await expect(tile(page, 7)).toContainText(moved);
}

test('galleries, photos and videos are without flaws in Arabic and dark, and are ordered from the right', async ({
  page,
  panel,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await panel.startSession('ayse', 'ar');
  await panel.goto('/galleries');
  expect(await flawsOf(page)).toEqual([]);
  await expectEqualPictures(page);
  await moveTo(page, PHOTOS_PAGE);
  expect(await flawsOf(page)).toEqual([]);
  await test.step('a photo is dragged to the next place', () => dragToTheLeft(page, panel));
  await test.step('the left arrow of the lightbox goes on', async () => {
    await opener(page, 7).tap();
    const box = page.getByRole('dialog');
    const heading = box.getByRole('heading');
    await expect(heading).toContainText('8 / ');
    expect(await flawsOf(page)).toEqual([]);
    const left = await middleOf(box.locator('[data-stage]'));
    await page.touchscreen.tap(36, left.y);
    await expect(heading).toContainText('9 / ');
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  });
  await test.step('the view of the videos is in sight, which is the last of its row', async () => {
    const filter = { kind: 'video', videoType: 'video_self' };
    await navigate(page, `/medias?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    const current = page.getByRole('main').locator('nav [aria-current=true]');
    await expect(current).toHaveCount(2);
    for (const tab of await current.all()) await expect(tab).toBeInViewport({ ratio: 0.95 });
  });
});

test('the wall of approvals and its large view are without flaws in dark', async ({
  page,
  panel,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await panel.startSession('selin.destek');
  await panel.goto('/support/approvals/media');
  const pictures = page
    .getByRole('list', { name: 'Onay bekleyen görseller' })
    .locator('[data-picture]');
  await expect(pictures.first()).toBeVisible();
  expect(await flawsOf(page)).toEqual([]);
  await pictures.first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await flawsOf(page)).toEqual([]);
});
