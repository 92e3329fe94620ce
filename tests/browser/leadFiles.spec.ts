import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { menuEntry, startLead } from './support/leads.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

const pdf = (name: string, size = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]),
});
const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6f5e' } })
    .jpeg()
    .toBuffer(),
});

/** Opens the reply to a new lead and fills in its text. */
async function replyTo(page: Page, panel: Panel, email: string) {
  const brideName = `Ekli ${email.replace(/@.*/, '')}`;
  const id = await startLead({ page, panel }, { brideName, email });
  await page.getByRole('textbox', { name: /^Mesaj/ }).fill('Menümüz ektedir.');
  return {
    id,
    choose: page.getByLabel('Dosya ekle').and(page.locator('input')),
    send: page.getByRole('button', { name: 'Gönder', exact: true }),
    files: page.getByRole('region', { name: 'Ekler' }),
  };
}

const attachmentsIn = (message: unknown) => {
  const attachments = at(message, 'attachments');
  return Array.isArray(attachments) ? attachments.map((one: unknown) => at(one, 'filename')) : [];
};

const steps: Steps = {
  'files are attached, viewed, sent, and shown in the conversation': async ({ page, panel }) => {
    const { choose, send, files } = await replyTo(page, panel, 'ekli@example.com');
    await choose.setInputFiles([pdf('menü.pdf'), await picture('salon.jpg'), pdf('yanlış.pdf')]);
    await expect(files.getByRole('listitem')).toHaveCount(3);
    await expect(files.getByRole('status')).toHaveText(/^3 dosya · \d+ KB \/ 20 MB$/);
    await files.getByRole('button', { name: 'Kaldır: yanlış.pdf' }).click();
    await expect(files.getByRole('listitem')).toHaveCount(2);
    expect(await findings(page)).toEqual([]);
    await send.click();
    await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
    await expect(files).toBeHidden();

    const sent = page.getByRole('article').filter({ hasText: 'Menümüz ektedir.' });
    await expect(sent.getByRole('list', { name: 'Ekler' }).getByRole('listitem')).toHaveCount(2);
    await expect(sent.locator('img')).toHaveJSProperty('naturalWidth', 240);
    const waiting = page.waitForEvent('download');
    await sent.getByRole('button', { name: 'İndir: menü.pdf' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('menü.pdf');
    expect(await readFile(await download.path())).toHaveLength(2000);
    expect(await findings(page)).toEqual([]);
    const [mail] = await panel.outbox('ekli@example.com');
    expect(attachmentsIn(mail)).toEqual(['menü.pdf', 'salon.jpg']);
  },
  'rejected files are marked, and block sending': async ({ page, panel }) => {
    const { id, choose, send, files } = await replyTo(page, panel, 'hatali@example.com');
    const row = (name: string) => files.getByRole('listitem').filter({ hasText: name });
    await choose.setInputFiles([
      { name: 'kurulum.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      { name: 'boş.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      pdf('büyük.pdf', 15 * 1_048_576 + 1),
      { name: 'sahte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') },
    ]);
    await expect(row('kurulum.exe')).toContainText('Bu dosya türü desteklenmiyor.');
    await expect(row('boş.pdf')).toContainText('Bu dosya boş.');
    await expect(row('büyük.pdf')).toContainText('Dosya en fazla 15 MB olabilir.');
    await expect(send).toBeDisabled();
    expect(await findings(page)).toEqual([]);
    for (const name of ['kurulum.exe', 'boş.pdf', 'büyük.pdf'])
      await files.getByRole('button', { name: `Kaldır: ${name}` }).click();
    await send.click();
    await expect(row('sahte.pdf')).toContainText('Bu türde bir dosya yüklenemez.');
    await expect(page.getByRole('textbox', { name: /^Mesaj/ })).toHaveValue('Menümüz ektedir.');
    const { data } = await panel.api('GET', `/leads/${id}/messages`);
    expect(data).toEqual([]);

    await files.getByRole('button', { name: 'Kaldır: sahte.pdf' }).click();
    await choose.setInputFiles(Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`)));
    await expect(files.getByRole('alert')).toHaveText(/^En çok 10 dosya eklenebilir/);
    await expect(send).toBeDisabled();
    await files.getByRole('button', { name: 'Kaldır: 10.pdf' }).click();
    await expect(send).toBeEnabled();
    await choose.setInputFiles([pdf('a.pdf', 12 * 1_048_576), pdf('b.pdf', 9 * 1_048_576)]);
    await files.getByRole('button', { name: 'Kaldır: 9.pdf' }).click();
    await files.getByRole('button', { name: 'Kaldır: 8.pdf' }).click();
    await expect(files.getByRole('alert')).toHaveText(/^Ekler birlikte en çok 20 MB olabilir/);
    await expect(send).toBeDisabled();
  },
  'files are added by drop and paste, too, and pasted text stays text': async ({ page, panel }) => {
    const { files } = await replyTo(page, panel, 'birakilan@example.com');
    const box = page.getByRole('textbox', { name: /^Mesaj/ });
    const carried = (name: string, text = '') =>
      page.evaluateHandle(
        ([fileName = '', text = '']) => {
          const data = new DataTransfer();
          data.items.add(new File(['%PDF-1.7'], fileName, { type: 'application/pdf' }));
          if (text) data.setData('text/plain', text);
          return data;
        },
        [name, text],
      );
    const dragged = await carried('bırakılan.pdf');
    await box.dispatchEvent('dragover', { dataTransfer: dragged });
    await box.dispatchEvent('drop', { dataTransfer: dragged });
    await expect(files.getByText('bırakılan.pdf')).toBeVisible();
    const paste = async (data: Awaited<ReturnType<typeof carried>>) =>
      box.evaluate(
        (field, clipboardData) =>
          field.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          ),
        data,
      );
    await paste(await carried('yapıştırılan.pdf'));
    await expect(files.getByText('yapıştırılan.pdf')).toBeVisible();
    await paste(await carried('resim.pdf', 'Word’den gelen yazı'));
    await expect(files.getByRole('listitem')).toHaveCount(2);
  },
  'without a connection text and files are kept, also after visiting another page': async ({
    page,
    panel,
    context,
  }) => {
    const { id, choose, send, files } = await replyTo(page, panel, 'kopuk@example.com');
    await choose.setInputFiles([pdf('menü.pdf')]);
    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'ulaşılamadı' })).toBeVisible();
    await expect(files.getByText('menü.pdf')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: /^Çiftler/ }).click();
    await expect(page).toHaveURL(/\/leads(\?|$)/);
    await page.goBack();
    await expect(files.getByText('menü.pdf')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Mesaj/ })).toHaveValue('Menümüz ektedir.');
    await send.click();
    await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
    const { data } = await panel.api('GET', `/leads/${id}/messages`);
    expect(data).toHaveLength(1);
  },
  'the upload shows its progress and can be cancelled': async ({ page, panel, context }) => {
    const { id, choose, send, files } = await replyTo(page, panel, 'yavas@example.com');
    await choose.setInputFiles([pdf('sunum.pdf', 6 * 1_048_576)]);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const speed = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    // Slow enough to observe and cancel the upload on any machine.
    await speed(100_000);
    await send.click();
    await expect(
      page.getByRole('progressbar', { name: /^Dosyalar yükleniyor: %[1-9]/ }),
    ).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Durdur' }).click();
    await expect(page.getByText('Gönderim durduruldu.')).toBeVisible();
    await expect(files.getByText('sunum.pdf')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Mesaj/ })).toHaveValue('Menümüz ektedir.');
    await speed(-1);
    await send.click();
    await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
    const { data } = await panel.api('GET', `/leads/${id}/messages`);
    expect(data).toHaveLength(1);
  },
  'a failed message keeps its files, and is sent again with them': async ({ page, panel }) => {
    const { choose, send } = await replyTo(page, panel, 'dolu.kutu@example.com');
    await choose.setInputFiles([pdf('menü.pdf')]);
    await send.click();
    const failed = page.getByRole('article').filter({ hasText: 'Menümüz ektedir.' });
    await expect(failed.getByRole('alert')).toBeVisible();
    await expect(failed.getByRole('button', { name: 'İndir: menü.pdf' })).toBeVisible();
    await (await menuEntry(page, 'Çift bilgileri')).click();
    const dialog = page.getByRole('dialog', { name: 'Çift bilgileri' });
    await dialog.getByRole('textbox', { name: /^E-posta/ }).fill('bos.kutu@example.com');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toBeHidden();
    await failed.getByRole('button', { name: 'Yeniden gönder' }).click();
    await expect(failed.getByRole('alert')).toHaveCount(0);
    const [mail] = await panel.outbox('bos.kutu@example.com');
    expect(attachmentsIn(mail)).toEqual(['menü.pdf']);
  },
};

test('files are sent with a message, and none is lost', async ({ panel, traveller }) => {
  await panel.startSession();
  await walk(steps, traveller);
});
