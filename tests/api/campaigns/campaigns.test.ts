import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { addUser } from '../../support/account.ts';
import type { Caller, Request } from '../../support/api.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let current: LeadAccount;
let began: Date;
beforeAll(async () => {
  current = await leadAccount();
  began = current.api.now.value;
  await seedReference(current.api.db, { neighborhoods: false });
});
beforeEach(async () => {
  current.api.now.value = began;
  await current.api.db.kysely.deleteFrom('campaign_requests').execute();
});
afterAll(() => current.api.close());

const campaignRequest = (changes: object = {}) => ({
  campaign: { id: 54 },
  companyName: 'Çınaraltı Kır Bahçesi',
  name: 'Ayşe Yıldırım',
  customer: { id: current.customerId },
  customerUser: { id: current.ayseId },
  feature: 'rivalStats',
  ...changes,
});

let phones = 0;
const referred = (changes: object = {}) => {
  phones += 1;
  return campaignRequest({
    campaign: { id: 65 },
    companyName: `Işık Organizasyon ${phones}`,
    name: 'Işıl Demir',
    phone: `+90532123${String(phones).padStart(4, '0')}`,
    category: { id: 4 },
    customerId: current.customerId,
    customerUserId: current.ayseId,
    feature: undefined,
    ...changes,
  });
};

const send = async (body: object, caller: Caller = current.ayse, more: Request = {}) =>
  (await current.api.ok(caller, 'createCampaignRequest', { body, ...more })).data;

const refused = async (body: object, caller: Caller = current.ayse) => {
  const { status, error } = await current.api.refused(caller, 'createCampaignRequest', { body });
  return {
    status,
    reason: error.reason,
    errors: error.errors.map(({ path, code }) => [path, code]),
  };
};

const rewards = async (caller: Caller = current.ayse) =>
  (await current.api.ok(caller, 'getReferralRewards')).data;

test('an account has one open upgrade request, whoever requests it and however often', async () => {
  expect(await send(campaignRequest())).toMatchObject({ campaignId: 54, reward: null });
  expect(await refused(campaignRequest())).toMatchObject({ status: 409, reason: 'upgrade_sent' });
  const mert = campaignRequest({ customerUser: { id: current.mertId }, feature: 'dealStats' });
  expect(await refused(mert, current.mert)).toMatchObject({ status: 409, reason: 'upgrade_sent' });
});

test('a repeated request with the same key returns the same response', async () => {
  const key = 'once-1234';
  const body = campaignRequest();
  const [first, second] = await Promise.all([
    send(body, current.ayse, { key }),
    send(body, current.ayse, { key }),
  ]);
  expect(second).toEqual(first);
});

test('two simultaneous requests create one upgrade request', async () => {
  const both = await Promise.all(
    [current.ayse, current.ayse].map((caller) =>
      current.api.send(caller, 'createCampaignRequest', { body: campaignRequest() }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('accounts request upgrades independently', async () => {
  await send(campaignRequest());
  const { id } = await current.api.db.kysely
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', current.strangersCustomer)
    .executeTakeFirstOrThrow();
  const own = { customer: { id: current.strangersCustomer }, customerUser: { id } };
  expect((await send(campaignRequest(own), current.stranger)).campaignId).toBe(54);
});

test('rejects requests for another account and reports all faults at once', async () => {
  const wrong = campaignRequest({
    companyName: '  ',
    name: ' ',
    campaign: { id: 108 },
    customer: { id: current.strangersCustomer },
    customerUser: { id: current.mertId },
    customerId: current.strangersCustomer,
    customerUserId: current.mertId,
  });
  expect(await refused(wrong)).toMatchObject({
    status: 422,
    errors: [
      ['companyName', 'required'],
      ['name', 'required'],
      ['campaign.id', 'config'],
      ['customer.id', 'not_own'],
      ['customerUser.id', 'not_own'],
      ['customerId', 'not_own'],
      ['customerUserId', 'not_own'],
    ],
  });
});

test('a referral needs a valid phone number and an available category', async () => {
  const none = referred({ phone: undefined, category: undefined });
  expect((await refused(none)).errors).toEqual([
    ['phone', 'required'],
    ['category.id', 'required'],
  ]);
  const wrong = referred({ phone: '+905', category: { id: 4711 } });
  expect((await refused(wrong)).errors).toEqual([['phone', 'pattern']]);
  const other = referred({ phone: '+902', category: { id: 4711 } });
  expect((await refused({ ...other, phone: '+90212555' })).errors).toEqual([
    ['phone', 'phone'],
    ['category.id', 'config'],
  ]);
});

test('a company can be referred once', async () => {
  const body = referred();
  expect(await send(body)).toMatchObject({ campaignId: 65, reward: 10_000 });
  const again = { ...body, companyName: 'Başka ad' };
  expect(await refused(again)).toMatchObject({ status: 422, errors: [['phone', 'referred']] });
  expect((await rewards()).total.used).toBe(10_000);
});

test('allows two referrals a month and four in total, and reports how many are left', async () => {
  const { api } = current;
  expect(await rewards()).toEqual({
    perReferral: 10_000,
    next: 10_000,
    month: { cap: 20_000, used: 0, left: 20_000 },
    total: { cap: 40_000, used: 0, left: 40_000 },
  });
  await send(referred());
  await send(referred());
  expect(await rewards()).toMatchObject({ next: 0, month: { left: 0 }, total: { left: 20_000 } });
  expect(await refused(referred())).toMatchObject({ status: 409, reason: 'referral_month' });
  // The last half hour of November in UTC is December in Istanbul.
  api.now.value = new Date('2026-11-30T21:30:00.000Z');
  await send(referred());
  await send(referred());
  api.now.value = new Date('2027-01-05T09:00:00.000Z');
  const later = await api.signedInAs(current.ayseId);
  expect(await rewards(later)).toMatchObject({ next: 0, month: { used: 0 }, total: { left: 0 } });
  expect(await refused(referred(), later)).toMatchObject({
    status: 409,
    reason: 'referral_total',
  });
});

test('parallel referrals do not exceed the limit', async () => {
  const sent = await Promise.all(
    [1, 2, 3, 4].map(() =>
      current.api.send(current.ayse, 'createCampaignRequest', { body: referred() }),
    ),
  );
  expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201, 201, 409, 409,
  ]);
  expect((await rewards()).month).toEqual({ cap: 20_000, used: 20_000, left: 0 });
});

test('an account sees only its own rewards', async () => {
  await send(referred());
  expect((await rewards(current.stranger)).total.used).toBe(0);
});

test('an agent cannot send requests for a customer', async () => {
  const { db } = current.api;
  const agentId = await addUser(db, { customerId: current.customerId, isAgent: true });
  const impersonation = await current.api.signedInAs(current.ayseId, { agentId, reason: 'Destek' });
  expect((await refused(campaignRequest(), impersonation)).status).toBe(403);
  expect((await rewards(impersonation)).next).toBe(10_000);
});
