import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

async function addUser(panel: Panel): Promise<number> {
  const user = await panel.api('POST', '/customers/1/users', {
    name: 'Sayfa',
    surname: 'Deneme',
    roleId: 'sales',
    emails: [{ value: `${crypto.randomUUID()}@example.com` }],
  });
  expect(user.status).toBe(201);
  return Number(at(user.data, 'id'));
}

const PAGE = 'Çınaraltı Kır Bahçesi';
const linksOf = async (panel: Panel, id: number) =>
  at((await panel.api('GET', `/customers/1/users/${id}`)).data, 'providers');

async function meetColleague(page: Page, panel: Panel): Promise<void> {
  const id = await addUser(panel);
  await moveTo(page, `/customer-users/${id}`);
  const works = page.getByRole('switch', { name: `Çalışıyor ${PAGE}` });
  const asContact = page.getByRole('switch', { name: `Sayfada iletişim kişisi ${PAGE}` });
  await expect(works).toBeEnabled();
  const link = { providerId: 1, showAsContact: true };
  expect((await panel.api('POST', `/customers/1/users/${id}/providers`, link)).status).toBe(201);
  await works.click();
  await expect(page.getByText('Bu bağlantı zaten var.')).toBeVisible();
  await expect(works).toBeChecked();
  await expect(asContact).toBeChecked();
}

test('a user is linked to a provider, gets its leads by SMS, and is unlinked and linked again', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  const id = await addUser(panel);
  await panel.goto(`/customer-users/${id}`);
  const works = page.getByRole('switch', { name: `Çalışıyor ${PAGE}` });
  const bySms = page.getByRole('switch', { name: `Talepleri SMS ile alır ${PAGE}` });
  await expect(works).not.toBeChecked();
  await expect(bySms).toBeDisabled();

  await works.check();
  await expect(page.getByText('Firma bağlandı')).toBeVisible();
  await expect(bySms).toBeEnabled();
  await bySms.check();
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await expect(bySms).toBeEnabled();
  expect(await linksOf(panel, id)).toMatchObject([{ name: PAGE, canReceiveLeadsSms: true }]);

  await works.uncheck();
  await expect(page.getByText('Firma bağlantısı kaldırıldı')).toBeVisible();
  await expect(bySms).not.toBeChecked();
  expect(await linksOf(panel, id)).toEqual([]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(bySms).toBeChecked();
  expect(await linksOf(panel, id)).toMatchObject([{ name: PAGE, canReceiveLeadsSms: true }]);
  await test.step('a concurrent link by a colleague is reported and shown', () =>
    meetColleague(page, panel));
});

test('a user without permission sees disabled switches', async ({ page, panel }) => {
  await panel.startSession('mert');
  const users = await panel.api('GET', '/customers/1/users?limit=1');
  await panel.goto(`/customer-users/${String(at(at(users.data, 0), 'id'))}`);
  const works = page.getByRole('switch', { name: `Çalışıyor ${PAGE}` });
  await expect(works).toBeVisible();
  await expect(works).toBeDisabled();
});
