import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('an owner reads the results of the package, pauses the subscription, ends it and starts another', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/providers/1/payments');
  await page.getByRole('link', { name: 'Paketim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paketim' })).toBeVisible();
  const subscription = page.getByRole('region', { name: /^Altın paket/ });
  await expect(subscription).toContainText(/Yeni dönem .+ tarihinde başlar: 12\.500,00\sTL/);

  const packages = page.getByRole('region', { name: 'Paketler' });
  await expect(packages.getByRole('listitem').filter({ hasText: 'Sürüyor' })).toHaveCount(3);
  await expect(packages.getByRole('listitem').filter({ hasText: 'Bitti' })).toHaveText([
    /^Altın paket.*124\.000,00/,
    /^Gümüş paket.*98\.000,00/,
  ]);
  const returns = page.getByRole('region', { name: 'Ödediğiniz ve kazandığınız' });
  await expect(returns).toContainText(/Son 12 ayda [\d.,]+\sTL ödediniz; [\d.]+ talep geldi/);
  await expect(returns.getByRole('table').getByRole('row')).toHaveCount(13);
  const prices = page.getByRole('region', { name: 'Paket fiyatları' });
  await expect(prices).toContainText('Son endeks değişimi yüzde 7,4');
  expect(await findings(page)).toEqual([]);

  await subscription.getByRole('button', { name: 'Ara ver' }).click();
  const question = page.getByRole('dialog', { name: 'Aboneliğe ara verilsin mi?' });
  await question.getByRole('button', { name: 'Ara ver' }).click();
  await expect(subscription).toContainText('Ara verdiniz');
  await subscription.getByRole('button', { name: 'Devam et' }).click();
  await expect(subscription.getByRole('button', { name: 'Ara ver' })).toBeVisible();

  await subscription.getByRole('button', { name: 'Sonlandır' }).click();
  const last = page.getByRole('dialog', { name: 'Abonelik sonlandırılsın mı?' });
  await last.getByRole('button', { name: 'Sonlandır' }).click();
  await expect(subscription).toContainText(/Abonelik sona erdi.+ tarihine kadar ödendi/);
  await subscription.getByRole('button', { name: 'Prime paket ile abone ol' }).click();
  const start = page.getByRole('dialog', { name: 'Prime paket ile abone olunsun mu?' });
  await expect(start).toContainText(/Ödenmiş paketiniz .+ tarihinde biter/);
  await start.getByRole('button', { name: 'Abone ol' }).click();
  await expect(page.getByRole('region', { name: /^Prime paket/ })).toContainText('Etkin');
});
