import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { expect, test, type Panel } from './support/panel.ts';
import { addUser } from './support/users.ts';

const record = (page: Page) => page.getByRole('dialog', { name: 'Listede Kişi', exact: true });
const row = (page: Page) => page.getByRole('link', { name: 'Listede Kişi' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Kişi ara' });

/** Expects the list with its earlier filter and no dialog. */
async function isFilteredList(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/customer-users(\?|$)/);
  await expect(page).toHaveTitle(/^Kullanıcılar/);
  await expect(search(page)).toHaveValue('Listede');
  await expect(page.locator('tbody tr')).toHaveCount(1);
}

async function showAndEdit(page: Page, id: number): Promise<void> {
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
}

async function keepInvitation(page: Page): Promise<void> {
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
}

async function save(page: Page): Promise<void> {
  await search(page).fill('Kapanan');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: 'Kapanan Kişi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kapanan Kişi', exact: true });
  await dialog.getByRole('link', { name: 'Düzenle' }).click();
  await dialog.getByLabel(/^Soyad/).fill('Değişen');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Kapanan Değişen kaydedildi.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/customer-users(\?|$)/);
  await expect(search(page)).toHaveValue('Kapanan');
  await expect(page.getByRole('link', { name: 'Kapanan Değişen' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  // The form is no longer in the history behind the list.
  await page.goBack();
  await expect(page).not.toHaveURL(/edit$/);
}

async function invite(page: Page): Promise<void> {
  await search(page).fill('Yenigelen');
  await expect(page.getByText('Sonuç bulunamadı')).toBeVisible();
  const invite = page.getByRole('link', { name: 'Kullanıcı davet et' });
  await invite.click();
  const form = page.getByRole('dialog', { name: 'Kullanıcı davet et' });
  await form.getByLabel(/^Ad\b/).fill('Yenigelen');
  await form.getByLabel(/^Rol/).click();
  await page.getByRole('option', { name: 'Satış' }).click();
  await form.getByRole('button', { name: 'E-posta adresleri: Ekle' }).click();
  await form.getByLabel(/^E-posta adresi/).fill(`${crypto.randomUUID()}@example.com`);
  await form.getByRole('button', { name: 'Davet et' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/customer-users(\?|$)/);
  await expect(search(page)).toHaveValue('Yenigelen');
  await expect(page.getByRole('link', { name: 'Yenigelen' })).toBeVisible();
  await expect(invite).toBeFocused();

  const notice = page.getByRole('listitem').filter({ hasText: 'Yenigelen davet edildi.' });
  await notice.getByRole('button', { name: 'Aç' }).press('Enter');
  const opened = page.getByRole('dialog', { name: 'Yenigelen' });
  await expect(opened).toBeVisible();
  await expect(page).toHaveURL(/\/customer-users\/\d+$/);
  await opened.press('Escape');
  // The notification is closed: its user's row takes the focus.
  await expect(page.getByRole('link', { name: 'Yenigelen' })).toBeFocused();
}

async function keepSelection(page: Page, panel: Panel): Promise<void> {
  await addUser(panel, 'Seçili');
  await search(page).fill('Seçili');
  const selected = page.getByRole('link', { name: 'Seçili Kişi' });
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await selected.focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Seçim' });
  await expect(bar).toContainText('1 seçildi');
  await selected.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Seçili Kişi' });
  await dialog.getByRole('link', { name: 'Düzenle' }).click();
  await dialog.getByLabel('Hakkında').fill('Seçiliyken değişti.');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bar).toContainText('1 seçildi');
  await expect(page.locator('tbody').getByRole('checkbox')).toBeChecked();
}

test('users are shown, edited and invited over their list', async ({ page, panel }) => {
  await panel.signIn('ayse', '/customer-users');
  await test.step('a key press does not discard an unsent invitation', () => keepInvitation(page));
  await test.step('an invited user is in the list at once, and the notification opens their page', () =>
    invite(page));
  await test.step('selected rows stay selected under a dialog', () => keepSelection(page, panel));
});

test('a dialog over the list does not change it', async ({ page, panel }) => {
  await panel.startSession();
  const id = await addUser(panel, 'Listede');
  await addUser(panel, 'Kapanan');
  await panel.goto('/customer-users');
  await test.step('a user is shown and edited over the list, which is unchanged afterwards', () =>
    showAndEdit(page, id));
  await test.step('saving a user closes the dialog, and the list shows only the change', () =>
    save(page));
});
