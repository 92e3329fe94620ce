import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../support/api.ts';
import { PaymentDesk } from './PaymentDesk.ts';

/** Step of a payment at which the process is killed; no later step runs. */
type Step = 'begin' | 'complete' | 'refund';
type KillPoint = `${'before' | 'after'} ${Step}`;

class Killed extends Error {}

let desk: PaymentDesk;
let agent: Caller;
let killPoint: KillPoint | undefined;
let isSilent = false;
/** True if the gateway's report does not include its refunds yet. */
let isBehind = false;

async function killAt<T>(step: Step, work: () => Promise<T>): Promise<T> {
  if (killPoint === `before ${step}`) throw new Killed();
  const result = await work();
  if (killPoint === `after ${step}`) throw new Killed();
  return result;
}

beforeAll(async () => {
  desk = await PaymentDesk.open((gateway) => ({
    ...gateway,
    begin: async (charge) => killAt('begin', () => gateway.begin(charge)),
    complete: async (...args) => killAt('complete', () => gateway.complete(...args)),
    refund: async (refund) => killAt('refund', () => gateway.refund(refund)),
    findRefund: async (refund) =>
      isBehind ? { kind: 'not_found', refundedMinor: 0 } : gateway.findRefund(refund),
    readBack: async (...args) => {
      if (isSilent) return { kind: 'no_answer' };
      const outcome = await gateway.readBack(...args);
      // Not every gateway reports the reason.
      return outcome.kind === 'declined' ? { ...outcome, reason: 'gateway_refused' } : outcome;
    },
  }));
  agent = await desk.agent();
}, 120_000);
beforeEach(async () => {
  killPoint = undefined;
  isBehind = false;
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
  'a process killed %s has captured nothing, and the payment can be repeated',
  async (step) => {
    const payment = await desk.owe();
    killPoint = step;
    const cardToken = await desk.typeCard();
    const body = { paymentIds: [payment], totalMinor: 1_250_000, cardToken };
    const response = await desk.api.send(desk.owner, 'purchasePayments', { body });
    expect(response.statusCode).toBe(500);
    killPoint = undefined;
    expect((await attemptOf(payment)).isUnderWay).toBe(true);
    await desk.sweepAfter(1);
    expect((await attemptOf(payment)).state).toBe('expired');
    await desk.next('never_notified');
    const attempt = await desk.begin([payment]);
    await desk.returnFromBank(await desk.atBank(attempt.id));
    expect((await desk.payment(payment)).status).toBe('paid');
    expect(await balance()).toBe(0);
  },
);

test.each(['before complete', 'after complete'] as const)(
  'a process killed %s leaves a payment that the sweep completes once',
  async (step) => {
    const before = (await desk.ledger())['gateway_receivable'] ?? 0;
    const payment = await desk.owe();
    const attempt = await desk.begin([payment]);
    const bankForm = await desk.atBank(attempt.id);
    killPoint = step;
    await expect(desk.returnFromBank(bankForm)).rejects.toThrow('500');
    killPoint = undefined;
    expect((await desk.attempt(attempt.id)).state).toBe('authorizing');
    expect((await desk.payment(payment)).status).toBe('pending');
    await desk.sweepAfter(1);
    expect((await desk.attempt(attempt.id)).state).toBe('captured');
    await desk.sweepAfter(5);
    await desk.returnFromBank(bankForm);
    expect((await desk.payment(payment)).status).toBe('paid');
    expect(((await desk.ledger())['gateway_receivable'] ?? 0) - before).toBe(1_250_000);
    expect(await balance()).toBe(0);
  },
);

test('a gateway without a response for three days leaves the payment to an agent', async () => {
  const payment = await desk.owe();
  const attempt = await desk.begin([payment]);
  const bankForm = await desk.atBank(attempt.id);
  killPoint = 'before complete';
  await expect(desk.returnFromBank(bankForm)).rejects.toThrow('500');
  isSilent = true;
  for (const minutes of [1, 4, 15, 40, 1_380, 1_440, 1_440]) await desk.sweepAfter(minutes);
  isSilent = false;
  expect((await desk.attempt(attempt.id)).state).toBe('needs_person');
  // A late notification is processed all the same.
  killPoint = undefined;
  expect(await balance()).toBe(0);
});

test('reports a failed 3-D Secure authentication without a capture', async () => {
  const payment = await desk.owe();
  const { id } = await desk.begin([payment]);
  await desk.returnFromBank(await desk.atBank(id, 'cancel'));
  const after = await desk.attempt(id);
  expect(after).toMatchObject({ state: 'declined', declineReason: 'not_authenticated' });
  expect((await desk.payment(payment)).status).toBe('failed');
});

const PART = 250_000;
const reason = 'Müşteri istedi';

const act = (id: number, body: object) =>
  desk.api.send(agent, 'createSupportPaymentAction', { params: { id }, body: { reason, ...body } });
const result = async (id: number, body: object) => {
  const response = await act(id, body);
  expect(response.statusCode).toBe(200);
  return desk.attempt(id);
};

const rowOf = (id: number) =>
  desk.api.db.kysely
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Kills the process during a partial refund. @returns the attempt, and a reader of the gateway's refunded amount */
async function killedAtRefund(step: KillPoint, amountMinor = PART) {
  const { id } = await desk.begin([await desk.owe()]);
  await desk.returnFromBank(await desk.atBank(id));
  killPoint = step;
  expect((await act(id, { type: 'refund', amountMinor })).statusCode).toBe(500);
  killPoint = undefined;
  expect((await desk.attempt(id)).state).toBe('refunding');
  const row = await rowOf(id);
  const givenBack = async () =>
    (await desk.sandbox.store.paymentOf(row.conversation_id))?.refundedMinor;
  return { id, givenBack, reference: row.gateway_reference ?? '' };
}

test.each(['before refund', 'after refund'] as const)(
  'a process killed %s refunds once, however often it is repeated',
  async (step) => {
    const { id, givenBack } = await killedAtRefund(step);
    expect(await givenBack()).toBe(step === 'after refund' ? PART : 0);
    const early = await act(id, { type: 'retry_refund' });
    expect(early.json()).toMatchObject({ reason: 'refund_asked' });
    await desk.sweepAfter(5);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => act(id, { type: 'retry_refund' })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const after = await desk.attempt(id);
    expect(after).toMatchObject({ state: 'partly_refunded', refundedMinor: PART });
    expect(await givenBack()).toBe(PART);
    expect(await balance()).toBe(0);
  },
);

test('a completed refund cannot be settled as failed by an agent', async () => {
  const { id, givenBack } = await killedAtRefund('after refund');
  const isDone = false;
  // The refund request may still be answered.
  const early = await act(id, { type: 'settle_refund', isDone });
  expect(early.json()).toMatchObject({ reason: 'refund_asked' });
  await desk.sweepAfter(5);
  const closed = await result(id, { type: 'settle_refund', isDone });
  expect(closed).toMatchObject({ state: 'partly_refunded', refundedMinor: PART });
  // A refund that the gateway did not make is settled as such, and another can be requested at once.
  const lost = await killedAtRefund('before refund');
  await desk.sweepAfter(5);
  expect(await result(lost.id, { type: 'settle_refund', isDone })).toMatchObject({
    state: 'captured',
  });
  expect(await result(lost.id, { type: 'refund', amountMinor: PART })).toMatchObject({
    refundedMinor: PART,
  });
  expect([await givenBack(), await lost.givenBack()]).toEqual([PART, PART]);
});

test('an amount refunded at the gateway itself is not refunded again', async () => {
  const { id, givenBack, reference } = await killedAtRefund('before refund');
  const byHand = { reference, key: 'by hand', amountMinor: PART, ip: '192.0.2.7' };
  expect(await desk.gateway.refund(byHand)).toBe('refunded');
  await desk.sweepAfter(5);
  for (const type of ['retry_refund', 'settle_refund']) {
    const refused = await act(id, { type, ...(type === 'settle_refund' && { isDone: false }) });
    expect(refused.json()).toMatchObject({ reason: 'refund_elsewhere' });
  }
  const closed = await result(id, { type: 'settle_refund', isDone: true });
  expect(closed).toMatchObject({ state: 'partly_refunded', refundedMinor: PART });
  expect(await givenBack()).toBe(PART);
});

test('a refund rejected on its retry stays open, since the first one may have been made', async () => {
  const { id, givenBack } = await killedAtRefund('after refund', 1_250_000);
  isBehind = true;
  await desk.sweepAfter(5);
  expect((await result(id, { type: 'retry_refund' })).state).toBe('refunding');
  isBehind = false;
  expect((await result(id, { type: 'retry_refund' })).state).toBe('refunded');
  expect(await givenBack()).toBe(1_250_000);
});

test('a second window cannot refund based on an old amount', async () => {
  const { id } = await desk.begin([await desk.owe()]);
  await desk.returnFromBank(await desk.atBank(id));
  const body = { type: 'refund', amountMinor: PART, heldMinor: 1_250_000 };
  expect((await result(id, body)).refundedMinor).toBe(PART);
  expect((await act(id, body)).json()).toMatchObject({ reason: 'price_changed' });
  expect((await desk.attempt(id)).refundedMinor).toBe(PART);
  expect(await balance()).toBe(0);
});

test('a payment that was paid meanwhile is refunded, and never closed without a refund', async () => {
  const payment = await desk.owe();
  const { id } = await desk.begin([payment]);
  await desk.atBank(id);
  await desk.sweepAfter(30);
  expect((await desk.attempt(id)).state).toBe('expired');
  await desk.next('never_notified');
  await desk.returnFromBank(await desk.atBank((await desk.begin([payment])).id));
  // The bank still confirms the first one.
  const { conversation_id: conversationId, gateway_reference } = await rowOf(id);
  const charge = { conversationId, paidMinor: 1_250_000, currency: 'TRY' } as const;
  expect((await desk.gateway.complete(charge, gateway_reference ?? '')).kind).toBe('captured');
  killPoint = 'before refund';
  expect((await act(id, { type: 'ask', reason: undefined })).statusCode).toBe(500);
  expect((await desk.attempt(id)).state).toBe('refunding');
  killPoint = undefined;
  await desk.sweepAfter(5);
  const owed = await act(id, { type: 'settle_refund', isDone: false });
  expect(owed.json()).toMatchObject({ reason: 'refund_owed' });
  expect((await result(id, { type: 'retry_refund' })).state).toBe('refunded');
  expect((await desk.payment(payment)).status).toBe('paid');
  expect((await desk.ledger())['customer_credit'] ?? 0).toBe(0);
  expect(await balance()).toBe(0);
});

test('the ledger rejects unbalanced lines and changes of facts', async () => {
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
