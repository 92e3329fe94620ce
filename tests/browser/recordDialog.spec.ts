import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';
import { addUser } from './support/users.ts';

const record = (page: Page) => page.getByRole('dialog', { name: 'Listede Kişi', exact: true });
const row = (page: Page) => page.getByRole('link', { name: 'Listede Kişi' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Kişi ara' });

/** The list as it was filtered before the dialog, with nothing over it. */
async function isFilteredList(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/customer-users(\?|$)/);
  await expect(page).toHaveTitle(/^Kullanıcılar/);
  await expect(search(page)).toHaveValue('Listede');
  await expect(page.locator('tbody tr')).toHaveCount(1);
}

test('a person is shown and edited over the list, which is as it was once that closes', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  const id = await addUser(panel, 'Listede');
  await panel.goto('/customer-users');
  await search(page).fill('Listede');
  await expect(page.locator('tbody tr')).toHaveCount(1);

  await row(page).click();
  await expect(record(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/customer-users/${id}$`));
  await expect(page).toHaveTitle(/^Listede Kişi/);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await isFilteredList(page);
  await expect(row(page)).toBeFocused();

  await row(page).press('Enter');
  await record(page).getByRole('link', { name: 'Düzenle' }).click();
  await expect(page).toHaveURL(new RegExp(`/customer-users/${id}/edit$`));
  await page.reload();
  await expect(record(page).getByLabel('Hakkında')).toBeVisible();
  await page.goBack();
  await expect(record(page).getByRole('link', { name: 'Düzenle' })).toBeVisible();
  await page.goBack();
  await isFilteredList(page);
  await page.goForward();
  await record(page).getByRole('button', { name: 'Kapat' }).click();
  await isFilteredList(page);
});

test('an invitation that is not sent is not lost by a key', async ({ page, panel }) => {
  await panel.signIn('ayse', '/customer-users');
  const invite = page.getByRole('link', { name: 'Kullanıcı davet et' });
  await invite.click();
  const form = page.getByRole('dialog', { name: 'Kullanıcı davet et' });
  const name = form.getByLabel(/^Ad\b/);
  await name.fill('Yarım');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(name).toHaveValue('Yarım');
  await form.getByRole('button', { name: 'Kapat' }).click();
  await question.getByRole('button', { name: 'Yine de ayrıl' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/customer-users$/);
  await expect(invite).toBeFocused();
});
