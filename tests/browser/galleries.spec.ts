import { at, expect, test, type Panel } from './support/panel.ts';

const GALLERY = 7;
/** Number of photos on the page of a gallery. */
const SHOWN = 12;

/** Returns the names of the gallery's photos in the API's order. */
async function namesOf(panel: Panel): Promise<string[]> {
  const { data } = await panel.api('GET', `/medias?galleryId=${GALLERY}&sort=order&limit=100`);
  return Array.isArray(data) ? data.map((record) => String(at(record, 'name'))) : [];
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
});
