import { flawsOf } from './support/flawsOf.ts';
import { moveTo } from './support/moveTo.ts';
import { expect, test } from './support/panel.ts';
import { PHOTOS_PAGE } from './support/photoUploads.ts';

test('galleries, their photos and the lightbox are without flaws', async ({ page, panel }) => {
  await panel.startSession('ayse');
  await panel.goto('/galleries');
  expect(await flawsOf(page)).toEqual([]);
  await moveTo(page, PHOTOS_PAGE);
  expect(await flawsOf(page)).toEqual([]);
  await page.locator('[data-tile-open]').nth(1).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText('2 / ');
  expect(await flawsOf(page)).toEqual([]);
});

test('the wall of approvals and its large view are without flaws in Arabic', async ({
  page,
  panel,
}) => {
  await panel.startSession('selin.destek', 'ar');
  await panel.goto('/support/approvals/media');
  const picture = page.locator('[data-picture]').first();
  await expect(picture).toBeVisible();
  // Colours are the same in Turkish.
  expect(await flawsOf(page, ['color-contrast'])).toEqual([]);
  await picture.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await flawsOf(page, ['color-contrast'])).toEqual([]);
});
