import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepDebts, notifyExpiringCards } from '../../../server/features/payments/commands.ts';
import { addCustomer, addUser } from '../../support/account.ts';
import { PaymentDesk } from './PaymentDesk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await PaymentDesk.open();
}, 120_000);
afterAll(() => desk.close());

const add = async (more: { name?: string; isPrimary?: boolean } = {}) => {
  const body = { cardToken: await desk.typeCard(), ...more };
  const params = { customerId: desk.customerId };
  return desk.api.send(desk.owner, 'createCreditCard', { params, body });
};
const list = async () => {
  const params = { customerId: desk.customerId };
  return (await desk.api.ok(desk.owner, 'listCreditCards', { params })).data;
};

test('stores at most ten cards, also in parallel', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 12 },
      async (_, index) => (await add({ name: `Kart ${index}` })).statusCode,
    ),
  );
  expect(statuses.filter((one) => one === 201).length).toBe(10);
  expect(statuses.filter((one) => one === 409).length).toBe(2);
  const cards = await list();
  expect(cards.length).toBe(10);
  expect(cards.filter(({ isPrimary }) => isPrimary).length).toBe(1);
  const full = await add();
  expect(full.json<{ reason: string }>().reason).toBe('max_cards');
  await expect(
    sql`insert into credit_cards (customer_id, slot, gateway, user_key, token, brand, bin, last_four, name)
      values (${desk.customerId}, 11, 'sandbox', 'u', 'x', 'VISA', '411111', '1111', 'x')`.execute(
      desk.api.db.kysely,
    ),
  ).rejects.toThrow();
});

test('changes the primary card, and picks the next one when it is deleted', async () => {
  const [first, second] = await list();
  const params = { customerId: desk.customerId, id: second?.id ?? 0 };
  const body = { isPrimary: true, name: 'Şirket kartı' };
  await desk.api.ok(desk.owner, 'updateCreditCard', { params, body, version: 1 });
  expect((await list())[0]).toMatchObject({ id: second?.id, name: 'Şirket kartı' });
  const stale = await desk.api.refused(desk.owner, 'updateCreditCard', {
    params,
    body,
    version: 1,
  });
  expect(stale.status).toBe(409);
  const { data } = await desk.api.ok(desk.owner, 'deleteCreditCard', { params });
  expect(data.primaryId).toBe(first?.id);
  expect((await list()).length).toBe(9);
  const log = await desk.sandbox.store.lines();
  expect(log.some(({ event }) => event === 'card forgotten')).toBe(true);
});

test('pays with a stored card and its CVV, and not without it', async () => {
  const [card] = await list();
  const payment = await desk.owe();
  const base = { paymentIds: [payment], totalMinor: 1_250_000, creditCardId: card?.id };
  const bare = await desk.api.refused(desk.owner, 'purchasePayments', { body: base });
  expect(bare.error.errors[0]?.path).toBe('cvcToken');
  const response = await fetch(`${desk.sandbox.origin}/fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cvc: '123' }),
  });
  const body: unknown = await response.json();
  const cvcToken = String(Object.values(body ?? {})[0]);
  const { data } = await desk.api.ok(desk.owner, 'purchasePayments', {
    body: { ...base, cvcToken },
  });
  expect(data.card).toMatchObject({ lastFour: '0008' });
  const params = { customerId: desk.customerId, id: card?.id ?? 0 };
  const busy = await desk.api.refused(desk.owner, 'deleteCreditCard', { params });
  expect(busy.error.reason).toBe('card_in_use');
  await desk.returnFromBank(await desk.atBank(data.id));
  expect((await desk.payment(payment)).status).toBe('paid');
});

test('stores the card of a payment only on request', async () => {
  const before = (await list()).length;
  const [payment, other] = [await desk.owe(), await desk.owe()];
  const plain = await desk.begin([payment]);
  await desk.returnFromBank(await desk.atBank(plain.id));
  expect((await list()).length).toBe(before);
  const keeping = await desk.begin([other], { keepCard: true });
  await desk.returnFromBank(await desk.atBank(keeping.id));
  expect((await list()).length).toBe(before + 1);
});

test('is isolated from other accounts', async () => {
  const customerId = await addCustomer(desk.api.db, 'Başka');
  const stranger = await desk.api.signedInAs(await addUser(desk.api.db, { customerId }));
  const [card] = await list();
  const own = await desk.api.ok(stranger, 'listCreditCards', { params: { customerId } });
  expect(own.data).toEqual([]);
  const params = { customerId, id: card?.id ?? 0 };
  expect((await desk.api.refused(stranger, 'deleteCreditCard', { params })).status).toBe(404);
  const payment = await desk.owe(100, customerId);
  const body = { paymentIds: [payment], totalMinor: 100, creditCardId: card?.id, cvcToken: 'x' };
  expect((await desk.api.refused(stranger, 'purchasePayments', { body })).status).toBe(422);
});

test('notifies once about a card that expires within thirty days', async () => {
  const { kysely } = desk.api.db;
  const [card] = await list();
  const expires = (month: number, year: number) =>
    kysely
      .updateTable('credit_cards')
      .set({ expiry_month: month, expiry_year: year })
      .where('id', '=', card?.id ?? 0)
      .execute();
  await kysely.updateTable('credit_cards').set({ expiry_month: 12, expiry_year: 2031 }).execute();
  const now = new Date('2026-11-25T09:00:00.000Z');
  expect(await notifyExpiringCards(desk.api.db, now)).toBe(0);
  await expires(10, 2026);
  expect(await notifyExpiringCards(desk.api.db, now)).toBe(0);
  await expires(12, 2026);
  expect(await notifyExpiringCards(desk.api.db, now)).toBe(0);
  await expires(11, 2026);
  const counts = await Promise.all([1, 2, 3].map(() => notifyExpiringCards(desk.api.db, now)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  const { rows } = await sql<{ path: string; params: { card: string } }>`
    select path, params from provider_prompts where kind = 'card_expiring'`.execute(kysely);
  expect(rows).toEqual([
    { path: '/credit-cards', params: { card: `${card?.brand} •••• ${card?.lastFour}` } },
  ]);
});

test('an overdue payment has the time at which it became overdue', async () => {
  const id = await desk.owe();
  const now = new Date('2030-01-02T06:00:00.000Z');
  await sweepDebts(desk.api.db, now);
  const changed = await desk.api.db.kysely
    .selectFrom('payments')
    .select(['status', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(changed).toEqual({ status: 'overdue', updated_at: now.toISOString() });
});
