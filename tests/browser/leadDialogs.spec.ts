import { chooseMoment } from './support/chooseMoment.ts';
import { createPicture } from './support/createPicture.ts';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { addLead, colleagueAt, menuEntry, openLead, startLead } from './support/leads.ts';
import { at, expect, test } from './support/panel.ts';

const dialogs: Steps = {
  'a note has a text and a reminder': async ({ page, panel }) => {
    await startLead(
      { page, panel },
      { brideName: 'Notlu Çift', email: 'notlu@example.com' },
      { tab: '/notes' },
    );
    await page.getByRole('button', { name: 'Not ekle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not ekle' });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByText('Bu alan zorunludur.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Not/ }).fill('Bütçeleri 300 bin');
    await chooseMoment(page, /^Hatırlatma/);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    const note = page.getByRole('listitem').filter({ hasText: 'Bütçeleri 300 bin' });
    // A day without a time means its morning.
    await expect(note).toContainText(/Hatırlatma: 28 .* 09:00/);
    await note.getByRole('button', { name: 'Tamamlandı' }).click();
    await expect(note).toContainText('Hatırlatıldı:');
    await note.getByRole('button', { name: 'Sil' }).click();
    await expect(note).toHaveCount(0);
  },
  'without a connection a dialog keeps its input, and sends it once': async ({
    page,
    panel,
    context,
  }) => {
    const id = await startLead(
      { page, panel },
      { brideName: 'Çevrimdışı Not', email: 'cevrim@example.com' },
      { tab: '/notes' },
    );
    await page.getByRole('button', { name: 'Not ekle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not ekle' });
    const text = dialog.getByRole('textbox', { name: /^Not/ });
    await text.fill('Kaybolmaz');
    await expect(dialog.getByRole('textbox', { name: /^Hatırlatma/ })).toBeEnabled();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByRole('alert')).toContainText('ulaşılamadı');
    await expect(text).toHaveValue('Kaybolmaz');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toBeHidden();
    const notes = await panel.api('GET', `/leads/${id}/interactions?type=note_added`);
    expect(notes.data).toHaveLength(1);
  },
  'of two users who close a lead, the slower one gets a conflict and keeps the input': async ({
    page,
    panel,
    browser,
  }) => {
    await startLead(
      { page, panel },
      { brideName: 'İki Kişi', email: 'iki@example.com' },
      { tab: '/offer' },
    );
    await page.getByRole('button', { name: 'Teklif verildi olarak işaretle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Önerilen paket/ }).fill('Yaz paketi');
    await dialog.getByRole('spinbutton', { name: /^Fiyat/ }).fill('285000');
    const theirs = await colleagueAt(browser, page);
    await theirs.getByRole('button', { name: 'Diğer işlemler' }).click();
    await theirs.getByRole('menuitem', { name: 'Olumsuz olarak işaretle' }).click();
    const question = theirs.getByRole('dialog');
    await question.getByRole('combobox', { name: /^Neden/ }).click();
    await theirs.getByRole('option').nth(1).click();
    await question.getByRole('button', { name: 'Olumsuz olarak işaretle' }).click();
    await expect(theirs.getByText('Talep kapatıldı.')).toBeVisible();
    await theirs.context().close();
    await dialog.getByRole('button', { name: 'Teklif verildi olarak işaretle' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Talep bu durumdayken');
    await expect(dialog.getByRole('textbox', { name: /^Önerilen paket/ })).toHaveValue(
      'Yaz paketi',
    );
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    const leaving = page.getByRole('dialog', { name: 'Kaydetmeden kapatılsın mı?' });
    await leaving.getByRole('button', { name: 'Kapat', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Yeniden aç' })).toBeVisible();
  },
  'concurrent changes of couple details are merged': async ({ page, panel }) => {
    const id = await startLead(
      { page, panel },
      { brideName: 'Bilgisi Değişen', email: 'bilgi@example.com' },
    );
    await (await menuEntry(page, 'Çift bilgileri')).click();
    const dialog = page.getByRole('dialog', { name: 'Çift bilgileri' });
    await dialog.getByRole('textbox', { name: /^Damat/ }).fill('Can Demir');
    await panel.api('POST', `/leads/${id}/actions`, { type: 'negotiate' });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Damat/ })).toHaveValue('Can Demir');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toBeHidden();
    const { data } = await panel.api('GET', `/leads/${id}`);
    expect(at(at(data, 'couple'), 'groomName')).toBe('Can Demir');
    expect(at(data, 'status')).toBe('negotiating');
  },
  'an appointment is set, and confirmed by the next action': async ({ page, panel }) => {
    const id = await addLead(panel, { brideName: 'Randevulu Çift', email: 'randevu@example.com' });
    await panel.api('POST', `/leads/${id}/actions`, { type: 'negotiate' });
    await openLead({ page, panel }, id, '/offer');
    await page.getByRole('button', { name: 'Randevu ver' }).click();
    const time = page.getByRole('dialog').getByRole('textbox', { name: /^Randevu zamanı/ });
    await expect(time).toBeEnabled();
    await time.press('Enter');
    const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
    await expect(calendar.getByRole('button', { name: 'Önceki ay' })).toBeDisabled();
    // The calendar receives the focus a moment after it opens; before, the key would close the dialog below.
    await calendar.press('Escape');
    await expect(calendar).toBeHidden();
    await chooseMoment(page, /^Randevu zamanı/);
    await page.getByRole('dialog').getByRole('button', { name: 'Randevu ver' }).click();
    const next = page.getByRole('status').filter({ hasText: 'Çift onayladı mı?' });
    await expect(next).toBeVisible();
    const head = page.getByRole('main').locator('header').first();
    await head.getByRole('button', { name: 'Randevuyu onayla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Randevuyu onayla' }).click();
    await expect(page.getByText('Randevu onaylandı.')).toBeVisible();
    await expect(next).toHaveCount(0);
  },
  'a spam report shows its result': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Sahte Kişi', email: 'sahte@example.com' });
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.getByRole('menuitem', { name: 'İstenmeyen olarak bildir' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Neden/ }).click();
    await page.getByRole('option').nth(1).click();
    await dialog.getByRole('button', { name: 'İstenmeyen olarak bildir' }).click();
    await expect(page.getByText(/ekibimiz inceliyor/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Mesaj/ })).toHaveCount(0);
  },
};

test('the dialogs of a lead keep their input in every case', async ({ panel, traveller }) => {
  await panel.startSession();
  await walk(dialogs, traveller);
});

const emailSteps: Steps = {
  'a template is filled in, and nothing is sent with an open field': async ({ page, panel }) => {
    const name = `Boşluklu ${Date.now()}`;
    const listed = page.waitForRequest(/\/customers\/\d+\/templates/);
    await panel.goto('/templates');
    const templates = new URL((await listed).url()).pathname.replace('/api', '');
    await panel.api('POST', templates, {
      name,
      subject: '{{provider}} teklifi',
      content: '<p>Merhaba {{couple}},</p><p>{{guests}} kişi için fiyatımız {{price}}.</p>',
    });
    const couple = { brideName: 'Şablon Alan', email: 'sablon@example.com' };
    const id = await addLead(panel, couple, { estimatedGuestCount: 250 });
    await openLead({ page, panel }, id);
    await page.getByRole('button', { name: 'Şablon', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
    const box = page.getByRole('textbox', { name: /^Mesaj/ });
    await expect(box).toHaveValue('Merhaba Şablon Alan,\n\n250 kişi için fiyatımız {{Fiyat}}.');
    await expect(page.getByText('Göndermeden önce doldurun: Fiyat')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gönder' })).toBeDisabled();
    await box.fill('Merhaba Şablon Alan,\n\n250 kişi için fiyatımız 285.000 TL.');
    await page.getByRole('button', { name: 'Bilgi (CC) ekle' }).click();
    const cc = page.getByRole('combobox', { name: 'Bilgi (CC)' });
    await cc.fill('ortak');
    await cc.press('Enter');
    await expect(page.getByText(/ortak bir e-posta adresine benzemiyor/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gönder' })).toBeDisabled();
    await cc.press('Backspace');
    await cc.fill('ortak@example.com,');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
    const [sent] = await panel.outbox('sablon@example.com');
    expect(sent?.subject).toContain('teklifi');
    expect(sent?.text).toContain('285.000 TL');
    const messages = await panel.api('GET', `/leads/${id}/messages`);
    expect(at(at(messages.data, 0), 'cc')).toEqual(['ortak@example.com']);
    const copies = page.getByRole('article').getByText('Bilgi (CC): ortak@example.com');
    await expect(copies).toBeVisible();
    await page.reload();
    await expect(copies).toBeVisible();
  },
  'an e-mail includes my signature where I want it': async ({ page, panel }) => {
    const id = await startLead(
      { page, panel },
      { brideName: 'İmza Gören', email: 'imza@example.com' },
    );
    const response = page.waitForResponse(/\/customers\/\d+\/users\/\d+$/);
    await page.getByRole('switch', { name: 'İmzam' }).click();
    const userResponse = await response;
    const user: unknown = await userResponse.json();
    const links = at(at(user, 'data'), 'providers');
    const lead = await panel.api('GET', `/leads/${id}`);
    const providerId = at(at(lead.data, 'provider'), 'id');
    const all: unknown[] = Array.isArray(links) ? links : [];
    const link = all.find((one) => at(one, 'providerId') === providerId);
    const path = `${new URL(userResponse.url()).pathname.replace('/api', '')}/providers/${String(at(link, 'id'))}`;
    const saved = await panel.api('PUT', path, {
      signatureContent: '<p>Ayşe Yıldırım</p><p>Satış sorumlusu</p>',
    });
    expect(saved.status).toBe(200);
    // The picture is chosen next to the text, and previewed as the couple will see it.
    await navigate(page, '/templates/signatures');
    const form = page.getByRole('form', { name: 'Çınaraltı Kır Bahçesi' });
    await form.locator('input[type=file]').setInputFiles(await createPicture(page, 'logo.png'));
    const preview = form.getByRole('region', { name: 'Çiftin göreceği hali' });
    await expect(preview).toContainText('Satış sorumlusu');
    await expect(preview.locator('img')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await openLead({ page, panel }, id);
    await expect(page.getByRole('heading', { level: 1, name: 'İmza Gören' })).toBeVisible();
    await expect(page.getByText('Satış sorumlusu')).toBeVisible();
    await page.getByRole('textbox', { name: /^Mesaj/ }).fill('Merhaba');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
    const [sent] = await panel.outbox('imza@example.com');
    expect(sent?.text).toBe('Merhaba\n\nAyşe Yıldırım\n\nSatış sorumlusu');
    await panel.goto(`/sandbox/outbox/${String(at(sent, 'id'))}`);
    const mailFrame = page.frameLocator('iframe');
    await expect(mailFrame.getByText('Satış sorumlusu')).toBeVisible();
    const picture = mailFrame.locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 240);
  },
};

test('an e-mail is written from a template with a signature', async ({ panel, traveller }) => {
  await panel.startSession();
  await walk(emailSteps, traveller);
});
