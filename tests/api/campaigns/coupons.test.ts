import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredFile } from '../../../server/ports/storage/port.ts';
import type { Caller, TestApi } from '../../support/api.ts';
import { multipart } from '../../support/multipart.ts';
import { campaignOf, contentAccount } from '../providers/contentAccount.ts';

let api: TestApi;
let owner: Caller;
let page: { providerId: number; customerId: number; userId: number };
let discountId: number;

beforeAll(async () => {
  const account = await contentAccount(['addCampaign'], ['addCampaign']);
  ({ api, caller: owner } = account);
  const [providerId = 0] = account.providerIds;
  const { rows } = await sql<{ customer: number; user: number }>`
    select p.customer_id as customer, u.id as user from providers p
    join customer_users u on u.customer_id = p.customer_id where p.id = ${providerId}`.execute(
    api.db.kysely,
  );
  const [row] = rows;
  page = { providerId, customerId: row?.customer ?? 0, userId: row?.user ?? 0 };
  discountId = await campaign();
});
afterAll(() => api.close());

async function campaign(): Promise<number> {
  const { data } = await api.ok(owner, 'createDiscount', {
    body: { ...campaignOf(page.providerId), validFrom: '2026-11-01' },
  });
  await sql`update discounts set status = 'published' where id = ${data.id}`.execute(api.db.kysely);
  return data.id;
}

async function lead(preference = 'open', status = 'negotiating'): Promise<number> {
  const { kysely } = api.db;
  const at = '2026-11-01T09:00:00.000Z';
  const couple = await kysely
    .insertInto('couples')
    .values({
      customer_id: page.customerId,
      name: 'Nazlı & Ömer',
      email: 'nazli@example.com',
      phone: '+905321112244',
      contact_preference: preference === 'phone_only' ? 'phone_only' : 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    insert into leads (customer_id, provider_id, couple_id, created_at, updated_at,
      last_activity_at, source, couple_name, details_name, status)
    values (${page.customerId}, ${page.providerId}, ${couple.id}, ${at}, ${at}, ${at}, 'web',
      'Nazlı & Ömer', 'Düğün', ${status})
    returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}

async function coupon(more: object = {}) {
  const body = { providerId: page.providerId, discountId, ...more };
  return (await api.ok(owner, 'createDiscountCoupon', { body })).data;
}

const act = (id: number, body: object) =>
  api.send(owner, 'createDiscountCouponAction', { params: { id }, body });
async function couponOfLead(id: number): Promise<string | null | undefined> {
  const { rows } = await sql<{ coupon: string | null }>`
    select coupon from leads where id = ${id}`.execute(api.db.kysely);
  return rows[0]?.coupon;
}

test('a coupon has a unique code, is shown on its lead, and is sent by e-mail', async () => {
  const made = await coupon();
  expect(made).toMatchObject({ status: 'open', coupleName: null, sentCount: 0 });
  expect(made.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const leadId = await lead();
  const { data: assigned } = await api.ok(owner, 'updateDiscountCoupon', {
    params: { id: made.id },
    version: made.version,
    body: { leadId, assigneeId: page.userId },
  });
  expect(assigned).toMatchObject({
    status: 'assigned',
    coupleName: 'Nazlı & Ömer',
    assigneeId: page.userId,
    assignedAt: '2026-11-21T09:00:00.000Z',
  });
  expect(await couponOfLead(leadId)).toBe(made.code);
  expect((await act(made.id, { type: 'send' })).statusCode).toBe(200);
  const { data: sent } = await api.ok(owner, 'getDiscountCoupon', { params: { id: made.id } });
  expect(sent).toMatchObject({ status: 'sent', sentCount: 1 });
  const { rows } = await sql<{ mail: string }>`
    select to_jsonb(o)::text as mail from sandbox_outbox o`.execute(api.db.kysely);
  expect(rows.filter(({ mail }) => mail.includes(made.code ?? '-'))).toHaveLength(1);
});

test('of twenty parallel redemptions one succeeds, and a used coupon is neither sent nor reassigned', async () => {
  const leadId = await lead();
  const made = await coupon({ leadId });
  expect(made.status).toBe('assigned');
  const use = { type: 'use', usedOn: '2026-11-19', income: 384_000 };
  const responses = await Promise.all(Array.from({ length: 20 }, () => act(made.id, use)));
  const codes = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const { data } = await api.ok(owner, 'getDiscountCoupon', { params: { id: made.id } });
  expect(data).toMatchObject({
    status: 'used',
    usedOn: '2026-11-19',
    income: 384_000,
    allowed: { update: false, remove: false, actions: [] },
  });
  for (const type of ['send', 'withdraw'])
    expect((await act(made.id, { type })).statusCode).toBe(409);
});

test('redeeming by an update works the same, and needs a couple', async () => {
  const made = await coupon();
  const change = { params: { id: made.id }, version: made.version, body: { usedOn: '2026-11-19' } };
  expect((await api.refused(owner, 'updateDiscountCoupon', change)).status).toBe(409);
  const body = { leadId: await lead(), usedOn: '2026-11-19', income: 1000 };
  const { data } = await api.ok(owner, 'updateDiscountCoupon', { ...change, body });
  expect(data).toMatchObject({ status: 'used', usedOn: '2026-11-19', income: 1000 });
});

test('a revoked coupon is removed from its lead and becomes invalid', async () => {
  const leadId = await lead();
  const made = await coupon({ leadId, code: 'KIS-2026' });
  expect(await couponOfLead(leadId)).toBe('KIS-2026');
  expect((await act(made.id, { type: 'withdraw' })).statusCode).toBe(200);
  expect(await couponOfLead(leadId)).toBeNull();
  expect((await act(made.id, { type: 'use', usedOn: '2026-11-19' })).statusCode).toBe(409);
  const again = { providerId: page.providerId, discountId, code: 'KIS-2026' };
  const { error } = await api.refused(owner, 'createDiscountCoupon', { body: again });
  expect(error.errors).toMatchObject([{ path: 'code', code: 'taken' }]);
});

test('a coupon that was never sent can be deleted', async () => {
  const leadId = await lead();
  const made = await coupon({ leadId });
  await api.ok(owner, 'deleteDiscountCoupon', { params: { id: made.id } });
  expect(await couponOfLead(leadId)).toBeNull();
});

test.each([
  ['who wants no e-mail', 'phone_only', 'negotiating', 'phone_only'],
  ['that was turned down', 'open', 'rejected', 'lead_over'],
])('no coupon is sent to a couple %s', async (_, preference, status, reason) => {
  const made = await coupon({ leadId: await lead(preference, status) });
  const refused = await act(made.id, { type: 'send' });
  expect([refused.statusCode, refused.json<{ reason: string }>().reason]).toEqual([409, reason]);
  const { data } = await api.ok(owner, 'getDiscountCoupon', { params: { id: made.id } });
  expect(data).toMatchObject({ status: 'assigned', sentCount: 0 });
});

test('a coupon of an unpublished campaign is not sent', async () => {
  const closed = await campaign();
  await sql`update discounts set status = 'unpublished' where id = ${closed}`.execute(
    api.db.kysely,
  );
  const made = await coupon({ discountId: closed, leadId: await lead() });
  const refused = await act(made.id, { type: 'send' });
  expect(refused.json<{ reason: string }>().reason).toBe('campaign_closed');
});

test('counts coupons by state, with their revenue', async () => {
  const own = await campaign();
  await coupon({ discountId: own });
  const used = await coupon({ discountId: own, leadId: await lead() });
  await act(used.id, { type: 'send' });
  await act(used.id, { type: 'send' });
  await act(used.id, { type: 'use', usedOn: '2026-11-20', income: 250_000 });
  const back = await coupon({ discountId: own, leadId: await lead() });
  await act(back.id, { type: 'withdraw' });
  const { data } = await api.ok(owner, 'getDiscountCouponStats', {
    query: { discountId: own },
  });
  expect(data).toEqual({
    made: 3,
    assigned: 2,
    sent: 1,
    used: 1,
    withdrawn: 1,
    emails: 2,
    income: 250_000,
  });
});

/** Keeps stored files in memory. @returns them, by key */
function keepFiles(): Map<string, StoredFile> {
  const kept = new Map<string, StoredFile>();
  api.ports.storage = {
    put: async (key, file) => void kept.set(key, file),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  };
  return kept;
}

/** @param path below the campaigns */
async function sendDocument(method: 'POST' | 'PUT', path: string, name: string) {
  const bytes = Buffer.from(`%PDF-1.4\n${name}\n%%EOF`);
  const file = { name, type: 'application/pdf', bytes };
  const { headers, payload } = multipart({}, [file], 'document');
  const url = `/api/discounts/${path}`;
  return api.app.inject({ method, url, headers: { ...owner, ...headers }, payload });
}

test('a campaign’s document is added, replaced and downloaded until the campaign is approved', async () => {
  const kept = keepFiles();
  const { data } = await api.ok(owner, 'createDiscount', { body: campaignOf(page.providerId) });
  const added = await sendDocument('POST', `${data.id}/documents`, 'kosullar.pdf');
  const { id } = added.json<{ data: { id: number } }>().data;
  const replaced = await sendDocument('PUT', `${data.id}/documents/${id}`, 'yeni.pdf');
  expect(replaced.json()).toMatchObject({ data: { id, document: { name: 'yeni.pdf' } } });
  expect(kept.size).toBe(1);
  const params = { id: data.id, documentId: id };
  const got = await api.send(owner, 'getDiscountDocumentFile', { params });
  expect(got.headers['content-disposition']).toContain('yeni.pdf');
  await sql`update discounts set status = 'published' where id = ${data.id}`.execute(api.db.kysely);
  const refused = await api.refused(owner, 'deleteDiscountDocument', { params });
  expect(refused.error.reason).toBe('state');
});

test('without the feature no coupon or document can be created, and sent coupons remain valid', async () => {
  const held = await coupon({ leadId: await lead() });
  const open = await coupon();
  keepFiles();
  const { data } = await api.ok(owner, 'createDiscount', { body: campaignOf(page.providerId) });
  const documents = `${data.id}/documents`;
  const added = await sendDocument('POST', documents, 'kosullar.pdf');
  const { id: documentId } = added.json<{ data: { id: number } }>().data;
  await sql`update providers set features = '{}' where id = ${page.providerId}`.execute(
    api.db.kysely,
  );

  const { error } = await api.refused(owner, 'updateDiscountCoupon', {
    params: { id: open.id },
    version: open.version,
    body: { leadId: await lead() },
  });
  expect([error.feature, error.errors?.[0]?.path]).toEqual(['addCampaign', 'leadId']);
  const refused = [
    await act(held.id, { type: 'send' }),
    await sendDocument('POST', documents, 'fiyatlar.pdf'),
    await sendDocument('PUT', `${documents}/${documentId}`, 'yeni.pdf'),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  for (const response of refused) expect(response.json()).toMatchObject({ feature: 'addCampaign' });

  expect((await act(held.id, { type: 'use', usedOn: '2026-11-20' })).statusCode).toBe(200);
  expect((await act(open.id, { type: 'withdraw' })).statusCode).toBe(200);
  await api.ok(owner, 'deleteDiscountDocument', { params: { id: data.id, documentId } });
});
