import { searchAndChoose } from './support/searchAndChoose.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('a hall is added with its capacity, and an invalid name is rejected at its field', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/customer-spaces');
  await expect(page.getByRole('link', { name: 'Çınar Bahçesi' })).toBeVisible();
  await page.getByRole('link', { name: 'Salon ekle' }).first().click();
  const form = page.getByRole('dialog');
  await searchAndChoose(form.getByRole('combobox', { name: /^Firma/ }), 'Çınaraltı');
  await form.getByRole('textbox', { name: /^Salon adı/ }).fill('Taş  Ev');
  await form.getByRole('combobox', { name: /^Alan türü/ }).click();
  await page.getByRole('option', { name: 'Açık', exact: true }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Yemekli ya da kokteyl kapasitesinden').first()).toBeVisible();
  await form.getByRole('textbox', { name: /^Salon adı/ }).fill('Taş Ev 2');
  await form.getByRole('spinbutton', { name: /^Yemekli kapasite/ }).fill('180');
  expect(await findings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Taş Ev 2' })).toBeVisible();
});
