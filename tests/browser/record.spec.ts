import type { Page } from '@playwright/test';
import { searchAndChoose } from './support/searchAndChoose.ts';
import { addLead } from './support/leads.ts';
import { moveTo } from './support/moveTo.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

/** Creates a colleague for a test. @returns the id */
async function addUser(panel: Panel, name: string): Promise<number> {
  const address = `${crypto.randomUUID()}@example.com`;
  const user = await panel.api('POST', '/customers/1/users', {
    name,
    surname: 'Deneme',
    roleId: 'sales',
    emails: [{ value: address }],
  });
  expect(user.status).toBe(201);
  return Number(at(user.data, 'id'));
}

const menu = (page: Page) => page.getByRole('button', { name: 'Diğer işlemler' });
const surname = (page: Page) => page.getByLabel(/^Soyad/);

async function saveTwice(page: Page, panel: Panel): Promise<void> {
  const id = await addUser(panel, 'İki Sekme');
  await moveTo(page, `/customer-users/${id}/edit`);
  await expect(surname(page)).toHaveValue('Deneme');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await surname(other).fill('Öbürü');
  await other.getByRole('button', { name: 'Kaydet' }).click();
  await expect(other.getByText('İki Sekme Öbürü kaydedildi.')).toBeVisible();

  await surname(page).fill('Benimki');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt bu sırada değişti' });
  const fields = dialog.getByRole('group', { name: 'Soyad' });
  await expect(fields).toContainText('Öbürü');
  await expect(fields.getByRole('radio', { name: /^Sizinki/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Forma dön' }).click();
  await expect(surname(page)).toHaveValue('Benimki');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await dialog.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expect(page.getByText('İki Sekme Benimki kaydedildi.')).toBeVisible();
  await other.close();
}

async function deleteUser(page: Page, panel: Panel): Promise<void> {
  const id = await addUser(panel, 'Silinecek');
  await moveTo(page, `/customer-users/${id}`);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Silinecek Deneme silinsin mi?' });
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toHaveCount(0);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Silinecek Deneme silindi.')).toBeVisible();
  await expect(page).toHaveURL(/\/customer-users$/);
  expect((await panel.api('GET', `/customers/1/users/${id}`)).status).toBe(404);
}

async function leaveAndReturn(page: Page, panel: Panel): Promise<void> {
  const id = await addUser(panel, 'Ayrılan');
  await moveTo(page, `/customer-users/${id}`);
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Geri döndü olarak işaretle' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Ayrıldı olarak işaretle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ayrıldı olarak işaretle' }).dblclick();
  await expect(page.getByText('Ayrıldı olarak işaretlendi.')).toBeVisible();
  const left = await panel.api('GET', `/customers/1/users/${id}`);
  expect(at(left.data, 'hasLeft')).toBe(true);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(async () => {
    const back = await panel.api('GET', `/customers/1/users/${id}`);
    expect(at(back.data, 'hasLeft')).toBe(false);
  }).toPass();
}

async function takeBack(page: Page, panel: Panel): Promise<void> {
  const id = await addLead(panel, {
    brideName: 'Geri Alınan',
    email: `${crypto.randomUUID()}@example.com`,
  });
  await moveTo(page, `/leads/${id}`);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Düğün değil olarak işaretle' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Düğün değil olarak işaretle' })
    .click();
  await page.getByRole('button', { name: 'Geri al' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeniden aç' });
  await dialog.getByLabel(/^Not/).fill('Yanlış basılmış.');
  await dialog.getByRole('button', { name: 'Yeniden aç' }).click();
  await expect(page.getByText('Talep yeniden açıldı.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const lead = await panel.api('GET', `/leads/${id}`);
  expect(at(lead.data, 'status')).toBe('pending');
}

async function seeOfColleague(page: Page, panel: Panel): Promise<void> {
  const found = await panel.api('GET', '/customers/1/users?q=mert');
  const colleague = at(found.data, 0);
  const name = String(at(colleague, 'fullName'));
  const id = await addLead(panel, {
    brideName: 'Bağlı Çift',
    email: `${crypto.randomUUID()}@example.com`,
  });
  await moveTo(page, `/leads/${id}/edit`);
  await searchAndChoose(page.getByRole('combobox', { name: /^Sorumlu/ }), name);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page).toHaveURL(new RegExp(`/leads/${id}$`));
  await moveTo(page, `/customer-users/${String(at(colleague, 'id'))}`);
  const related = page.getByRole('region', { name: 'Çiftler' });
  await expect(related.getByRole('link', { name: /Bağlı Çift/ })).toBeVisible();
  await related.getByRole('link', { name: 'Tümünü göster' }).click();
  await expect(page).toHaveURL(/\/leads\?.*assigneeId/);
  const rows = page.getByRole('table', { name: 'Çiftler' }).locator('tbody tr');
  await expect(rows.first()).toContainText('Bağlı Çift');
  await expect(page.getByRole('list', { name: 'Seçili filtreler' })).toContainText(name);
}

async function leaveForm(page: Page, panel: Panel): Promise<void> {
  const id = await addUser(panel, 'Kaydedilmemiş');
  await moveTo(page, `/customer-users/${id}/edit`);
  await surname(page).fill('Yarım');
  await expect(page.getByRole('status').filter({ hasText: 'Soyad' })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(question).toContainText('Kaydetmediğiniz değişiklikler kaybolacak.');
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(question).toHaveCount(0);
  await expect(surname(page)).toHaveValue('Yarım');
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await question.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(surname(page)).toHaveValue('Yarım');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kaydedilmemiş Yarım kaydedildi.')).toBeVisible();
  await expect(question).toHaveCount(0);
}

test('a record is changed, confirmed and undone', async ({ page, panel }) => {
  await panel.signIn('ayse', '/todo');
  await test.step('a conflict of two tabs shows both values, and one is chosen', () =>
    saveTwice(page, panel));
  await test.step('leaving unsaved changes asks for confirmation, and a saved form does not', () =>
    leaveForm(page, panel));
  await test.step('a declared change is confirmed, executed and undone', () =>
    leaveAndReturn(page, panel));
  await test.step('deleting a user shows the name for confirmation', () => deleteUser(page, panel));
});

test('an action on a lead is undone, and a lead is listed with its colleague', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/todo');
  await test.step('an action of the contract is undone by the action that reopens', () =>
    takeBack(page, panel));
  await test.step('the leads of a colleague are on the colleague’s page and link to their list', () =>
    seeOfColleague(page, panel));
});
