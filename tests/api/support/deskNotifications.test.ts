import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { publishApproved } from '../../../server/features/support/commands.ts';
import { addCustomer, addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { openDesk, type Desk } from './desk.ts';

let desk: Desk;
let agent: Caller;
/** Content editor of the provider; the sales colleague may not change it. */
let editor: number;
/** Content editor of another provider. */
let otherEditor: number;
beforeAll(async () => {
  desk = await openDesk();
  agent = await desk.agent();
  const { customerId, providerId } = desk;
  const { db } = desk.api;
  editor = await addUser(db, { customerId, role: 'content', providerIds: [providerId] });
  otherEditor = await addUser(db, { customerId, role: 'content' });
  // A former owner, and an owner of another customer.
  const left = await addUser(db, { customerId, providerIds: [providerId] });
  await db.kysely
    .updateTable('customer_users')
    .set({ has_left: true })
    .where('id', '=', left)
    .execute();
  await addUser(db, { customerId: await addCustomer(db, 'Başka Hesap') });
});
afterAll(() => desk.api.close());
beforeEach(async () => {
  for (const table of ['provider_prompts', 'notification_sendings'])
    await sql`delete from ${sql.table(table)}`.execute(desk.api.db.kysely);
});

const notificationsOf = async (userId: number): Promise<Schemas['ProviderPrompt'][]> =>
  (await desk.api.ok(await desk.api.signedInAs(userId), 'listProviderPrompts')).data;

async function notifiedUserIds(): Promise<number[]> {
  const rows = await desk.api.db.kysely
    .selectFrom('provider_prompts')
    .select('customer_user_id')
    .orderBy('customer_user_id')
    .execute();
  return rows.map(({ customer_user_id }) => customer_user_id);
}

const decide = (area: Schemas['ApprovalArea'], id: number, body: object) =>
  desk.api.send(agent, 'createApprovalAction', { params: { area, id }, body });

async function add(table: string, row: object): Promise<number> {
  const values = { customer_id: desk.customerId, provider_id: desk.providerId, ...row };
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(values))}) returning id`.execute(desk.api.db.kysely);
  return rows[0]?.id ?? 0;
}

const model = (name: string) =>
  add('provider_items', { name, status: 'pending', is_active: true, order: 1 });
const campaign = () =>
  add('discounts', {
    title: 'Kış indirimi',
    discount_type: 'discount',
    discount_ratio: 20,
    valid_from: '2026-12-01',
    valid_until: '2027-02-01',
    status: 'pending',
  });

test('an impersonation notifies the owners at once of agent and reason', async () => {
  await desk.impersonate(desk.mert, agent);
  expect(await notifiedUserIds()).toEqual([desk.ayse]);
  expect(await notificationsOf(desk.ayse)).toMatchObject([
    {
      kind: 'support_access',
      title: 'Selin Destek hesabınıza erişti',
      body: 'Talep 1042: teklif gitmiyor',
      linkData: { path: '/settings/support-access', text: 'Erişim kayıtlarını aç' },
      completedAt: null,
      createdAt: '2026-11-21T09:00:00.000Z',
    },
  ]);
  const mails = await sql<{ channel: string; customer_user_id: number }>`
    select channel, customer_user_id from notification_sendings`.execute(desk.api.db.kysely);
  expect(mails.rows).toEqual([{ channel: 'email', customer_user_id: desk.ayse }]);
});

test('a rejected impersonation notifies nobody', async () => {
  for (const [customerUserId, reason] of [
    [desk.agentId, 'Talep 1042'],
    [desk.mert, 'x'],
  ])
    await desk.api.refused(agent, 'createImpersonation', { body: { customerUserId, reason } });
  expect(await notifiedUserIds()).toEqual([]);
});

test('an approval notifies users who may edit the provider, and nobody else', async () => {
  const id = await model('Ömür');
  expect((await decide('models', id, { type: 'approve' })).statusCode).toBe(200);
  expect(await notifiedUserIds()).toEqual([desk.ayse, editor]);
  expect(await notificationsOf(editor)).toMatchObject([
    {
      kind: 'page_approved',
      title: 'Ömür onaylandı',
      body: null,
      provider: { id: desk.providerId },
      linkData: { path: `/provider-items/${id}` },
    },
  ]);
  expect(await notificationsOf(otherEditor)).toEqual([]);
});

test('an approval of a plain collection’s record names and links it', async () => {
  const id = await add('change_requests', {
    subject: 'information',
    resource: 'cars',
    record_id: 7,
    title: 'Impala 1967',
    body: '{}',
    changes: '[]',
    created_at: '2026-11-21T08:00:00.000Z',
  });
  expect((await decide('updates', id, { type: 'approve' })).statusCode).toBe(200);
  expect(await notificationsOf(editor)).toMatchObject([
    { title: 'Impala 1967 onaylandı', linkData: { path: '/cars/7' } },
  ]);
});

test('a rejection notifies once, with its reason', async () => {
  const id = await campaign();
  const body = { type: 'reject', reason: 'Metinde telefon numarası var.' };
  const responses = await Promise.all([
    decide('campaigns', id, body),
    decide('campaigns', id, body),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409,
  ]);
  expect(await notifiedUserIds()).toEqual([desk.ayse, editor]);
  expect(await notificationsOf(desk.ayse)).toMatchObject([
    {
      kind: 'page_rejected',
      title: 'Kış indirimi onaylanmadı',
      body: 'Metinde telefon numarası var.',
      linkData: { path: `/discounts/${id}` },
    },
  ]);
});

test('an approved change of a provider links to the provider', async () => {
  // The id of the change differs from the provider's id.
  await add('change_requests', { subject: 'contacts', created_at: '2026-11-18T09:00:00Z' });
  const id = await add('change_requests', {
    subject: 'about_text',
    created_at: '2026-11-19T09:00:00Z',
  });
  expect(id).not.toBe(desk.providerId);
  expect((await decide('updates', id, { type: 'approve' })).statusCode).toBe(200);
  expect(await notificationsOf(desk.ayse)).toMatchObject([
    { title: 'Tanıtım yazısı onaylandı', linkData: { path: `/providers/${desk.providerId}` } },
  ]);
  const inGerman = { ...(await desk.api.signedInAs(desk.ayse)), 'accept-language': 'de' };
  const { data } = await desk.api.ok(inGerman, 'listProviderPrompts');
  expect(data[0]?.title).toBe('Beschreibung wurde freigegeben');
});

test('an approved form is named and linked', async () => {
  const id = await add('change_requests', {
    subject: 'information',
    resource: 'form:about',
    record_id: desk.providerId,
    title: 'about',
    body: '{}',
    changes: '[]',
    created_at: '2026-11-21T08:00:00.000Z',
  });
  expect((await decide('updates', id, { type: 'approve' })).statusCode).toBe(200);
  expect(await notificationsOf(editor)).toMatchObject([
    {
      title: 'Tanıtım yazısı onaylandı',
      linkData: { path: `/providers/${desk.providerId}/info/about` },
    },
  ]);
});

test('an approved campaign returns its publication time, and a job publishes it', async () => {
  const id = await campaign();
  const waiting = await campaign();
  const owner = await desk.api.signedInAs(desk.ayse);
  const get = async (one: number) =>
    (await desk.api.ok(owner, 'getDiscount', { params: { id: one } })).data;
  await decide('campaigns', id, { type: 'approve' });
  const approved = await get(id);
  expect(approved).toMatchObject({ status: 'approved', publishesBy: '2026-11-21T10:00:00.000Z' });
  const at = new Date('2026-11-21T09:05:00.000Z');
  expect(await publishApproved(desk.api.db, at)).toBe(1);
  expect(await get(id)).toMatchObject({
    status: 'published',
    publishesBy: null,
    version: approved.version + 1,
    updatedAt: at.toISOString(),
    allowed: { actions: ['unpublish'] },
  });
  expect(await get(waiting)).toMatchObject({ status: 'pending', publishesBy: null });
  expect(await publishApproved(desk.api.db, at)).toBe(0);
});
