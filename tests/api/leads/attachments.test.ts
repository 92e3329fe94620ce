import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import type { SentFile } from '../../support/multipart.ts';
import { FileDesk, mail, MEGABYTE, pdf, picture } from './FileDesk.ts';

let desk: FileDesk;
beforeAll(async () => {
  desk = await FileDesk.open();
});
afterAll(() => desk.close());
beforeEach(() => desk.begin());

const office = (name: string, member: string): SentFile => ({
  name,
  bytes: Buffer.from(`PK\u0003\u0004 [Content_Types].xml ${member}`, 'latin1'),
});

async function faults(...args: Parameters<FileDesk['post']>) {
  const response = await desk.post(...args);
  const { errors } = response.json<Schemas['Error']>();
  return [response.statusCode, ...errors.map(({ path, code }) => `${path} ${code}`)];
}

const leftBehind = async () => [...(await desk.stored()), ...(await desk.conversation())];

describe('an e-mail with files', () => {
  test('is sent with them and keeps showing them', async () => {
    const files = [
      pdf(),
      await picture(),
      office('sözleşme.docx', 'word/document.xml'),
      office('fiyatlar.xlsx', 'xl/workbook.xml'),
      office('sunum.pptx', 'ppt/presentation.xml ppt/embeddings/a.xlsx xl/workbook.xml'),
    ];
    const message = await desk.send(files, { fields: { ...mail, cc: '["mert@example.com"]' } });
    expect(message).toMatchObject({ ...mail, cc: ['mert@example.com'], status: 'sent' });
    const office14 = 'application/vnd.openxmlformats-officedocument';
    expect(message.attachments.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['menü.pdf', 'application/pdf'],
      ['salon.jpg', 'image/jpeg'],
      ['sözleşme.docx', `${office14}.wordprocessingml.document`],
      ['fiyatlar.xlsx', `${office14}.spreadsheetml.sheet`],
      ['sunum.pptx', `${office14}.presentationml.presentation`],
    ]);
    expect((await desk.conversation())[0]).toEqual(message);
    const keys = await desk.stored();
    expect(keys).toHaveLength(5);
    for (const key of keys)
      expect(key).toMatch(
        new RegExp(`^documents/${desk.account.customerId}/lead-messages/[0-9a-f-]{36}\\.\\w+$`),
      );

    const [row] = await desk.outbox();
    expect(row?.attachments.map(({ filename }) => filename)).toEqual(files.map(({ name }) => name));
    const list = await desk.api.app.inject('/sandbox/outbox?format=json&recipient=elif');
    expect(list.json()).toMatchObject({
      data: [{ attachments: [{ filename: 'menü.pdf', bytes: 2000 }, {}, {}, {}, {}] }],
    });
    const page = await desk.api.app.inject(`/sandbox/outbox/${row?.id}`);
    expect(page.body).toContain(`/sandbox/outbox/${row?.id}/attachments/0"`);
    expect(await desk.wentOut(0)).toEqual(files[0]?.bytes);
  });

  test('removes location metadata and appended data', async () => {
    const planted = await picture();
    const polyglot = { ...planted, bytes: Buffer.concat([planted.bytes, Buffer.from('<script>')]) };
    const message = await desk.send([polyglot]);
    const { rawPayload } = await desk.download(message);
    expect((await sharp(polyglot.bytes).metadata()).exif).toBeDefined();
    const { format, width, exif } = await sharp(rawPayload).metadata();
    expect([format, width, exif]).toEqual(['jpeg', 900, undefined]);
    expect(rawPayload.includes('<script>')).toBe(false);
    expect((await desk.wentOut(0)).equals(rawPayload)).toBe(true);
  });

  test('accepts 20 MB in total, as mail servers do', async () => {
    const message = await desk.send([pdf('a.pdf', 15 * MEGABYTE), pdf('b.pdf', 5 * MEGABYTE)]);
    expect(message.attachments.map(({ size }) => size / MEGABYTE)).toEqual([15, 5]);
    expect((await desk.download(message)).rawPayload).toHaveLength(15 * MEGABYTE);
    expect(await desk.wentOut(0)).toHaveLength(15 * MEGABYTE);
  }, 60_000);
});

describe('is rejected with all faults at once, and stores nothing', () => {
  test('for type, size and text', async () => {
    const files: SentFile[] = [
      pdf(),
      { name: 'kurulum.exe', bytes: Buffer.from('MZ\u0090') },
      { name: 'menü.pdf', bytes: Buffer.from('<script>alert(1)</script>') },
      pdf('büyük.pdf', 15 * MEGABYTE + 1),
      { name: 'boş.pdf', bytes: Buffer.alloc(0) },
      { ...pdf(), name: 'fatura.pdf.exe' },
      { name: 'logo.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      office('makro.docx', 'word/document.xml word/vbaProject.bin'),
      await picture('geniş.jpg', 6001, 10),
    ];
    expect(await faults(files, { fields: { subject: ' ', body: 'a', to: 'x' } })).toEqual([
      422,
      'to unknown',
      'subject required',
      'attachments[3] too_large',
      'attachments[1] file_type',
      'attachments[2] file_type',
      'attachments[4] file_empty',
      'attachments[5] file_type',
      'attachments[6] file_type',
      'attachments[7] file_type',
      'attachments[8] image_large',
    ]);
    expect(await leftBehind()).toEqual([]);
  });

  test('for too many files', async () => {
    const files = Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`));
    expect(await faults(files)).toEqual([422, 'attachments maxItems']);
    expect((await desk.post(Array.from({ length: 40 }, () => pdf()))).statusCode).toBe(413);
    expect(await leftBehind()).toEqual([]);
  });

  test('for too much in total', async () => {
    const files = [
      pdf('a.pdf', 12 * MEGABYTE),
      pdf('b.pdf', 8 * MEGABYTE + 1),
      pdf('c.pdf'),
      pdf('d.exe'),
    ];
    expect(await faults(files)).toEqual([
      422,
      'attachments files_total',
      'attachments[3] file_type',
    ]);
    expect(await leftBehind()).toEqual([]);
  });

  test('for a picture above 10 MB', async () => {
    const noise = await sharp({
      create: {
        width: 2400,
        height: 2000,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(10 * MEGABYTE);
    expect(await faults([{ name: 'a.png', bytes: noise }])).toEqual([
      422,
      'attachments[0] too_large',
    ]);
    expect(await leftBehind()).toEqual([]);
  }, 60_000);

  test('by the rules of the lead', async () => {
    await desk.api.db.kysely
      .updateTable('leads')
      .set({ spam_status: 'pending' })
      .where('id', '=', desk.leadId)
      .execute();
    expect((await desk.post([pdf()])).statusCode).toBe(409);
    expect(await leftBehind()).toEqual([]);
  });

  test('without permission or access', async () => {
    const statuses = [desk.account.viewer, desk.account.stranger].map(
      async (by) => (await desk.post([pdf()], { by })).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([403, 404]);
    expect(await leftBehind()).toEqual([]);
  });

  test('if the storage fails halfway', async () => {
    let puts = 0;
    desk.onStorage = async (operation) => {
      if (operation === 'put' && (puts += 1) === 2) throw new Error('the disk is full');
    };
    expect((await desk.post([pdf(), pdf()])).statusCode).toBe(500);
    expect(await leftBehind()).toEqual([]);
  });

  test('as JSON with a value in place of files', async () => {
    const body = { ...mail, attachments: [{ key: 'documents/1/lead-messages/a.pdf', name: 'a' }] };
    const { status, error } = await desk.api.refused(desk.account.ayse, 'sendLeadEmail', {
      params: { id: desk.leadId },
      body,
    });
    expect([status, error.errors[0]?.path]).toEqual([422, 'attachments']);
    expect(await leftBehind()).toEqual([]);
  });
});

test('a repeated key sends and stores once, and is rejected with another file', async () => {
  const key = `files-once-${desk.leadId}`;
  const before = (await desk.outbox()).length;
  const first = await desk.post([pdf()], { key });
  const again = await desk.post([pdf()], { key });
  expect(again.json()).toEqual(first.json());
  expect(await desk.outbox()).toHaveLength(before + 1);
  expect((await desk.post([pdf('başka.pdf')], { key })).statusCode).toBe(409);
  expect(await desk.stored()).toHaveLength(1);
});
