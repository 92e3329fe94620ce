import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller, TestApi } from '../../support/api.ts';
import { campaignOf, contentAccount } from './contentAccount.ts';

let api: TestApi;
let caller: Caller;
let providerId: number;

beforeAll(async () => {
  const account = await contentAccount(['addCampaign', 'replyTestimonial']);
  ({ api, caller } = account);
  [providerId = 0] = account.providerIds;
});
afterAll(() => api.close());

const put = (table: string, id: number, status: string) =>
  sql`update ${sql.table(table)} set status = ${status}, rejection_reason = case when ${status} = 'rejected' then 'x' end
    where id = ${id}`.execute(api.db.kysely);

async function campaign(status: string) {
  const { data } = await api.ok(caller, 'createDiscount', {
    body: campaignOf(providerId),
  });
  await put('discounts', data.id, status);
  return { params: { id: data.id }, version: data.version };
}
const title = { title: 'Bahar indirimi' };

test.each(['approved', 'published', 'unpublished'])(
  'a campaign that is %s can be neither changed nor deleted, and returns this',
  async (status) => {
    const { params, version } = await campaign(status);
    const { data } = await api.ok(caller, 'getDiscount', { params });
    expect(data.allowed).toMatchObject({ update: false, remove: false });
    for (const [operation, body] of [
      ['updateDiscount', title],
      ['deleteDiscount', undefined],
    ] as const) {
      const refused = await api.refused(caller, operation, { params, version, body });
      expect([refused.status, refused.error.reason]).toEqual([409, 'state']);
    }
    expect((await api.ok(caller, 'getDiscount', { params })).data).toEqual(data);
  },
);

test('an approved campaign can be withdrawn before its publication, and published again at once', async () => {
  const { params } = await campaign('approved');
  await sql`update discounts set publishes_by = now() where id = ${params.id}`.execute(
    api.db.kysely,
  );
  const { data } = await api.ok(caller, 'getDiscount', { params });
  expect(data.allowed.actions).toEqual(['unpublish']);
  const act = (type: string) => ({ params, body: { type } });
  const off = await api.ok(caller, 'createDiscountAction', act('unpublish'));
  expect(off.data).toMatchObject({
    status: 'unpublished',
    publishesBy: null,
    allowed: { update: false, actions: ['publish'] },
  });
  const { data: again } = await api.ok(caller, 'createDiscountAction', act('publish'));
  expect(again.status).toBe('published');
});

test('a campaign is a draft until its submission, which returns the publication day', async () => {
  await sql`insert into holidays values ('TR', '2026-11-23', 'x', false, false, 'x'), ('TR', '2026-11-24', 'y', true, false, 'y')`.execute(
    api.db.kysely,
  );
  const { data } = await api.ok(caller, 'createDiscount', { body: campaignOf(providerId) });
  const params = { id: data.id };
  expect(data).toMatchObject({
    status: 'draft',
    promisedOn: null,
    allowed: { update: true, remove: true, actions: ['submit'] },
  });
  const { data: kept } = await api.ok(caller, 'updateDiscount', {
    params,
    version: data.version,
    body: title,
  });
  expect(kept).toMatchObject({ status: 'draft', promisedOn: null });
  const { data: sent } = await api.ok(caller, 'createDiscountAction', {
    params,
    body: { type: 'submit' },
  });
  expect(sent).toMatchObject({ status: 'pending', allowed: { actions: [] } });
  expect(sent.promisedOn).toBe('2026-11-25');
  const again = await api.refused(caller, 'createDiscountAction', {
    params,
    body: { type: 'submit' },
  });
  expect([again.status, again.error.reason]).toEqual([409, 'state']);
});

test.each(['pending', 'rejected'])(
  'a campaign that is %s can be changed, which requires approval, and deleted',
  async (status) => {
    const { params, version } = await campaign(status);
    const { data } = await api.ok(caller, 'updateDiscount', { params, version, body: title });
    expect(data).toMatchObject({
      status: 'pending',
      rejectionReason: null,
      allowed: { update: true, remove: true },
    });
    await api.ok(caller, 'deleteDiscount', { params });
  },
);

test.each([
  ['draft', 'submit'],
  ['rejected', 'submit'],
  ['unpublished', 'publish'],
])('a campaign that is %s cannot %s after its last day', async (status, type) => {
  const ended = { ...campaignOf(providerId), validFrom: '2026-11-01', validUntil: '2026-11-20' };
  const { data } = await api.ok(caller, 'createDiscount', { body: ended });
  await put('discounts', data.id, status);
  const params = { id: data.id };
  const shown = await api.ok(caller, 'getDiscount', { params });
  expect(shown.data.allowed.actions).toEqual([]);
  const act = { params, body: { type } };
  const { status: code, error } = await api.refused(caller, 'createDiscountAction', act);
  expect([code, error.reason]).toEqual([409, 'over']);
  // The last day is included.
  await sql`update discounts set valid_until = '2026-11-21' where id = ${data.id}`.execute(
    api.db.kysely,
  );
  await api.ok(caller, 'createDiscountAction', act);
});

async function model(status: string) {
  const { rows } = await sql<{ id: number; version: number }>`
    insert into provider_items (customer_id, provider_id, name, description, status, "order", is_active)
    select customer_id, id, 'Defne', 'Dantel', ${status}, 1, true from providers where id = ${providerId}
    returning id, version`.execute(api.db.kysely);
  const [{ id, version } = { id: 0, version: 0 }] = rows;
  return { params: { id }, version };
}

test.each(['published', 'unpublished', 'rejected'])(
  'a model that is %s needs approval for changed texts, but not for equal texts or a price',
  async (status) => {
    const { params, version } = await model(status);
    const same = { description: 'Dantel', minPrice: 1000 };
    const kept = await api.ok(caller, 'updateProviderItem', { params, version, body: same });
    expect(kept.data.status).toBe(status);
    const { data } = await api.ok(caller, 'updateProviderItem', {
      params,
      version: kept.data.version,
      body: { description: 'Arayın: 0532 123 45 67' },
    });
    expect(data).toMatchObject({ status: 'pending', description: 'Arayın: 0532 123 45 67' });
    expect(data.allowed.actions).toEqual([]);
  },
);

test('a couple’s review cannot be edited by the account, nor deleted once published', async () => {
  const { data } = await api.ok(caller, 'createTestimonial', {
    body: { providerId, coupleName: 'Elif ve Kerem', text: 'Geç kaldılar.', star: 2 },
  });
  const change = (body: object) => ({ params: { id: data.id }, version: data.version, body });
  const { status, error } = await api.refused(
    caller,
    'updateTestimonial',
    change({ text: 'Harika!', star: 5, starValue: 5, coupleName: 'Ali', source: 'site' }),
  );
  expect(status).toBe(422);
  expect(error.errors.map(({ path, code }) => `${path}: ${code}`).toSorted()).toEqual([
    'coupleName: owner',
    'source: owner',
    'star: owner',
    'starValue: owner',
    'text: owner',
  ]);
  await put('provider_testimonials', data.id, 'active');
  const { data: replied } = await api.ok(caller, 'createTestimonialAction', {
    params: { id: data.id },
    body: { type: 'reply', reply: 'Özür dileriz' },
  });
  expect(replied).toMatchObject({
    text: 'Geç kaldılar.',
    star: 2,
    status: 'active',
    allowed: { update: true, remove: false },
  });
  const refused = await api.refused(caller, 'deleteTestimonial', { params: { id: data.id } });
  expect([refused.status, refused.error.reason]).toEqual([409, 'state']);
});
