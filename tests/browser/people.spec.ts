import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { recordBodies } from './support/recordBodies.ts';
import { createPicture } from './support/createPicture.ts';
import { at, expect, test, type Panel } from './support/panel.ts';
import { addUser } from './support/users.ts';

/** Expects the form to be closed, with a message that names its user. */
async function saved(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`${name} kaydedildi.`)).toBeVisible();
  await expect(page).toHaveURL(/\/customer-users$/);
}

async function cutPicture(page: Page, panel: Panel): Promise<void> {
  const id = await addUser(panel, 'Resimli');
  await moveTo(page, `/customer-users/${id}/edit`);
  const bodies = recordBodies(page, 'PUT', /\/users\/\d+$/);
  await page
    .getByRole('button', { name: 'Fotoğraf', exact: true })
    .setInputFiles(await createPicture(page, 'resimli.png'));
  const crop = page.getByRole('dialog', { name: 'Kırp' });
  await crop.getByRole('button', { name: 'Uygula' }).click();
  await expect(crop).toHaveCount(0);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await saved(page, 'Resimli Kişi');
  await moveTo(page, `/customer-users/${id}`);
  // The name is next to the picture, so screen readers skip it.
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^\/files\/profile\//);
  expect(bodies).toEqual([]);

  await moveTo(page, `/customer-users/${id}/edit`);
  await page.getByRole('button', { name: /^Kaldır: / }).click();
  await page.getByLabel('Hakkında').fill('Salonu gezdirir.');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await saved(page, 'Resimli Kişi');
  await moveTo(page, `/customer-users/${id}`);
  await expect(page.getByText('Salonu gezdirir.')).toBeVisible();
  expect(bodies).toEqual([{ bio: 'Salonu gezdirir.' }]);
  const user = await panel.api('GET', `/customers/1/users/${id}`);
  expect([at(user.data, 'image'), at(user.data, 'bio')]).toEqual([null, 'Salonu gezdirir.']);
}

async function refusePicture(page: Page, panel: Panel): Promise<void> {
  const id = await addUser(panel, 'Yarım');
  await moveTo(page, `/customer-users/${id}/edit`);
  await page
    .getByRole('button', { name: 'Fotoğraf', exact: true })
    .setInputFiles(await createPicture(page, 'yarim.png'));
  const crop = page.getByRole('dialog', { name: 'Kırp' });
  await crop.getByRole('button', { name: 'Uygula' }).click();
  await expect(crop).toHaveCount(0);
  await page.getByLabel('Hakkında').fill('Önce kaydedilir.');
  await page.route(/\/image$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Sunucuya ulaşılamadı').first()).toBeVisible();
  await page.unroute(/\/image$/);
  const bodies = recordBodies(page, 'PUT', /\/users\/\d+$/);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await saved(page, 'Yarım Kişi');
  expect(bodies).toEqual([]);
  const user = await panel.api('GET', `/customers/1/users/${id}`);
  expect(at(user.data, 'bio')).toBe('Önce kaydedilir.');
  expect(String(at(user.data, 'image'))).toMatch(/^\/files\//);
}

async function changeWayIn(page: Page, panel: Panel): Promise<void> {
  const id = await addUser(panel, 'Girişli');
  await moveTo(page, `/customer-users/${id}/edit`);
  // Simulates an older sign-in.
  await page.route(/\/users\/\d+$/, (route) => {
    const body: unknown = route.request().postDataJSON();
    if (route.request().method() !== 'PUT' || at(body, 'oldPassword') !== undefined)
      return route.continue();
    return route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({
        message: 'Devam etmek için şifrenizi yeniden girin.',
        code: 'reauth_required',
        errors: [],
        requestId: '1',
      }),
    });
  });
  const address = `${crypto.randomUUID()}@example.com`;
  await page.getByLabel('E-posta adresi').first().fill(address);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Şifrenizi girin' });
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByText('Değişiklikler kaydedilmedi.').first()).toBeVisible();
  await expect(page.getByLabel('E-posta adresi').first()).toHaveValue(address);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await dialog.getByLabel('Şimdiki şifreniz').fill('demo1234');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await saved(page, 'Girişli Kişi');
  const user = await panel.api('GET', `/customers/1/users/${id}`);
  expect(JSON.stringify(at(user.data, 'emails'))).toContain(address);
}

test('a colleague gets a picture and another sign-in name', async ({ page, panel }) => {
  await panel.signIn('ayse', '/todo');
  await test.step('a colleague’s picture is cropped, saved alone, shown, and removed', () =>
    cutPicture(page, panel));
  await test.step('a rejected picture is reported, and the fields stay saved', () =>
    refusePicture(page, panel));
  await test.step('changing a colleague’s sign-in requires only the own password', () =>
    changeWayIn(page, panel));
});
