import { findings } from './support/findings.ts';
import { addLead, menuEntry } from './support/leads.ts';
import { expect, test } from './support/panel.ts';

const DEAL = 'Anlaşıldı olarak işaretle';

test('a deal warns where the wedding day is taken in the calendar of the provider', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  const weddingDate = '2027-09-11';
  const calendar = '/providers/1/calendar-events';
  const add = (entry: object) => panel.api('POST', calendar, { day: weddingDate, ...entry });
  const couple = { brideName: 'Dolu Gün', email: 'dolu@example.com', weddingDate };
  const id = await addLead(panel, couple);
  await add({ title: 'Gezi', kind: 'visit' });
  await add({ title: 'Öykü ile Şahin', kind: 'wedding' });
  await panel.goto(`/leads/${id}`);
  await (await menuEntry(page, DEAL)).click();
  const dialog = page.getByRole('dialog', { name: DEAL });
  const warning = dialog.getByRole('alert').filter({ hasText: 'takvimde dolu görünüyor' });
  await expect(warning).toContainText('11 Eyl 2027 takvimde dolu görünüyor: Öykü ile Şahin.');
  await expect(warning.getByRole('link', { name: 'Takvimi aç' })).toHaveAttribute(
    'href',
    `${calendar}?date=${weddingDate}`,
  );
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: /^Firma/ }).click();
  await page.getByRole('option', { name: 'İnci Gelinlik' }).click();
  await expect(warning).toHaveCount(0);
  await dialog.getByRole('combobox', { name: /^Firma/ }).click();
  await page.getByRole('option', { name: 'Çınaraltı Kır Bahçesi' }).click();
  await expect(warning).toBeVisible();
  await dialog.getByRole('button', { name: DEAL }).click();
  await expect(page.getByText('Anlaşma kaydedildi').first()).toBeVisible();
});
