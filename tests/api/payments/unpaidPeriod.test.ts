import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepDebts } from '../../../server/features/payments/commands.ts';
import { deletePayments } from './deletePayments.ts';
import { PaymentDesk } from './PaymentDesk.ts';

const GOLD = 2;
const POOR_CARD = '4111 1111 1111 1129';
const FIRST_DAY = new Date('2026-11-21T09:00:00.000Z');

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await PaymentDesk.open();
}, 120_000);
afterAll(() => desk.close());
beforeEach(async () => {
  const { kysely } = desk.api.db;
  desk.api.now.value = FIRST_DAY;
  await deletePayments(kysely);
  await sql`update customers set has_debt = false`.execute(kysely);
  await sql`update providers set product_name = null, product_date_end = null`.execute(kysely);
});

const act = (type: 'start' | 'pause' | 'resume' | 'end', productId = GOLD) =>
  desk.api.send(desk.owner, 'createSubscriptionAction', {
    params: { customerId: desk.customerId },
    body: { type, ...(type === 'start' && { productId }) },
  });
/** Starts a subscription. @returns the payment of its first period */
async function started(): Promise<number> {
  const response = await act('start');
  const { data } = response.json<{ data: { waitingPaymentId: number } }>();
  return data.waitingPaymentId;
}
const periods = async () => {
  const { rows } = await sql<{ start: string; status: string }>`
    select period_start as start, status from payments order by id`.execute(desk.api.db.kysely);
  return rows.map(({ start, status }) => `${start} ${status}`);
};
async function decline(id: number): Promise<void> {
  const attempt = await desk.begin([id], { number: POOR_CARD });
  await desk.returnFromBank(await desk.atBank(attempt.id));
}
/** Moves the clock by days within the session, and runs the daily job. */
async function pass(days: number): Promise<void> {
  desk.api.now.value = new Date(desk.api.now.value.getTime() + days * 86_400_000);
  await sweepDebts(desk.api.db, desk.api.now.value);
}
const hasDebt = async () => {
  const { rows } = await sql<{ owes: boolean }>`
    select has_debt as owes from customers where id = ${desk.customerId}`.execute(
    desk.api.db.kysely,
  );
  return rows[0]?.owes;
};

test.each([
  ['pause', 'resume'],
  ['end', 'start'],
] as const)(
  '%s gives up a tried period with its debt, and %s requests no time twice',
  async (stop, again) => {
    await decline(await started());
    await pass(3);
    expect(await periods()).toEqual(['2026-11-21 overdue']);
    expect(await hasDebt()).toBe(true);
    expect((await act(stop)).statusCode).toBe(200);
    expect(await periods()).toEqual(['2026-11-21 cancelled']);
    expect(await hasDebt()).toBe(false);
    expect((await desk.api.ok(desk.owner, 'getCheckout')).data.payments).toEqual([]);
    expect((await act(again)).statusCode).toBe(200);
    expect(await periods()).toEqual(['2026-11-21 cancelled', '2026-11-24 pending']);
  },
);

test('pausing deletes an overdue period that nobody tried to pay', async () => {
  await started();
  await pass(3);
  expect((await act('pause')).statusCode).toBe(200);
  expect(await periods()).toEqual([]);
  await act('resume');
  expect(await periods()).toEqual(['2026-11-24 pending']);
});

test('resuming on the day of a cancelled period requests it again', async () => {
  const id = await started();
  await decline(id);
  await act('pause');
  expect((await desk.payment(id)).status).toBe('cancelled');
  await act('resume');
  expect(await desk.payment(id)).toMatchObject({ status: 'pending', dueDate: '2026-11-21' });
  expect(await periods()).toEqual(['2026-11-21 pending']);
});

test('a period whose attempt is under way keeps the subscription as it is', async () => {
  const attempt = await desk.begin([await started()]);
  for (const type of ['pause', 'end'] as const)
    expect((await act(type)).json()).toMatchObject({ reason: 'payment_under_way' });
  await desk.returnFromBank(await desk.atBank(attempt.id));
  expect(await periods()).toEqual(['2026-11-21 paid']);
  expect((await act('end')).statusCode).toBe(200);
});

test('starting gives up an unpaid period that an ended subscription left', async () => {
  await started();
  await pass(3);
  await sql`update subscriptions set status = 'ended', next_charge_on = null, ended_on = started_on`.execute(
    desk.api.db.kysely,
  );
  expect((await act('start')).statusCode).toBe(200);
  expect(await periods()).toEqual(['2026-11-24 pending']);
});
