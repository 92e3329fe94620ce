import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('a provider with an expired package is listed above the others with a link to packages', async ({
  page,
  panel,
}) => {
  await panel.signIn('pending', '/providers');
  await page.getByText('1 firmanızın paketi bitti').click();
  const churned = page.getByRole('listitem').filter({ hasText: 'Deneme paketi, son gün:' });
  await expect(churned).toContainText('Şelale Balo Salonu');
  expect(await findings(page)).toEqual([]);
  await churned.getByRole('link', { name: 'Şelale Balo Salonu ile geri dönün' }).click();
  await expect(page.getByText('Geçerli paket yok')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('a provider shows the active package and the questions of its forms', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/providers/1/info/package');
  const section = page.getByRole('region', { name: 'Paket', exact: true });
  await expect(section.getByRole('heading', { name: /Altın/ })).toBeVisible();
  // Seeded today; the test may run after midnight.
  await expect(section).toContainText(/14[45] gün kaldı/);
  await expect(section).toContainText('Kampanya ve indirim');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Talep formları' }).click();
  const forms = page.getByRole('region', { name: 'Talep formları' });
  const offer = forms.getByRole('listitem').filter({ hasText: 'Davetli sayısı' }).first();
  await expect(offer).toContainText('Düğün tarihi zorunlu');
  await expect(forms.getByRole('heading', { level: 3 })).toHaveCount(3);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Paket', exact: true }).click();
  await section.getByRole('link', { name: 'Paketler ve fiyatlar' }).click();
  await expect(page).toHaveURL(/\/subscription$/);
});
