import { sql, type Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProvidersTable } from '../../../server/db/tables/providers.ts';
import { receiveLead } from '../../../server/features/leads/commands.ts';
import {
  owePackage,
  renewSubscriptions,
  sweepDebts,
} from '../../../server/features/payments/commands.ts';
import { addCustomer, addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { deletePayments } from './deletePayments.ts';
import { PaymentDesk } from './PaymentDesk.ts';

const PRODUCTS = { silver: 1, gold: 2, prime: 3 };

let desk: PaymentDesk;
let owner: Caller;
let agent: Caller;
const userIds = { owner: 0, agent: 0 };

/** Sets the clock; the sessions expire meanwhile, so both users sign in again. */
async function on(day: string): Promise<void> {
  desk.api.now.value = new Date(`${day}T09:00:00.000Z`);
  owner = await desk.api.signedInAs(userIds.owner);
  agent = await desk.api.signedInAs(userIds.agent);
}

beforeAll(async () => {
  desk = await PaymentDesk.open();
  const { api, customerId, providerId } = desk;
  userIds.owner = await addUser(api.db, { customerId, providerIds: [providerId] });
  const support = await addCustomer(api.db, 'Destek');
  userIds.agent = await addUser(api.db, { customerId: support, isAgent: true });
}, 120_000);
afterAll(() => desk.close());
beforeEach(async () => {
  const { kysely } = desk.api.db;
  await on('2026-11-21');
  await deletePayments(kysely);
  await sql`update customers set is_paid = false`.execute(kysely);
});

const setPackage = (columns: Partial<Insertable<ProvidersTable>>) =>
  desk.api.db.kysely
    .updateTable('providers')
    .set({
      product_name: null,
      product_date_start: null,
      product_date_end: null,
      listing_product_name: null,
      paid_status: 'free',
      stats_access: false,
      rival_stats_access: 0,
      features: [],
      limits: '{}',
      ...columns,
    })
    .where('id', '=', desk.providerId)
    .execute();
const gold = {
  product_name: 'Altın',
  product_date_start: '2026-04-15',
  paid_status: 'paid',
} as const;

const packageNow = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select product_name as name, to_char(product_date_start, 'YYYY-MM-DD') as since,
      to_char(product_date_end, 'YYYY-MM-DD') as until, paid_status as status
    from providers where id = ${desk.providerId}`.execute(desk.api.db.kysely);
  return rows[0];
};
const payment = async (id: number) =>
  (await desk.api.ok(owner, 'getPayment', { params: { id } })).data;
const choose = async (product: keyof typeof PRODUCTS) =>
  (await desk.api.ok(owner, 'createPayment', { body: { productId: PRODUCTS[product] } })).data;

/** Pays at the checkout. @returns the attempt's id */
async function pay(...ids: number[]): Promise<number> {
  const found = await Promise.all(ids.map(payment));
  const totalMinor = found.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const cardToken = await desk.typeCard();
  await desk.next('never_notified');
  const { data } = await desk.api.ok(owner, 'purchasePayments', {
    body: { paymentIds: ids, totalMinor, cardToken },
  });
  await desk.returnFromBank(await desk.atBank(data.id, 'approve', owner));
  return data.id;
}

async function buy(product: keyof typeof PRODUCTS) {
  const { id } = await choose(product);
  const attempt = await pay(id);
  const { periodStart, periodEnd } = await payment(id);
  return { id, attempt, periodStart, periodEnd };
}

const refund = (id: number) =>
  desk.api.ok(agent, 'createSupportPaymentAction', {
    params: { id },
    body: { type: 'refund', reason: 'Müşteri vazgeçti' },
  });
const params = () => ({ customerId: desk.customerId });
const subscription = async () =>
  (await desk.api.ok(owner, 'getSubscription', { params: params() })).data.subscription;
const subscribe = () =>
  desk.api.ok(owner, 'createSubscriptionAction', {
    params: params(),
    body: { type: 'start', productId: PRODUCTS.gold },
  });
const renew = () => renewSubscriptions(desk.api.db, 'tr', desk.api.now.value);
const session = () =>
  desk.api.ok(owner, 'getSession', { params: { token: owner['x-access-token'] ?? '' } });
const sweep = () => sweepDebts(desk.api.db, desk.api.now.value);

test('a package bought again begins after the paid one, whose first day stays', async () => {
  await setPackage({ ...gold, product_date_end: '2027-04-15' });
  expect(await buy('gold')).toMatchObject({ periodStart: '2027-04-16', periodEnd: '2028-04-15' });
  const twice = { name: 'Altın paket', since: '2026-04-15', until: '2028-04-15', status: 'paid' };
  expect(await packageNow()).toEqual(twice);
  expect(await buy('gold')).toMatchObject({ periodStart: '2028-04-16', periodEnd: '2029-04-15' });
});

test('a bought package postpones the subscription, which follows it and not before', async () => {
  await setPackage({ ...gold, product_date_end: '2026-12-31' });
  await subscribe();
  await on('2026-12-25');
  expect(await renew()).toBe(1);
  const bought = await buy('prime');
  expect(bought).toMatchObject({ periodStart: '2026-12-25', periodEnd: '2027-12-24' });
  expect(await subscription()).toMatchObject({
    nextChargeOn: '2027-12-25',
    paidUntil: '2027-12-24',
    waitingPaymentId: null,
  });
  await on('2027-12-18');
  expect(await renew()).toBe(1);
  const { waitingPaymentId } = (await subscription()) ?? {};
  await pay(waitingPaymentId ?? 0);
  const prime = { name: 'Prime paket', since: '2026-12-25', until: '2027-12-24', status: 'paid' };
  await sweep();
  expect(await packageNow()).toEqual(prime);
  await on('2027-12-25');
  await sweep();
  expect(await packageNow()).toEqual({
    name: 'Altın paket',
    since: '2027-12-25',
    until: '2028-12-24',
    status: 'paid',
  });
});

test('a requested period that was tried follows a better package bought meanwhile', async () => {
  await setPackage({ ...gold, product_date_end: '2026-12-31' });
  await subscribe();
  await on('2026-12-25');
  await renew();
  const { waitingPaymentId = null } = (await subscription()) ?? {};
  const cardToken = await desk.typeCard('4151 1111 1111 1112');
  await desk.api.ok(owner, 'purchasePayments', {
    body: { paymentIds: [waitingPaymentId ?? 0], totalMinor: 1_250_000, cardToken },
  });
  await buy('prime');
  await pay(waitingPaymentId ?? 0);
  expect(await packageNow()).toMatchObject({ name: 'Prime paket', until: '2027-12-24' });
  expect(await payment(waitingPaymentId ?? 0)).toMatchObject({
    periodStart: '2027-12-25',
    periodEnd: '2028-12-24',
  });
  expect(await subscription()).toMatchObject({ nextChargeOn: '2028-12-25' });
});

test('two packages of one attempt are applied one after another, the better one first', async () => {
  await setPackage({});
  const silver = await choose('silver');
  const prime = await choose('prime');
  await pay(silver.id, prime.id);
  expect(await packageNow()).toMatchObject({ name: 'Prime paket', until: '2027-11-20' });
  expect(await payment(silver.id)).toMatchObject({
    periodStart: '2027-11-21',
    periodEnd: '2028-11-20',
  });
  await on('2027-11-21');
  await sweep();
  expect(await packageNow()).toMatchObject({ name: 'Gümüş paket', until: '2028-11-20' });
});

test('a paid month of a registration extends its package', async () => {
  await setPackage({
    product_name: 'Gümüş',
    product_date_start: '2026-08-20',
    product_date_end: '2026-11-19',
    paid_status: 'unpaid',
  });
  const { customerId, providerId, api } = desk;
  const { kysely } = api.db;
  const owed = { customerId, providerId, description: 'Gümüş', amountMinor: 299_000, month: 4 };
  await kysely
    .transaction()
    .execute((tx) => owePackage(tx, { ...owed, from: '2026-11-20' }, desk.api.now.value));
  const { id } = await kysely.selectFrom('payments').select('id').executeTakeFirstOrThrow();
  const attempt = await pay(id);
  expect(await packageNow()).toEqual({
    name: 'Gümüş',
    since: '2026-08-20',
    until: '2026-12-19',
    status: 'paid',
  });
  expect((await session()).customer.isPaid).toBe(true);
  await refund(attempt);
  expect(await packageNow()).toMatchObject({ until: '2026-11-19', status: 'unpaid' });
  expect((await session()).customer.isPaid).toBe(false);
});

test('a refund brings the replaced package back, and what the subscription requests', async () => {
  const before = { ...gold, product_date_end: '2026-12-31', limits: '{"photos":150}' };
  await setPackage({ ...before, features: ['addCampaign', 'itemBids'], rival_stats_access: 1 });
  const columns = () =>
    desk.api.db.kysely.selectFrom('providers').selectAll().executeTakeFirstOrThrow();
  const old = await columns();
  await subscribe();
  const { attempt } = await buy('prime');
  expect((await columns()).product_name).toBe('Prime paket');
  await refund(attempt);
  expect(await columns()).toEqual(old);
  expect(await subscription()).toMatchObject({
    nextChargeOn: '2027-01-01',
    paidUntil: '2026-12-31',
  });
});

test('a refunded period of a subscription ends the package before it and is requested again', async () => {
  await setPackage({ ...gold, product_date_end: '2026-12-31' });
  await subscribe();
  await on('2026-12-25');
  await renew();
  const { waitingPaymentId } = (await subscription()) ?? {};
  const attempt = await pay(waitingPaymentId ?? 0);
  expect(await packageNow()).toMatchObject({ until: '2027-12-31', status: 'paid' });
  await refund(attempt);
  expect(await packageNow()).toMatchObject({ name: 'Altın paket', until: '2026-12-31' });
  expect(await subscription()).toMatchObject({ nextChargeOn: '2027-01-01' });
  expect(await renew()).toBe(1);
  expect(await payment((await subscription())?.waitingPaymentId ?? 0)).toMatchObject({
    status: 'pending',
    periodStart: '2027-01-01',
    periodEnd: '2027-12-31',
  });
});

test('a refund leaves a package that does not end with the refunded period', async () => {
  await setPackage({});
  const { attempt } = await buy('silver');
  await setPackage({ ...gold, product_date_end: '2029-01-01' });
  await refund(attempt);
  expect(await packageNow()).toMatchObject({ name: 'Altın', until: '2029-01-01', status: 'paid' });
});

test('a bought package unlocks couples, statistics and the upgrade, and a better one stays', async () => {
  await setPackage({
    product_name: 'Başlangıç',
    product_date_start: '2026-11-01',
    product_date_end: '2026-12-01',
    paid_status: 'unpaid',
    features: ['uploadPhotos'],
    limits: JSON.stringify({ photos: 20, couplesPerMonth: 3 }),
  });
  const { api, providerId } = desk;
  const receive = (brideName: string) => {
    const contacts = { weddingDate: '2027-09-04', email: 'nil@example.com', phone: null };
    const couple = { brideName, groomName: 'Ali Su', ...contacts };
    return api.db.kysely
      .transaction()
      .execute((tx) =>
        receiveLead(tx, { providerId, couple, source: 'info_request' }, api.now.value),
      );
  };
  for (const name of ['Nil Öz', 'Oya Ak', 'Ece Su']) await receive(name);
  const fourth = await receive('Su Can');
  expect(fourth.isMasked).toBe(true);
  expect((await api.refused(owner, 'getVisitReport')).error.code).toBe('feature');
  await buy('prime');
  expect((await receive('Aslı Er')).isMasked).toBe(false);
  const opened = await api.ok(owner, 'getLead', { params: { id: fourth.leadId } });
  expect(opened.data).toMatchObject({ isMasked: false, couple: { brideName: 'Su Can' } });
  await api.ok(owner, 'getVisitReport');
  expect(await session()).toMatchObject({
    customer: { isPaid: true },
    providers: [{ listingProductName: 'Prime' }],
  });
  const unlocked = () => api.ok(owner, 'getProviderPermissions', { params: { id: providerId } });
  const { data } = await unlocked();
  expect(Object.values(data.features)).not.toContain(false);
  expect(data.limits).toEqual({ photos: null, couplesPerMonth: null });
  await buy('silver');
  expect((await unlocked()).data).toEqual(data);
});
