import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import type { Caller } from '../../support/api.ts';
import { openDesk, type Desk } from './desk.ts';

type Area = Schemas['ApprovalArea'];

let desk: Desk;
let agent: Caller;
beforeAll(async () => {
  desk = await openDesk();
  agent = await desk.agent();
});
afterAll(() => desk.api.close());

const ids: Partial<Record<Area, number>> = {};

beforeEach(async () => {
  const { customerId, providerId } = desk;
  const { kysely } = desk.api.db;
  for (const table of ['change_requests', 'provider_items', 'discounts'])
    await sql`delete from ${sql.table(table)}`.execute(kysely);
  const add = async (table: string, row: object) => {
    const values = { customer_id: customerId, provider_id: providerId, ...row };
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(kysely);
    return rows[0]?.id ?? 0;
  };
  ids.updates = await add('change_requests', {
    subject: 'about_text',
    created_at: '2026-11-19T09:00:00Z',
  });
  ids.models = await add('provider_items', {
    name: 'Ömür',
    description: 'Şifon pelerinli',
    status: 'pending',
    is_active: true,
    order: 1,
    cover_image: JSON.stringify({ key: 'images/a.webp', name: 'a.webp' }),
    created_at: '2026-11-18T09:00:00Z',
    updated_at: '2026-11-18T09:00:00Z',
  });
  ids.campaigns = await add('discounts', {
    title: 'Kış indirimi',
    discount_type: 'discount',
    discount_ratio: 20,
    valid_from: '2026-12-01',
    valid_until: '2027-02-01',
    status: 'pending',
    created_at: '2026-11-17T09:00:00Z',
    updated_at: '2026-11-17T09:00:00Z',
  });
});

const decide = (caller: Caller, area: Area, body: object, id = ids[area] ?? 1) =>
  desk.api.send(caller, 'createApprovalAction', { params: { area, id }, body });
const REJECT = { type: 'reject', reason: 'Görselde başka bir firmanın filigranı var.' };

test('counts and lists pending changes with their owners', async () => {
  expect((await desk.api.ok(agent, 'getApprovalCounts')).data).toEqual({
    updates: 1,
    media: 0,
    campaigns: 1,
    models: 1,
    testimonials: 0,
    replies: 0,
    disputes: 0,
    merchants: 0,
  });
  const { data, meta } = await desk.api.ok(agent, 'listApprovals', { query: { area: 'models' } });
  expect(meta).toMatchObject({ total: 1, totalIsExact: true });
  expect(data).toEqual([
    {
      id: ids.models,
      area: 'models',
      title: 'Ömür',
      text: 'Şifon pelerinli',
      image: '/files/images/a.webp',
      picture: null,
      video: null,
      media: null,
      resource: 'provider-items',
      changes: [
        { field: 'name', before: null, after: 'Ömür' },
        { field: 'description', before: null, after: 'Şifon pelerinli' },
        { field: 'coverImage', before: null, after: '/files/images/a.webp' },
      ],
      formChanges: [],
      files: [],
      seen: '1',
      customer: {
        id: desk.customerId,
        name: 'Yıldırım Davet Grubu',
        crmStatus: 'active',
        isPaid: false,
      },
      provider: { id: desk.providerId, name: 'Çınaraltı Kır Bahçesi', cityName: 'İstanbul' },
      createdAt: '2026-11-18T09:00:00.000Z',
    },
  ]);
});

test.each(['media', 'merchants'] as const)('%s needs no approval', async (area) => {
  expect((await desk.api.ok(agent, 'listApprovals', { query: { area } })).data).toEqual([]);
  expect((await decide(agent, area, { type: 'approve' })).statusCode).toBe(404);
});

test.each([
  ['updates', 'approved'],
  ['campaigns', 'approved'],
  ['models', 'published'],
] as const)('approving from %s makes it %s, once', async (area, status) => {
  const responses = await Promise.all([
    decide(agent, area, { type: 'approve' }),
    decide(agent, area, { type: 'approve' }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409,
  ]);
  const done = responses.find(({ statusCode }) => statusCode === 200);
  expect(done?.json()).toEqual({ data: { id: ids[area], area, status } });
  expect((await desk.api.ok(agent, 'listApprovals', { query: { area } })).data).toEqual([]);
  const refused = await desk.api.refused(agent, 'createApprovalAction', {
    params: { area, id: ids[area] ?? 0 },
    body: REJECT,
  });
  expect(refused.error.reason).toBe('state');
});

test('the customer sees the new state and the reason of a rejection', async () => {
  const owner = await desk.api.signedInAs(desk.ayse);
  for (const area of ['models', 'campaigns'] as const) {
    expect((await decide(agent, area, REJECT)).statusCode).toBe(200);
    const operation = area === 'models' ? 'getProviderItem' : 'getDiscount';
    const params = { id: ids[area] ?? 0 };
    const { data } = (await desk.api.send(owner, operation, { params })).json<{ data: object }>();
    expect(data).toMatchObject({
      status: 'rejected',
      rejectionReason: REJECT.reason,
      version: 2,
      updatedAt: '2026-11-21T09:00:00.000Z',
    });
  }
  const pending = await desk.api.ok(owner, 'listPendingChangeRequests');
  expect(pending.data).toHaveLength(1);
  await decide(agent, 'updates', { type: 'approve' });
  expect((await desk.api.ok(owner, 'listPendingChangeRequests')).data).toEqual([]);
});

test('tells another agent who decided about a record, and what', async () => {
  const read = (area: Area) =>
    desk.api.send(agent, 'getApprovalDecision', { params: { area, id: ids[area] ?? 0 } });
  const none = { type: null, reason: null, agentName: null, decidedAt: null };
  expect((await read('models')).json()).toEqual({
    data: { id: ids.models, area: 'models', isWaiting: true, ...none },
  });
  await decide(agent, 'models', REJECT);
  await decide(agent, 'campaigns', { type: 'approve' });
  const decided = { agentName: 'Selin Destek', decidedAt: '2026-11-21T09:00:00.000Z' };
  expect((await read('models')).json()).toMatchObject({
    data: { isWaiting: false, type: 'reject', reason: REJECT.reason, ...decided },
  });
  expect((await read('campaigns')).json()).toMatchObject({
    data: { isWaiting: false, type: 'approve', reason: null, ...decided },
  });
  expect((await read('media')).statusCode).toBe(404);
});

test('a rejection requires a reason', async () => {
  for (const body of [
    { type: 'reject' },
    { type: 'reject', reason: 'yok' },
    { type: 'reject', reason: '  yok  ' },
  ]) {
    const response = await decide(agent, 'models', body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ path: 'reason' }] });
  }
  expect((await desk.api.ok(agent, 'getApprovalCounts')).data.models).toBe(1);
});

test('a decision is logged with the agent and the record', async () => {
  await decide(agent, 'models', REJECT);
  const row = await desk.api.db.kysely
    .selectFrom('audit_entries')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    customer_id: desk.customerId,
    customer_user_id: null,
    agent_id: desk.agentId,
    operation: 'createApprovalAction',
    target: 'models',
    target_id: String(ids.models),
    reason: REJECT.reason,
  });
});

test('neither a customer nor an impersonating agent can decide', async () => {
  const owner = await desk.api.signedInAs(desk.ayse);
  expect((await decide(owner, 'models', { type: 'approve' })).statusCode).toBe(403);
  const { impersonation } = await desk.impersonate(desk.ayse, agent);
  expect((await decide(impersonation, 'models', { type: 'approve' })).json()).toMatchObject({
    code: 'blocked_while_impersonating',
  });
});
