import { demoSecrets } from '../../server/db/seed/demoSignIns.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('the desk sends a registration link and sees who stopped where', async ({ page, panel }) => {
  await panel.signIn('selin.destek', '/support/signups');
  const stopped = page.getByRole('listitem').filter({ hasText: 'Şirin Işıklar' });
  await expect(stopped.getByText('Durduğu adım: Konum')).toBeVisible();
  await page.getByLabel('Ad soyad').fill('Nilgün Şahin');
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('E-posta').fill('nilgun.sahin@example.com');
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Nilgün Şahin' });
  await expect(row.getByText('Sürüyor')).toBeVisible();
  const [message] = await panel.outbox('nilgun.sahin@example.com');
  expect(message?.text).toContain('/signup-wizard/wz_');
  expect(await findings(page)).toEqual([]);
  await row.getByRole('button', { name: 'Geri al' }).click();
  await expect(row.getByText('Geri alındı')).toBeVisible();
});

test('expired and unknown links say so', async ({ page, panel }) => {
  await panel.goto(`/signup-wizard/${demoSecrets.expiredSignup}`);
  await expect(page.getByRole('heading', { name: 'Bağlantının süresi doldu' })).toBeVisible();
  await panel.goto('/signup-wizard/wz_nobody-sent-it');
  await expect(page.getByRole('heading', { name: 'Böyle bir kayıt bağlantısı yok' })).toBeVisible();
});
