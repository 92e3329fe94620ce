import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('asks which values to keep after a concurrent change in another tab', async ({
  page,
  panel,
  context,
  server,
}) => {
  await panel.signIn('hold', '/merchant-application');
  // The separator before the first item of a line is moved outside.
  await expect(page.getByText(/^Onaylandığında/).locator('..')).toHaveCSS('margin-left', '-18px');
  await page.getByLabel(/^Adres/).fill('Riva Yolu 12, Beykoz');
  const other = await context.newPage();
  await other.goto(`${server.url}/merchant-application`);
  await other.getByRole('radio', { name: /^Tüzel kişi/ }).check();
  await other.getByLabel(/^Ticaret sicil numarası/).fill('412345-5');
  await other.getByLabel(/^Adres/).fill('Sahil Yolu 4, Beykoz');
  await other.getByRole('button', { name: 'Taslağı kaydet' }).click();
  await expect(other.getByText('Taslak kaydedildi.')).toBeVisible();

  await page.getByLabel(/^IBAN/).fill('TR330006100519786457841326');
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt bu sırada değişti' });
  const sides = (name: string) => dialog.getByRole('group', { name });
  // Fields that this tab has not changed get the other tab's value; for fields changed in both the user decides.
  await expect(sides('İşletme türü').getByLabel(/Tüzel kişi/)).toBeChecked();
  await expect(sides('Ticaret sicil numarası').getByLabel(/412345-5/)).toBeChecked();
  await expect(sides('Adres').getByLabel(/Riva Yolu/)).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await sides('Adres')
    .getByLabel(/Sahil Yolu/)
    .check();
  await dialog.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expect(page.getByText('Taslak kaydedildi.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('radio', { name: /^Tüzel kişi/ })).toBeChecked();
  await expect(page.getByLabel(/^Ticaret sicil numarası/)).toHaveValue('412345-5');
  await expect(page.getByLabel(/^Adres/)).toHaveValue('Sahil Yolu 4, Beykoz');
  await expect(page.getByLabel(/^IBAN/)).toHaveValue(/^TR33/);
});
