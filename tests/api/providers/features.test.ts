import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller, TestApi } from '../../support/api.ts';
import { campaignOf, contentAccount } from './contentAccount.ts';

let api: TestApi;
let caller: Caller;
/** Providers with and without the feature. */
let whole: number;
let lacking: number;

beforeAll(async () => {
  const account = await contentAccount(['addCampaign', 'replyTestimonial', 'uploadPhotos'], []);
  ({ api, caller } = account);
  [whole = 0, lacking = 0] = account.providerIds;
});
afterAll(() => api.close());

const review = (providerId: number) => ({
  providerId,
  coupleName: 'Elif ve Kerem',
  text: 'Çok güzeldi.',
  star: 5,
});

test('rejects a campaign without the feature, and names the feature', async () => {
  const { status, error } = await api.refused(caller, 'createDiscount', {
    body: campaignOf(lacking),
  });
  expect([status, error.code, error.feature]).toEqual([403, 'feature', 'addCampaign']);
  await api.ok(caller, 'createDiscount', { body: campaignOf(whole) });
});

test('without the feature a campaign can only be unpublished', async () => {
  const { data } = await api.ok(caller, 'createDiscount', { body: campaignOf(whole) });
  const params = { id: data.id };
  await publishElsewhere(data.id);
  const change = { params, version: data.version, body: { title: 'Bahar indirimi' } };
  expect((await api.refused(caller, 'updateDiscount', change)).error.feature).toBe('addCampaign');
  const act = (type: string) => ({ params, body: { type } });
  expect((await api.refused(caller, 'createDiscountAction', act('publish'))).error.code).toBe(
    'feature',
  );
  await api.ok(caller, 'createDiscountAction', act('unpublish'));
});

test('without the feature a campaign cannot be copied, except to a provider with it', async () => {
  const { data } = await api.ok(caller, 'createDiscount', { body: campaignOf(whole) });
  await publishElsewhere(data.id);
  const { data: shown } = await api.ok(caller, 'getDiscount', { params: { id: data.id } });
  const { providerId, title, discountType, discountRatio, validFrom, validUntil } = shown;
  const copy = { providerId, title, discountType, discountRatio, validFrom, validUntil };
  const { status, error } = await api.refused(caller, 'createDiscount', { body: copy });
  expect([status, error.feature]).toEqual([403, 'addCampaign']);
  await api.ok(caller, 'createDiscount', { body: { ...copy, providerId: whole } });
});

/** Moves a campaign to the provider without the feature, as after an expired package. */
async function publishElsewhere(id: number): Promise<void> {
  await sql`update discounts set provider_id = ${lacking}, status = 'published' where id = ${id}`.execute(
    api.db.kysely,
  );
}

test('a campaign cannot be moved to a provider without the feature', async () => {
  const { data } = await api.ok(caller, 'createDiscount', { body: campaignOf(whole) });
  const { error } = await api.refused(caller, 'updateDiscount', {
    params: { id: data.id },
    version: data.version,
    body: { providerId: lacking },
  });
  expect(error.feature).toBe('addCampaign');
});

test('a reply needs the feature of the reviewed provider', async () => {
  const added = async (providerId: number) =>
    (await api.ok(caller, 'createTestimonial', { body: review(providerId) })).data.id;
  const reply = { type: 'reply', reply: 'Teşekkürler' } as const;
  const id = await added(lacking);
  const { error } = await api.refused(caller, 'createTestimonialAction', {
    params: { id },
    body: reply,
  });
  expect([error.code, error.feature]).toEqual(['feature', 'replyTestimonial']);
  const short = await api.refused(caller, 'replyToTestimonial', {
    params: { id },
    body: { text: 'Teşekkürler' },
  });
  expect([short.status, short.error.feature]).toEqual([403, 'replyTestimonial']);
  const dispute = { type: 'dispute', disputeReason: 'Sözleşmemiz olmadı.' } as const;
  await api.ok(caller, 'createTestimonialAction', { params: { id }, body: dispute });
  const params = { id: await added(whole) };
  await api.ok(caller, 'createTestimonialAction', { params, body: reply });
});

test('a package closes its features at the end of its last day in Turkish time', async () => {
  const before = api.now.value;
  const ends = { product_name: 'Gümüş', product_date_end: '2026-11-24' };
  const { kysely } = api.db;
  const paid = { ...ends, features: ['addCampaign', 'pageStats'] as const };
  await kysely
    .updateTable('providers')
    .set({ ...paid, features: [...paid.features] })
    .where('id', '=', whole)
    .execute();
  const open = async () => {
    const body = campaignOf(whole);
    const token = caller['x-access-token'] ?? '';
    const session = await api.ok(caller, 'getSession', { params: { token } });
    const permissions = await api.ok(caller, 'getProviderPermissions', { params: { id: whole } });
    return {
      written: (await api.send(caller, 'createDiscount', { body })).statusCode,
      report: (await api.send(caller, 'getVisitReport')).statusCode,
      session: session.providers.find(({ id }) => id === whole)?.features,
      permission: permissions.data.features.addCampaign,
    };
  };
  api.now.value = new Date('2026-11-24T20:59:59Z');
  const session = [...paid.features];
  expect(await open()).toEqual({ written: 201, report: 200, session, permission: true });
  api.now.value = new Date('2026-11-24T21:00:00Z');
  expect(await open()).toEqual({ written: 403, report: 403, session: [], permission: false });
  api.now.value = before;
});
