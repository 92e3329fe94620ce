import { findings } from './support/findings.ts';
import { expect, panelOf, test } from './support/panel.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF');
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

test('an application works on a phone: draft, faults, documents, approval, agreement', async ({
  page,
  panel,
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  const desk = await context.newPage();
  await panel.signIn('hold', '/merchant-application');
  await page.getByRole('radio', { name: /^Tüzel kişi/ }).check();
  await page.getByLabel(/^Vergi numarası/).fill('4540536921');
  await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  // Errors of fields and documents are shown together.
  await expect(page.getByText(/^Geçerli bir vergi numarası/)).toBeVisible();
  const documents = page.getByRole('group', { name: 'Belgeler' });
  await expect(documents.getByText('Bu alan zorunludur.')).toHaveCount(3);
  await page.getByLabel(/^Vergi numarası/).fill('4540536920');
  await page.getByLabel(/^IBAN/).fill('TR330006100519786457841326');
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  await expect(page.getByText('Taslak kaydedildi.')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.reload();
  await expect(page.getByLabel(/^Vergi numarası/)).toHaveValue('4540536920');
  await page.getByLabel(/^Ticaret sicil numarası/).fill('412345-5');
  await page.getByLabel(/^Vergi dairesi/).fill('Beykoz');
  await page.getByLabel(/^Adres/).fill('Riva Yolu 12, Beykoz');
  await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(page.getByText('Bu alan zorunludur.')).toHaveCount(3);
  for (const [label, name] of [
    ['Vergi levhası', 'levha.pdf'],
    ['Ticaret sicil gazetesi', 'gazete.pdf'],
    ['İmza sirküleri', 'imza.pdf'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).setInputFiles(file(name));
    await expect(page.getByText(name)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(page.getByRole('heading', { name: /^En geç .* yanıtlanır$/ })).toBeVisible();
  await expect(page.getByText('İnceleniyor')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findings(page)).toEqual([]);

  const atDesk = panelOf(desk, server);
  await atDesk.signIn('selin.destek', '/support/approvals/merchants');
  const card = desk.getByRole('listitem', { name: 'Eski Değirmen Davet Evi' });
  await expect(card).toContainText('TR33 0006 1005 1978 6457 8413 26');
  const download = desk.waitForEvent('download');
  await card.getByRole('button', { name: 'Vergi levhası' }).click();
  expect((await download).suggestedFilename()).toBe('levha.pdf');
  await card.getByRole('button', { name: 'Onayla' }).click();
  await expect(card).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('14 gün kaldı.')).toBeVisible();
  await page.getByRole('button', { name: 'İtiraz et' }).click();
  await page.getByLabel('Neye itiraz ediyorsunuz?').fill('Valör süresi uzun');
  await page.getByRole('button', { name: 'İtirazı gönder' }).click();
  await expect(page.getByText('Valör süresi uzun')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await desk.reload();
  await card.getByRole('button', { name: 'Yanıtla ve yeniden sun' }).click();
  await desk.getByRole('dialog').getByLabel('Yanıt').fill('Bir güne indirildi.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Yanıtla ve yeniden sun' }).click();
  // The dialog covers the cards until it is closed.
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Sözleşmeyi onayla' }).click();
  await expect(page.getByText(/tarihinde onayladınız/)).toBeVisible();
  await context.close();
});
