import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepQueuedMessages } from '../../../server/features/leads/commands.ts';
import type { Caller } from '../../support/api.ts';
import { addLead } from './leadAccount.ts';
import { FileDesk, pdf, picture } from './FileDesk.ts';

let desk: FileDesk;
beforeAll(async () => {
  desk = await FileDesk.open();
});
afterAll(() => desk.close());
beforeEach(() => desk.begin());

describe('a failed e-mail', () => {
  test('keeps its files, and is sent with them to the corrected address', async () => {
    await desk.begin({ couple: { email: 'dolu@example.com' } });
    const message = await desk.send([pdf(), await picture()]);
    expect(message).toMatchObject({
      status: 'failed',
      failure: 'inbox_full',
      attachments: [{}, {}],
    });
    expect(await desk.stored()).toHaveLength(2);
    const { couple_id: coupleId } = await desk.api.db.kysely
      .selectFrom('leads')
      .select('couple_id')
      .where('id', '=', desk.leadId)
      .executeTakeFirstOrThrow();
    await desk.api.db.kysely
      .updateTable('couples')
      .set({ email: 'yeni@example.com' })
      .where('id', '=', coupleId)
      .execute();
    const data = await desk.retry(message.id);
    expect(data).toMatchObject({ status: 'sent', attachments: message.attachments });
    const [row] = await desk.outbox();
    expect(row?.recipients.join()).toContain('yeni@example.com');
    expect(row?.attachments.map(({ filename }) => filename)).toEqual(['menü.pdf', 'salon.jpg']);
  });

  test('is retried after a storage failure, and never sent without its files', async () => {
    desk.onStorage = async (operation) => {
      if (operation === 'get') throw new Error('the storage is unavailable');
    };
    const before = (await desk.outbox()).length;
    const message = await desk.send([pdf()]);
    expect(message).toMatchObject({ status: 'failed', failure: 'unreachable' });
    expect(await desk.outbox()).toHaveLength(before);
    desk.onStorage = async () => {};
    const data = await desk.retry(message.id);
    expect(data.status).toBe('sent');
    expect((await desk.outbox())[0]?.attachments).toHaveLength(1);
  });

  test('left in the queue by a process is sent with its files', async () => {
    const { id } = await desk.send([pdf()]);
    await desk.api.db.kysely
      .updateTable('lead_messages')
      .set({ status: 'queued', tried_at: '2026-11-21T08:00:00Z', message_key: crypto.randomUUID() })
      .where('id', '=', id)
      .execute();
    await sweepQueuedMessages(desk.api.db, desk.api.ports, () => desk.api.now.value);
    expect((await desk.outbox())[0]?.attachments).toMatchObject([{ filename: 'menü.pdf' }]);
  });
});

describe('a download of a file', () => {
  test('is served to users of the lead, under its name, and never as a page', async () => {
    const message = await desk.send([pdf('çok "özel" menü.pdf')]);
    const { statusCode, headers, rawPayload } = await desk.download(message, {
      by: desk.account.viewer,
    });
    expect([statusCode, rawPayload.length]).toEqual([200, 2000]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-disposition']).toMatch(/^attachment; .*%C3%A7ok/);
  });

  test('returns a small preview of a picture', async () => {
    const message = await desk.send([await picture(), pdf()]);
    const { headers, rawPayload } = await desk.download(message, { search: '?size=thumbnail' });
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 240, height: 240 });
    expect((await desk.download(message, { index: 1, search: '?size=thumbnail' })).statusCode).toBe(
      404,
    );
  });

  test('is denied to everyone else', async () => {
    const message = await desk.send([pdf()]);
    const { leadId: other } = await addLead(desk.account);
    const [file] = message.attachments;
    const address = (lead: number, inMessage: number, id: number) =>
      `/api/leads/${lead}/messages/${inMessage}/attachments/${id}/download`;
    const requests: [string, Caller][] = [
      [file?.url ?? '', desk.account.stranger],
      [address(other, message.id, file?.id ?? 0), desk.account.ayse],
      [address(desk.leadId, message.id + 1, file?.id ?? 0), desk.account.ayse],
      [address(desk.leadId, message.id, 999_999), desk.account.ayse],
    ];
    for (const [url, headers] of requests)
      expect((await desk.api.app.inject({ url, headers })).statusCode).toBe(404);
    expect((await desk.api.app.inject({ url: file?.url ?? '' })).statusCode).toBe(401);
    await desk.loseFiles();
    expect((await desk.download(message)).statusCode).toBe(404);
  });

  test('is denied to a colleague of another provider, and while the lead is masked', async () => {
    await desk.begin({ provider_id: desk.account.studio });
    const message = await desk.send([pdf()]);
    expect((await desk.download(message, { by: desk.account.mert })).statusCode).toBe(404);
    await desk.api.db.kysely
      .updateTable('leads')
      .set({ is_masked: true })
      .where('id', '=', desk.leadId)
      .execute();
    expect((await desk.download(message)).statusCode).toBe(403);
  });
});

test('deleting a lead deletes its files', async () => {
  await desk.begin({ source: 'customer_added' });
  await desk.send([pdf(), await picture()]);
  expect(await desk.stored()).toHaveLength(2);
  await desk.api.ok(desk.account.ayse, 'deleteLead', { params: { id: desk.leadId } });
  expect(await desk.stored()).toEqual([]);
});
