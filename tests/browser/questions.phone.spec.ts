import type { Locator } from '@playwright/test';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';
import { addUser } from './support/users.ts';

/** Expects a bottom sheet that is as high as its content. */
async function isSheet(question: Locator): Promise<void> {
  await expect.poll(async () => (await question.boundingBox())?.y).toBeGreaterThan(480);
  const { x = 0, y = 0, width = 0, height = 0 } = (await question.boundingBox()) ?? {};
  expect([x, width, Math.round(y + height)]).toEqual([0, 390, 844]);
}

test('on a phone a confirmation is a bottom sheet with reachable buttons', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  const id = await addUser(panel, 'Sorulan');
  await panel.goto(`/customer-users/${id}/edit`);
  await page.getByLabel('Hakkında').fill('Yarım kaldı.');
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  const leaving = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  await isSheet(leaving);
  expect(await findings(page)).toEqual([]);
  await leaving.getByRole('button', { name: 'Yine de ayrıl' }).click();
  await expect(page).not.toHaveURL(/edit$/);

  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  const removing = page.getByRole('dialog', { name: 'Sorulan Kişi silinsin mi?' });
  await isSheet(removing);
  expect(await findings(page)).toEqual([]);
  await removing.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(removing).toHaveCount(0);

  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Ayrıldı olarak işaretle' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Ayrıldı olarak işaretle' });
  await isSheet(confirmation);
  expect(await findings(page)).toEqual([]);
});
