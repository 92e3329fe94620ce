import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { up as turnIntoChoices } from '../../../server/db/migrations/0162_chosenPackages.ts';
import { sweepDebts } from '../../../server/features/payments/commands.ts';
import { addProvider, addUser } from '../../support/account.ts';
import { deletePayments } from './deletePayments.ts';
import { PaymentDesk } from './PaymentDesk.ts';

const GOLD = 2;
const POOR_CARD = '4111 1111 1111 1129';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await PaymentDesk.open();
}, 120_000);
afterAll(() => desk.close());
beforeEach(async () => {
  const { kysely } = desk.api.db;
  await deletePayments(kysely);
  await sql`update customers set has_debt = false`.execute(kysely);
});

const choose = async (body: object = {}, buyer = desk.owner) =>
  (await desk.api.ok(buyer, 'createPayment', { body: { productId: GOLD, ...body } })).data;
const giveUp = (id: number) => desk.api.send(desk.owner, 'deletePayment', { params: { id } });
const checkout = async () => (await desk.api.ok(desk.owner, 'getCheckout')).data;
const hasDebt = async () => {
  const { rows } = await sql<{ owes: boolean }>`
    select has_debt as owes from customers where id = ${desk.customerId}`.execute(
    desk.api.db.kysely,
  );
  return rows[0]?.owes;
};
/** Runs the daily job a week later. */
const passWeek = () =>
  sweepDebts(desk.api.db, new Date(desk.api.now.value.getTime() + 7 * 86_400_000));

test('a chosen package never becomes a debt, and is chosen once', async () => {
  const chosen = await choose();
  const due = await desk.owe();
  await passWeek();
  expect(await desk.payment(due)).toMatchObject({ status: 'overdue' });
  expect(await desk.payment(chosen.id)).toMatchObject({ status: 'pending', dueDate: null });
  const declined = await desk.begin([chosen.id], { number: POOR_CARD });
  await desk.returnFromBank(await desk.atBank(declined.id));
  await passWeek();
  expect(await desk.payment(chosen.id)).toMatchObject({ status: 'failed' });
  expect((await choose()).id).toBe(chosen.id);
  expect((await checkout()).payments.map(({ id }) => id)).toEqual([due, chosen.id]);
});

test('a package chosen under the former rules is no debt any more', async () => {
  const { id } = await choose();
  const { kysely } = desk.api.db;
  await sql`update payments set status = 'overdue', due_date = '2026-11-01' where id = ${id}`.execute(
    kysely,
  );
  await sql`update customers set has_debt = true where id = ${desk.customerId}`.execute(kysely);
  expect((await choose()).id).toBe(id);
  // cast: a migration declares its own tables
  await turnIntoChoices(kysely as unknown as Kysely<unknown>);
  expect(await desk.payment(id)).toMatchObject({ status: 'pending', dueDate: null });
  expect(await hasDebt()).toBe(false);
});

test('giving up a chosen package that was overdue removes the debt', async () => {
  const { id } = await choose();
  const { kysely } = desk.api.db;
  await sql`update payments set status = 'overdue', due_date = '2026-11-01' where id = ${id}`.execute(
    kysely,
  );
  await sql`update customers set has_debt = true where id = ${desk.customerId}`.execute(kysely);
  expect((await giveUp(id)).statusCode).toBe(200);
  expect(await hasDebt()).toBe(false);
});

test('a package with declined attempts can be given up, and is then cancelled', async () => {
  const { id } = await choose();
  const declined = await desk.begin([id], { number: POOR_CARD });
  const early = await giveUp(id);
  expect(early.json()).toMatchObject({ reason: 'payment_under_way' });
  await desk.returnFromBank(await desk.atBank(declined.id));
  expect((await giveUp(id)).statusCode).toBe(200);
  expect(await desk.payment(id)).toMatchObject({ status: 'cancelled' });
  expect((await checkout()).payments).toEqual([]);
  const cardToken = await desk.typeCard();
  const body = { paymentIds: [id], totalMinor: 1_250_000, cardToken };
  const refusal = await desk.api.refused(desk.owner, 'purchasePayments', { body });
  expect(refusal.error.reason).toBe('state');
  expect((await giveUp(id)).json()).toMatchObject({ reason: 'state' });
  expect((await choose()).id).not.toBe(id);
  const { data } = await desk.api.ok(desk.owner, 'listPayments', {
    query: { status: ['cancelled'] },
  });
  expect(data.map((one) => one.id)).toEqual([id]);
});

test('only chosen packages can be given up', async () => {
  expect((await giveUp(await desk.owe())).json()).toMatchObject({ reason: 'state' });
});

test('a package can be chosen for a provider, cancelled before payment, and is active once paid', async () => {
  const { api, customerId, providerId } = desk;
  const chosen = await choose();
  expect(chosen).toMatchObject({
    kind: 'upgrade',
    status: 'pending',
    amountMinor: 1_250_000,
    providerId,
  });
  expect((await choose({ providerId })).id).toBe(chosen.id);
  expect((await giveUp(chosen.id)).statusCode).toBe(200);
  const params = { id: chosen.id };
  expect((await api.refused(desk.owner, 'getPayment', { params })).status).toBe(404);
  const again = await choose();

  const second = await addProvider(api.db, customerId);
  const both = [providerId, second];
  const manager = await api.signedInAs(await addUser(api.db, { customerId, providerIds: both }));
  const refusals = [
    { productId: GOLD },
    { productId: GOLD, providerId: 999 },
    { productId: 99, providerId },
  ];
  const faults = [];
  for (const body of refusals)
    faults.push((await api.refused(manager, 'createPayment', { body })).error.errors[0]);
  expect(faults.map((fault) => `${fault?.path} ${fault?.code}`)).toEqual([
    'providerId required',
    'providerId not_own',
    'productId config',
  ]);

  const startedAttempt = await desk.begin([again.id]);
  await desk.returnFromBank(await desk.atBank(startedAttempt.id));
  expect(await desk.payment(again.id)).toMatchObject({
    status: 'paid',
    periodStart: '2026-11-21',
    periodEnd: '2027-11-20',
  });
  const { rows } = await sql`
    select product_name as name, to_char(product_date_end, 'YYYY-MM-DD') as until from providers
    where id = any(${both}::bigint[]) order by id`.execute(api.db.kysely);
  expect(rows).toEqual([
    { name: 'Altın paket', until: '2027-11-20' },
    { name: null, until: null },
  ]);
});

test('the checkout names the payments under way, and the attempt of the buyer first', async () => {
  const [busy, free] = [await desk.owe(), await desk.owe()];
  const atBank = await desk.begin([free]);
  await desk.next('amount_changed');
  const stuck = await desk.begin([busy]);
  await desk.returnFromBank(await desk.atBank(stuck.id));
  expect(await checkout()).toMatchObject({
    attempt: { id: atBank.id, state: 'awaiting_3ds' },
    paymentIdsUnderWay: [busy, free],
  });
  await desk.returnFromBank(await desk.atBank(atBank.id));
  expect(await desk.payment(free)).toMatchObject({ status: 'paid' });
  expect(await checkout()).toMatchObject({
    attempt: { id: stuck.id, state: 'needs_person' },
    payments: [{ id: busy }],
    paymentIdsUnderWay: [busy],
  });
});
