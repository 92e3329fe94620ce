import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('the card of a price list shows the prices of weekdays and weekends', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/catalogs');
  const card = page.getByRole('listitem').filter({ hasText: 'Yemekli düğün menüsü' });
  await expect(card).toContainText('Hafta içi en düşük: 1.450 TL');
  await expect(card).toContainText('Hafta sonu en düşük: 1.750 TL');
  expect(await findings(page)).toEqual([]);
});
