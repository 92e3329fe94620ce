import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('an agent settles a payment, refunds a part, and records a chargeback', async ({
  page,
  panel,
}) => {
  await panel.signIn('selin.destek', '/support/payments');
  const card = page.getByRole('listitem', { name: 'Papatya Davet' });
  await expect(card).toContainText('Farklı bir tutar alındı');
  await expect(card).toContainText('Beklenen: 5.200,00 TL');
  await expect(card).toContainText('Elimizde: 5.100,00 TL');
  expect(await findings(page)).toEqual([]);

  await card.getByRole('button', { name: 'Alındı olarak kapat' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Alındı olarak kapat' }).click();
  await expect(dialog).toContainText('En az 5 karakter yazın.');
  await dialog.getByLabel('Neden').fill('Banka ekstresinde görülüyor');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Alındı olarak kapat' }).click();
  await expect(page.getByText('Kaydedildi: Alındı')).toBeVisible();
  await expect(page.getByText('Burada ödeme yok')).toBeVisible();

  await page.getByRole('button', { name: 'Alınan' }).click();
  await page.getByRole('searchbox').fill('papatya');
  await expect(card).toHaveCount(1);
  await card.getByText('Olanlar').click();
  await expect(card).toContainText('Selin');
  await expect(card).toContainText('Banka ekstresinde görülüyor');
  await card.getByRole('button', { name: 'İade et' }).click();
  await dialog.getByLabel('Tutar (TL)').fill('9.000');
  await dialog.getByLabel('Neden').fill('Fazla alınmış, müşteri istedi');
  await dialog.getByRole('button', { name: 'İade et' }).click();
  await expect(dialog.getByRole('alert')).toContainText('En çok 5.100,00 TL olan bir tutar yazın.');
  await dialog.getByLabel('Tutar (TL)').fill('100,00');
  await dialog.getByRole('button', { name: 'İade et' }).click();
  // The sandbox never captured this demo payment: it rejects the refund, and the error is shown.
  await expect(page.getByText('iade kabul edilmedi')).toBeVisible();

  await page.getByRole('searchbox').fill('yıldırım');
  const paid = page.getByRole('listitem', { name: 'Yıldırım Davet' }).first();
  const number = (await paid.getAttribute('aria-labelledby'))?.replace('attempt-', '') ?? '';
  await paid.getByRole('button', { name: 'Ters ibraz kaydet' }).click();
  await expect(dialog).toContainText('Yıldırım Davet Grubu · Elimizde: 8.000,00 TL');
  await dialog.getByLabel('Neden').fill('Banka itiraz yazısı geldi');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ters ibraz kaydet' }).click();
  await expect(page.getByText('Kaydedildi: Ters ibraz')).toBeVisible();
  await page.getByRole('button', { name: 'İade edilen' }).click();
  await expect(paid).toContainText('Ters ibraz');
  // No amount is left to refund.
  await expect(paid.getByRole('button')).toHaveCount(0);

  await panel.startSession('ayse');
  await panel.goto(`/checkout?attempt=${number}`);
  await expect(page.getByRole('heading', { name: 'Bankanız ödemeyi geri aldı' })).toBeVisible();
  await expect(page.getByRole('definition').last()).toHaveText('-8.000,00 TL');
  await expect(page.getByRole('link', { name: 'Temsilcinize yazın' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
