import { searchAndChoose } from './support/searchAndChoose.ts';
import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { at, expect, test } from './support/panel.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF`),
});

test('a template gets files, is previewed with a couple, and its files are sent with the reply', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  const couple = { brideName: 'Önizleme Çifti', email: 'onizleme@example.com' };
  const id = await addLead(panel, couple, { estimatedGuestCount: 250 });

  await panel.goto('/templates/mail-templates/create');
  await page.getByRole('textbox', { name: 'Şablon adı' }).fill('Ekli teklif');
  await page.getByRole('textbox', { name: 'Konu' }).fill('{{Çift}}: teklifiniz');
  await page.getByRole('textbox', { name: 'İçerik' }).first().click();
  await page.keyboard.type('{{Davetli sayısı}} kişi için fiyatımız {{Fiyat}}.');

  // A file that is too large or of another type is not uploaded; a valid one is stored and attached.
  const files = page.getByRole('group', { name: 'Ekler' });
  const chooser = files.getByLabel('Yüklenecek dosya');
  await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(files.getByRole('alert')).toContainText('PDF, JPG, PNG');
  await chooser.setInputFiles(pdf('yaz-menusu-2027.pdf'));
  await expect(files.getByRole('listitem').filter({ hasText: 'yaz-menusu-2027' })).toBeVisible();
  await expect(files.getByRole('alert')).toBeEmpty();
  await files.getByRole('combobox', { name: 'Hazır dosyalardan seç' }).click();
  await page.getByRole('option').first().click();
  await expect(files.getByRole('listitem')).toHaveCount(2);

  // The preview follows the input, and lists the fields that are empty for this couple.
  const preview = page.getByRole('region', { name: 'Önizleme' });
  const chosen = preview.getByRole('combobox', { name: 'Çift' });
  // The newest couple is the default.
  await expect(chosen).not.toHaveValue('');
  await expect(preview.getByRole('status')).toBeVisible();
  await searchAndChoose(chosen, 'Önizleme');
  await expect(preview.getByText('Önizleme Çifti: teklifiniz')).toBeVisible();
  await expect(preview.getByRole('status')).toHaveText('Bu çiftte boş olan alan: Fiyat');
  await expect(preview.getByText('250 kişi için fiyatımız')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ekli teklif' })).toBeVisible();

  // The record page has the preview, too; one file is downloaded, the other one detached without being deleted.
  const attached = page.getByRole('region', { name: 'Ekler' });
  await expect(attached.getByRole('listitem')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await attached.getByRole('button', { name: 'İndir: yaz-menusu-2027' }).click();
  expect((await download).suggestedFilename()).toBe('yaz-menusu-2027.pdf');
  await attached
    .getByRole('listitem')
    .filter({ hasNotText: 'yaz-menusu-2027' })
    .getByRole('button', { name: /^Ekten çıkar/ })
    .click();
  await expect(attached.getByRole('listitem')).toHaveCount(1);
  await expect(attached.getByRole('button', { name: /^Ekten çıkar/ })).toBeEnabled();
  expect(await findings(page)).toEqual([]);

  // In a reply, the template adds its file.
  await moveTo(page, `/leads/${id}`);
  await page.getByRole('button', { name: 'Şablon', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ekli teklif' }).click();
  const reply = page.getByRole('region', { name: 'Ekler' });
  await expect(
    reply.getByRole('listitem').filter({ hasText: 'yaz-menusu-2027.pdf' }),
  ).toBeVisible();
  const box = page.getByRole('textbox', { name: /^Mesaj/ });
  await expect(box).toHaveValue('250 kişi için fiyatımız {{Fiyat}}.');
  await box.fill('250 kişi için fiyatımız 285.000 TL.');
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
  const [sent] = await panel.outbox('onizleme@example.com');
  const [file] = [at(sent, 'attachments')].flat();
  expect(at(file, 'filename')).toBe('yaz-menusu-2027.pdf');
  expect(at(sent, 'html')).toContain('<p>250 kişi için fiyatımız 285.000 TL.</p>');
});
