import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renewSubscriptions } from '../../../server/features/payments/commands.ts';
import { addLead, type LeadAccount } from '../leads/leadAccount.ts';
import type { Caller } from '../../support/api.ts';
import { deletePayments } from './deletePayments.ts';
import { PaymentDesk } from './PaymentDesk.ts';

const GOLD = 2;
const DAY_MS = 86_400_000;

let desk: PaymentDesk;
let owner: Caller;

async function signInAgain(): Promise<void> {
  const { id } = await desk.api.db.kysely
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', desk.customerId)
    .executeTakeFirstOrThrow();
  owner = await desk.api.signedInAs(id);
}

beforeAll(async () => {
  desk = await PaymentDesk.open();
}, 120_000);
afterAll(() => desk.close());
beforeEach(async () => {
  const { kysely } = desk.api.db;
  desk.api.now.value = new Date('2026-11-21T09:00:00.000Z');
  await signInAgain();
  await deletePayments(kysely);
  await sql`delete from provider_prompts`.execute(kysely);
  await sql`update providers set product_name = null, product_date_end = null`.execute(kysely);
});

const params = () => ({ customerId: desk.customerId });
const read = async () => (await desk.api.ok(owner, 'getSubscription', { params: params() })).data;
const act = async (body: object) =>
  (await desk.api.ok(owner, 'createSubscriptionAction', { params: params(), body })).data;
const waiting = async () => {
  const { rows } = await sql<{ id: number; start: string; end: string; status: string }>`
    select id, period_start as start, period_end as "end", status from payments
    where subscription_id is not null order by period_start`.execute(desk.api.db.kysely);
  return rows;
};
/** Advances the clock by days; the sessions expire, so the user signs in again. */
async function pass(days: number): Promise<void> {
  desk.api.now.value = new Date(desk.api.now.value.getTime() + days * DAY_MS);
  await signInAgain();
}
const pay = (id: number) =>
  sql`update payments set status = 'paid', paid_at = ${desk.api.now.value.toISOString()}, paid_minor = amount_minor
    where id = ${id}`.execute(desk.api.db.kysely);
const renew = () => renewSubscriptions(desk.api.db, 'tr', desk.api.now.value);

test('starting requests the first period at once, which is paid at the checkout', async () => {
  const started = await act({ type: 'start', productId: GOLD });
  expect(started).toMatchObject({
    status: 'active',
    productName: 'Altın paket',
    startedOn: '2026-11-21',
    nextChargeOn: '2027-11-21',
    nextChargeMinor: 1_250_000,
    paidUntil: null,
  });
  const { data } = await desk.api.ok(owner, 'getCheckout');
  expect(data.payments).toMatchObject([
    {
      id: started.waitingPaymentId,
      kind: 'renewal',
      dueDate: '2026-11-21',
      periodStart: '2026-11-21',
      periodEnd: '2027-11-20',
    },
  ]);
  const attempt = await desk.begin([started.waitingPaymentId ?? 0]);
  await desk.returnFromBank(await desk.atBank(attempt.id));
  expect((await read()).subscription).toMatchObject({
    paidUntil: '2027-11-20',
    waitingPaymentId: null,
  });
});

/** Returns the packages of the account's providers, as shown to couples. */
const packagesOf = async () => {
  const { rows } = await sql`
    select product_name as name, to_char(product_date_start, 'YYYY-MM-DD') as since,
      to_char(product_date_end, 'YYYY-MM-DD') as until
    from providers where customer_id = ${desk.customerId} order by id`.execute(desk.api.db.kysely);
  return rows;
};

async function payAtCheckout(id: number): Promise<void> {
  const attempt = await desk.begin([id]);
  await desk.returnFromBank(await desk.atBank(attempt.id));
}

test('a paid period activates the package, and the next one extends it', async () => {
  const { waitingPaymentId } = await act({ type: 'start', productId: GOLD });
  expect(await packagesOf()).toMatchObject([{ name: null }]);
  await payAtCheckout(waitingPaymentId ?? 0);
  expect(await packagesOf()).toEqual([
    { name: 'Altın paket', since: '2026-11-21', until: '2027-11-20' },
  ]);
  await pass(358);
  await renew();
  await pass(-358);
  const [, next] = await waiting();
  await payAtCheckout(next?.id ?? 0);
  expect(await packagesOf()).toEqual([
    { name: 'Altın paket', since: '2026-11-21', until: '2028-11-20' },
  ]);
});

test('continues after the active package', async () => {
  await sql`update providers set product_name = 'Gümüş', product_date_start = '2026-03-01', product_date_end = '2026-12-31'
    where id = ${desk.providerId}`.execute(desk.api.db.kysely);
  expect(await act({ type: 'start', productId: GOLD })).toMatchObject({
    nextChargeOn: '2027-01-01',
    paidUntil: '2026-12-31',
    waitingPaymentId: null,
  });
  expect(await waiting()).toEqual([]);
  expect((await read()).packages).toMatchObject([
    { name: 'Gümüş', providerId: desk.providerId, endsOn: '2026-12-31', isCurrent: true },
  ]);
});

test('requests a period once, a week before it begins, and notifies its payers', async () => {
  const { waitingPaymentId } = await act({ type: 'start', productId: GOLD });
  await pay(waitingPaymentId ?? 0);
  await pass(357);
  expect(await renew()).toBe(0);
  await pass(1);
  const made = await Promise.all([renew(), renew(), renew()]);
  expect(made.reduce((sum, count) => sum + count)).toBe(1);
  expect(await waiting()).toMatchObject([
    { start: '2026-11-21', status: 'paid' },
    { start: '2027-11-21', end: '2028-11-20', status: 'pending' },
  ]);
  const { rows } = await sql`
    select path, params from provider_prompts where kind = 'subscription_due'`.execute(
    desk.api.db.kysely,
  );
  expect(rows).toEqual([{ path: '/checkout', params: { product: 'Altın paket' } }]);
});

test('pausing requests nothing, and resuming starts after the paid period', async () => {
  const { waitingPaymentId } = await act({ type: 'start', productId: GOLD });
  await pay(waitingPaymentId ?? 0);
  expect(await act({ type: 'pause' })).toMatchObject({
    status: 'paused',
    nextChargeOn: null,
    nextChargeMinor: null,
    paidUntil: '2027-11-20',
  });
  await pass(400);
  expect(await renew()).toBe(0);
  await pass(-380);
  expect(await act({ type: 'resume' })).toMatchObject({
    status: 'active',
    nextChargeOn: '2027-11-21',
  });
});

test('ending keeps paid periods, and deletes unpaid ones without an attempt', async () => {
  const { waitingPaymentId } = await act({ type: 'start', productId: GOLD });
  await pay(waitingPaymentId ?? 0);
  await pass(360);
  await renew();
  expect(await waiting()).toHaveLength(2);
  expect(await act({ type: 'end' })).toMatchObject({
    status: 'ended',
    paidUntil: '2027-11-20',
    waitingPaymentId: null,
  });
  expect(await waiting()).toMatchObject([{ status: 'paid' }]);
  expect((await act({ type: 'start', productId: GOLD })).status).toBe('active');
});

test('ten parallel starts create one, and invalid state changes are rejected', async () => {
  const body = { type: 'start', productId: GOLD };
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      desk.api.send(owner, 'createSubscriptionAction', { params: params(), body }),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  expect(await waiting()).toHaveLength(1);
  const refusal = await desk.api.refused(owner, 'createSubscriptionAction', {
    params: params(),
    body: { type: 'resume' },
  });
  expect(refusal).toMatchObject({ status: 409, error: { reason: 'state' } });
  const unknown = await desk.api.refused(owner, 'createSubscriptionAction', {
    params: params(),
    body: { type: 'start', productId: 999 },
  });
  expect(unknown.status).toBe(409);
});

test('returns payments next to the results of the leads of the same month', async () => {
  const { api, providerId, customerId } = desk;
  const id = await desk.owe(300_000);
  await pay(id);
  const account: Pick<LeadAccount, 'api' | 'customerId' | 'garden'> = {
    api,
    customerId,
    garden: providerId,
  };
  await addLead(account, { created_at: '2026-11-03T10:00:00.000Z' });
  await addLead(account, {
    created_at: '2026-10-31T20:59:00.000Z',
    status: 'deal',
    deal_amount: 50_000,
  });
  // 22:00 in London is the next month in Istanbul.
  await addLead(account, { created_at: '2026-10-31T22:00:00.000Z' });
  const { returns } = await read();
  expect(returns).toHaveLength(12);
  expect(returns.slice(-2)).toEqual([
    { month: '2026-10', paidMinor: 0, leads: 1, deals: 1, incomeMinor: 5_000_000 },
    { month: '2026-11', paidMinor: 300_000, leads: 2, deals: 0, incomeMinor: 0 },
  ]);
});

test('returns price changes and the next review of the price', async () => {
  await sql`insert into product_prices (product_id, valid_from, price_minor, index_percent)
    values (${GOLD}, '2026-07-01', 1160000, 7.9), (${GOLD}, '2027-01-01', 1340000, 7.2)`.execute(
    desk.api.db.kysely,
  );
  const { data } = await desk.api.ok(owner, 'listProviderProductPrices');
  expect(data.find(({ productId }) => productId === GOLD)).toEqual({
    productId: GOLD,
    name: 'Altın paket',
    priceMinor: 1_250_000,
    months: 12,
    renewsOn: '2027-01-01',
    changes: [
      { validFrom: '2026-10-01', priceMinor: 1_250_000, indexPercent: null },
      { validFrom: '2026-07-01', priceMinor: 1_160_000, indexPercent: 7.9 },
    ],
  });
});
