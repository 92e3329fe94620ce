import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PaymentDesk } from './PaymentDesk.ts';

/** Step of a payment at which the process is killed: whatever it would have done next is never done. */
type Death = 'before begin' | 'after begin' | 'before complete' | 'after complete';

class Killed extends Error {}

let desk: PaymentDesk;
let death: Death | undefined;
let isSilent = false;

async function dyingAt<T>(step: 'begin' | 'complete', work: () => Promise<T>): Promise<T> {
  if (death === `before ${step}`) throw new Killed();
  const done = await work();
  if (death === `after ${step}`) throw new Killed();
  return done;
}

beforeAll(async () => {
  desk = await PaymentDesk.open((gateway) => ({
    ...gateway,
    begin: async (charge) => dyingAt('begin', () => gateway.begin(charge)),
    complete: async (...asked) => dyingAt('complete', () => gateway.complete(...asked)),
    readBack: async (...asked) => {
      if (isSilent) return { kind: 'no_answer' };
      const outcome = await gateway.readBack(...asked);
      // Not every gateway tells why.
      return outcome.kind === 'declined' ? { ...outcome, reason: 'gateway_refused' } : outcome;
    },
  }));
}, 120_000);
beforeEach(async () => {
  death = undefined;
  await desk.next('never_notified');
});
afterAll(() => desk.close());

async function attemptOf(payment: number) {
  const { attempt_id } = await desk.api.db.kysely
    .selectFrom('payment_attempt_items')
    .select('attempt_id')
    .where('payment_id', '=', payment)
    .orderBy('attempt_id', 'desc')
    .executeTakeFirstOrThrow();
  return desk.attempt(attempt_id);
}

const balance = async () =>
  Object.values(await desk.ledger()).reduce((sum, amount) => sum + amount, 0);

test.each(['before begin', 'after begin'] as const)(
  'a process that is killed %s has taken nothing, and the payment can be made again',
  async (step) => {
    const payment = await desk.owe();
    death = step;
    const cardToken = await desk.typeCard();
    const body = { paymentIds: [payment], totalMinor: 1_250_000, cardToken };
    const response = await desk.api.send(desk.owner, 'purchasePayments', { body });
    expect(response.statusCode).toBe(500);
    death = undefined;
    expect((await attemptOf(payment)).isUnderWay).toBe(true);
    await desk.sweepAfter(1);
    expect((await attemptOf(payment)).state).toBe('expired');
    await desk.next('never_notified');
    const begun = await desk.begin([payment]);
    await desk.comeBack(await desk.atBank(begun.id));
    expect((await desk.payment(payment)).status).toBe('paid');
    expect(await balance()).toBe(0);
  },
);

test.each(['before complete', 'after complete'] as const)(
  'a process that is killed %s leaves a payment that the sweep brings to the truth, once',
  async (step) => {
    const before = (await desk.ledger())['gateway_receivable'] ?? 0;
    const payment = await desk.owe();
    const begun = await desk.begin([payment]);
    const answer = await desk.atBank(begun.id);
    death = step;
    await expect(desk.comeBack(answer)).rejects.toThrow('500');
    death = undefined;
    expect((await desk.attempt(begun.id)).state).toBe('authorizing');
    expect((await desk.payment(payment)).status).toBe('pending');
    await desk.sweepAfter(1);
    expect((await desk.attempt(begun.id)).state).toBe('captured');
    await desk.sweepAfter(5);
    await desk.comeBack(answer);
    expect((await desk.payment(payment)).status).toBe('paid');
    expect(((await desk.ledger())['gateway_receivable'] ?? 0) - before).toBe(1_250_000);
    expect(await balance()).toBe(0);
  },
);

test('a gateway that stays silent for three days leaves it to a person', async () => {
  const payment = await desk.owe();
  const begun = await desk.begin([payment]);
  const answer = await desk.atBank(begun.id);
  death = 'before complete';
  await expect(desk.comeBack(answer)).rejects.toThrow('500');
  isSilent = true;
  for (const minutes of [1, 4, 15, 40, 1_380, 1_440, 1_440]) await desk.sweepAfter(minutes);
  isSilent = false;
  expect((await desk.attempt(begun.id)).state).toBe('needs_person');
  // Late news is news all the same.
  death = undefined;
  expect(await balance()).toBe(0);
});

test('tells that the bank did not recognize the owner of the card, and that nothing was taken', async () => {
  const payment = await desk.owe();
  const { id } = await desk.begin([payment]);
  await desk.comeBack(await desk.atBank(id, 'cancel'));
  const after = await desk.attempt(id);
  expect(after).toMatchObject({ state: 'declined', declineReason: 'not_authenticated' });
  expect((await desk.payment(payment)).status).toBe('failed');
});

test('the ledger refuses lines that do not add up, and facts are never changed', async () => {
  const { kysely } = desk.api.db;
  const entry = await kysely.selectFrom('ledger_entries').selectAll().executeTakeFirstOrThrow();
  await expect(
    kysely.transaction().execute((tx) =>
      tx
        .insertInto('ledger_lines')
        .values({
          customer_id: entry.customer_id,
          entry_id: entry.id,
          account: 'revenue',
          amount_minor: 1,
        })
        .execute(),
    ),
  ).rejects.toThrow('add up');
  await expect(kysely.updateTable('payment_events').set({ code: 'x' }).execute()).rejects.toThrow(
    'only ever added to',
  );
});
