import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoragePort } from '../../../server/ports/storage/port.ts';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { multipart } from '../../support/multipart.ts';
import { followUpDesk, MONDAY } from './followUpDesk.ts';

let folder = '';
const disk = () => diskStorage({ folder });
const storage: StoragePort = {
  put: (key, file) => disk().put(key, file),
  get: (key) => disk().get(key),
  remove: (key) => disk().remove(key),
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-ups-'));
});
const { at, api, to, mail, sms, start, runAt, outbox } = followUpDesk({ ports: { storage } });
afterAll(() => rm(folder, { recursive: true, force: true }));

const params = () => ({ customerId: at().account.customerId });
let count = 0;

async function addFile(size = 2000): Promise<number> {
  count += 1;
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]);
  const { headers, payload } = multipart(
    { name: `Menü ${count}` },
    [{ name: `menu-${count}.pdf`, bytes, type: 'application/pdf' }],
    'document',
  );
  const response = await api().app.inject({
    method: 'POST',
    url: `/api/customers/${at().account.customerId}/attachments`,
    headers: { ...at().account.ayse, ...headers },
    payload,
  });
  return response.json<{ data: { id: number } }>().data.id;
}

test('the files of a template are proposed with its e-mail, not with an SMS', async () => {
  const [menu, plan] = [await addFile(), await addFile()];
  const { data: template } = await api().ok(at().account.ayse, 'createTemplate', {
    params: params(),
    body: { name: 'Menü', subject: 'Menü', content: '<p>Menü</p>', attachmentIds: [plan, menu] },
  });
  for (const [afterDays, channel] of [
    [2, 'email'],
    [5, 'sms'],
  ])
    await api().ok(at().account.ayse, 'createFollowUpStep', {
      params: params(),
      body: { name: `${channel}`, afterDays, channel, templateId: template.id },
    });
  const proposed = await api().ok(at().account.ayse, 'getLeadFollowUpProposal', to());
  expect(proposed.data.steps.map(({ attachments }) => attachments.map(({ id }) => id))).toEqual([
    [plan, menu],
    [],
  ]);
  await api().refused(at().account.stranger, 'getLeadFollowUpProposal', to());
});

test('files are sent with the due e-mail, even if they are deleted meanwhile', async () => {
  const [menu, old] = [await addFile(), await addFile()];
  await start([{ ...mail(), attachmentIds: [old, menu] }, sms()]);
  const running = await api().ok(at().account.ayse, 'listLeadFollowUps', to());
  expect(running.data[0]?.steps.map(({ attachments }) => attachments.map(({ id }) => id))).toEqual([
    [old, menu],
    [],
  ]);
  await api().ok(at().account.ayse, 'deleteAttachment', { params: { ...params(), id: old } });
  expect(await runAt(MONDAY)).toBe(1);
  const [sent] = await outbox();
  expect(sent?.attachments).toMatchObject([{ contentType: 'application/pdf', bytes: 2000 }]);
  await api().ok(at().account.ayse, 'deleteAttachment', { params: { ...params(), id: menu } });
  const { data } = await api().ok(at().account.ayse, 'listLeadMessages', to());
  const file = data[0]?.attachments[0];
  const url = file?.url ?? '';
  const kept = await api().app.inject({ url, headers: at().account.ayse });
  expect([kept.statusCode, kept.rawPayload.length]).toEqual([200, 2000]);
});

test('rejects files of another account, and more than an e-mail accepts', async () => {
  const { strangersCustomer } = at().account;
  const foreign = await addFile();
  await sql`update attachments set customer_id = ${strangersCustomer} where id = ${foreign}`.execute(
    api().db.kysely,
  );
  const [large, larger] = [await addFile(11 * 1_048_576), await addFile(11 * 1_048_576)];
  const { error } = await api().refused(at().account.ayse, 'startLeadFollowUp', {
    ...to(),
    body: {
      steps: [
        { ...mail(), attachmentIds: [foreign] },
        { ...mail(72), attachmentIds: [large, larger] },
        { ...mail(96), html: '<p>{{<strong>price</strong>}}</p>' },
      ],
    },
  });
  expect(error.errors.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
    'steps[0].attachmentIds not_own',
    'steps[1].attachmentIds files_total',
    'steps[2].html open_fields',
  ]);
});

test('an e-mail keeps the layout of its template, and is signed by the user who started it', async () => {
  const { ayseId, garden, ayse } = at().account;
  await api()
    .db.kysely.updateTable('customer_user_providers')
    .set({ signature_content: '<p>Ayşe <em>Yıldırım</em></p>' })
    .where('customer_user_id', '=', ayseId)
    .where('provider_id', '=', garden)
    .execute();
  const html = '<p>Merhaba <strong>Elif &amp; Can</strong></p><script>alert(1)</script>';
  const steps = [{ ...mail(), html }];
  await api().ok(ayse, 'startLeadFollowUp', { ...to(), body: { isSigned: true, steps } });
  await runAt(MONDAY);
  const [sent] = await outbox();
  expect(sent?.body).toBe('Merhaba Elif & Can\n\nAyşe Yıldırım');
  expect(sent?.html).toContain('<p>Merhaba <strong>Elif &amp; Can</strong></p>');
  expect(sent?.html).toContain('<p>Ayşe <em>Yıldırım</em></p>');
  expect(sent?.html).not.toContain('script');
});

/** Returns the number of stored files of messages. */
const copies = async () =>
  (await readdir(folder, { recursive: true })).filter((path) => /lead-messages\/.+/.test(path))
    .length;

test('copies no file while the provider is above its hourly limit', async () => {
  const before = await copies();
  await start([{ ...mail(), attachmentIds: [await addFile()] }]);
  const { customerId } = at().account;
  const sent = Array.from({ length: 50 }, () => ({
    customer_id: customerId,
    lead_id: at().leadId,
    channel: 'email' as const,
    direction: 'out' as const,
    body: 'Merhaba',
    status: 'sent' as const,
    is_automatic: true,
    tried_at: MONDAY,
    created_at: MONDAY,
  }));
  await api().db.kysely.insertInto('lead_messages').values(sent).execute();
  expect(await runAt(MONDAY)).toBe(0);
  expect(await copies()).toBe(before);
  expect(await runAt('2026-11-23T10:00:00.000Z')).toBe(1);
  expect(await copies()).toBe(before + 1);
});

test('removes the copies of a message that cannot be queued', async () => {
  const before = await copies();
  await start([{ ...mail(), body: 'Yazılamaz', attachmentIds: [await addFile()] }]);
  await sql`
    alter table lead_messages add constraint refuse_words check (body <> 'Yazılamaz')`.execute(
    api().db.kysely,
  );
  await expect(runAt(MONDAY)).rejects.toThrow(AggregateError);
  expect(await copies()).toBe(before);
});
