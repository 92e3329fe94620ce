import type { Page } from '@playwright/test';
import { at, expect, test, type Panel } from './support/panel.ts';

const GALLERY = 7;
/** Number of photos on the page of a gallery. */
const SHOWN = 12;

/** Returns the names of the gallery's photos in the API's order. */
async function namesOf(panel: Panel): Promise<string[]> {
  const { data } = await panel.api('GET', `/medias?galleryId=${GALLERY}&sort=order&limit=100`);
  return Array.isArray(data) ? data.map((record) => String(at(record, 'name'))) : [];
}

/** Expects that a message covers no button of the lightbox. */
async function expectUncovered(page: Page): Promise<void> {
  const covered = await page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('button, a')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = width === 0 || control.contains(seen) || seen?.contains(control);
      return isSeen ? [] : [control.getAttribute('aria-label')];
    }),
  );
  expect(covered).toEqual([]);
}

test('a photo on the page of its gallery opens in the lightbox, which has all of them', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', `/galleries/${GALLERY}`);
  const names = await namesOf(panel);
  const count = names.length;
  expect(count).toBeGreaterThan(SHOWN);
  const [, second = ''] = names;
  const photo = page.getByRole('main').getByRole('button', { name: second }).first();
  await photo.click();
  const lightbox = page.getByRole('dialog');
  const heading = lightbox.getByRole('heading');
  await expect(heading).toContainText(second);
  await expect(heading).toContainText(`2 / ${count}`);
  for (const width of [390, 1440])
    await test.step(`a message covers no button at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await lightbox.getByRole('button', { name: /^İşlemler/ }).click();
      await page.getByRole('menuitem', { name: /^(Pasifleştir|Etkinleştir)$/ }).click();
      const undo = page.getByRole('button', { name: 'Geri al', includeHidden: true });
      await expect(undo).toBeVisible();
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expectUncovered(page);
      await page.getByRole('button', { name: 'Bildirimi kapat', includeHidden: true }).click();
      await expect(undo).toHaveCount(0);
    });
  await page.keyboard.press('End');
  await expect(heading).toContainText(`${count} / ${count}`);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/galleries/${GALLERY}$`));
  await expect(photo).toBeFocused();
  const gallery = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: `+${count - SHOWN}` }).click();
  await expect(page).toHaveURL(new RegExp(`/galleries/${GALLERY}/photos$`));
  await expect(page.getByRole('list', { name: 'Fotoğraflar ve videolar' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(gallery);
  // The page of the gallery has the same title.
  await page.reload();
  await expect(page).toHaveTitle(new RegExp(`^${gallery} · `));
});
