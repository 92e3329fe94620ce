import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../../server/http/call.ts';
import type { Caller } from '../../support/api.ts';
import { PaymentDesk } from './PaymentDesk.ts';

type Shown = Answer<'createSupportPaymentAction'>['data'];

let desk: PaymentDesk;
let agent: Caller;
let isSilent = false;
let isRefundSilent = false;
let refunds = 0;

beforeAll(async () => {
  desk = await PaymentDesk.open((gateway) => ({
    ...gateway,
    complete: async (...args) => {
      const outcome = await gateway.complete(...args);
      return isSilent ? { kind: 'no_answer' } : outcome;
    },
    readBack: async (...args) => (isSilent ? { kind: 'no_answer' } : gateway.readBack(...args)),
    refund: async (...args) => {
      refunds += 1;
      const refund = await gateway.refund(...args);
      return isRefundSilent ? 'no_answer' : refund;
    },
  }));
  agent = await desk.agent();
}, 120_000);
beforeEach(async () => {
  isSilent = false;
  isRefundSilent = false;
  refunds = 0;
  await desk.next('never_notified');
});
afterAll(() => desk.close());

const act = async (id: number, body: object, idempotencyKey?: string) =>
  desk.api.send(agent, 'createSupportPaymentAction', {
    params: { id },
    body,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
const done = async (id: number, body: object): Promise<Shown> => {
  const response = await act(id, body);
  expect(response.json()).toMatchObject({ data: { id } });
  return response.json<{ data: Shown }>().data;
};
const reason = 'Banka ekstresinde görülüyor';

/** Returns the sum over all ledger accounts, which must be zero. */
const balance = async () =>
  Object.values(await desk.ledger()).reduce((sum, amount) => sum + amount, 0);

/** Minutes between the checks of an attempt, until the checks end. */
const UNTIL_GIVEN_UP = [1, 4, 15, 40, 1_380, 1_440, 1_440];

/** Creates an attempt without a response of the gateway, up to the state `needs_person`. */
async function unanswered(outcome?: 'amount_changed'): Promise<{ payment: number; id: number }> {
  const payment = await desk.owe();
  if (outcome) await desk.next(outcome);
  const { id } = await desk.begin([payment]);
  const bankForm = await desk.atBank(id);
  isSilent = true;
  await desk.returnFromBank(bankForm);
  for (const minutes of UNTIL_GIVEN_UP) await desk.sweepAfter(minutes);
  expect((await desk.attempt(id)).state).toBe('needs_person');
  return { payment, id };
}

/** Creates an attempt that captured another amount. */
async function mismatched(): Promise<{ payment: number; id: number }> {
  const payment = await desk.owe();
  await desk.next('amount_changed');
  const { id } = await desk.begin([payment]);
  await desk.returnFromBank(await desk.atBank(id));
  expect((await desk.attempt(id)).state).toBe('needs_person');
  return { payment, id };
}

async function paid(): Promise<{ payment: number; id: number }> {
  const payment = await desk.owe();
  const { id } = await desk.begin([payment]);
  await desk.returnFromBank(await desk.atBank(id));
  expect((await desk.attempt(id)).state).toBe('captured');
  return { payment, id };
}

test('lists unresolved payments with account, events and actions', async () => {
  const { id } = await mismatched();
  const { data, meta } = await desk.api.ok(agent, 'listSupportPaymentAttempts', {
    query: { state: ['needs_person'] },
  });
  const found = data.find((one) => one.id === id);
  expect(found).toMatchObject({ state: 'needs_person', actions: ['ask', 'capture', 'refund'] });
  expect(found?.events.map(({ kind }) => kind)).toEqual([
    'created',
    'page_given',
    'returned',
    'mismatched',
  ]);
  expect(found?.heldMinor).not.toBe(found?.paidMinor);
  expect(meta.total).toBeGreaterThan(0);
  const none = await desk.api.ok(agent, 'listSupportPaymentAttempts', {
    query: { q: 'yok böyle' },
  });
  expect(none.data).toEqual([]);
  const by = await desk.api.ok(agent, 'listSupportPaymentAttempts', {
    query: { q: found?.conversationId },
  });
  expect(by.data.map((one) => one.id)).toEqual([id]);
});

test('rejects everyone but agents', async () => {
  const { id } = await paid();
  const list = await desk.api.send(desk.owner, 'listSupportPaymentAttempts', {});
  const body = { type: 'refund', reason };
  const refund = await desk.api.send(desk.owner, 'createSupportPaymentAction', {
    params: { id },
    body,
  });
  expect([list.statusCode, refund.statusCode]).toEqual([403, 403]);
  expect(refunds).toBe(0);
});

test('accepts another amount as the payment, with agent and reason in its events', async () => {
  const before = (await desk.ledger())['suspense'] ?? 0;
  const { payment, id } = await mismatched();
  const shown = await done(id, { type: 'capture', reason });
  expect(shown).toMatchObject({ state: 'captured', actions: ['refund', 'charge_back'] });
  expect(shown.events.at(-1)).toMatchObject({
    kind: 'captured',
    source: 'person',
    agentName: 'Selin Destek',
    reason,
  });
  expect((await desk.payment(payment)).status).toBe('paid');
  expect((await desk.payment(payment)).totalMinor).toBe(shown.heldMinor);
  expect((await desk.ledger())['suspense'] ?? 0).toBe(before);
  expect(await balance()).toBe(0);
});

test('refunds another amount, and the payment can be repeated', async () => {
  const before = (await desk.ledger())['suspense'] ?? 0;
  const { payment, id } = await mismatched();
  const part = await act(id, { type: 'refund', amountMinor: 1, reason });
  expect(part.statusCode).toBe(422);
  const shown = await done(id, { type: 'refund', reason });
  expect(shown).toMatchObject({ state: 'refunded', heldMinor: 0, actions: [] });
  expect((await desk.ledger())['suspense'] ?? 0).toBe(before);
  expect(await balance()).toBe(0);
  await desk.next('never_notified');
  const again = await desk.begin([payment]);
  await desk.returnFromBank(await desk.atBank(again.id));
  expect((await desk.payment(payment)).status).toBe('paid');
});

test('asks the gateway before an agent’s decision, and prefers its answer', async () => {
  const { payment, id } = await unanswered();
  isSilent = false;
  const shown = await done(id, { type: 'decline', reason });
  expect(shown.state).toBe('captured');
  expect(shown.gatewayAnswer).toMatchObject({ kind: 'captured', amountMinor: 1_250_000 });
  expect((await desk.payment(payment)).status).toBe('paid');
  expect(await balance()).toBe(0);
});

test.each([
  ['capture', 'captured', 'paid'],
  ['decline', 'declined', 'failed'],
] as const)(
  'accepts the decision %s of an agent while the gateway does not respond',
  async (type, state, status) => {
    const { payment, id } = await unanswered();
    const shown = await done(id, { type, reason });
    expect(shown.state).toBe(state);
    expect((await desk.payment(payment)).status).toMatch(new RegExp(`^(${status}|overdue)$`));
    // A later report of the gateway confirms the same money, or money of an attempt that was given up.
    isSilent = false;
    if (shown.actions.includes('ask')) await done(id, { type: 'ask' });
    expect((await desk.attempt(id)).state).toBe('captured');
    expect((await desk.payment(payment)).status).toBe('paid');
    expect(await balance()).toBe(0);
  },
);

test('does not mark a payment as received that the gateway did not capture', async () => {
  const payment = await desk.owe();
  const { id } = await desk.begin([payment]);
  isSilent = true;
  await desk.atBank(id);
  for (const minutes of UNTIL_GIVEN_UP) await desk.sweepAfter(minutes);
  expect((await desk.attempt(id)).state).toBe('needs_person');
  isSilent = false;
  const response = await act(id, { type: 'capture', reason });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ reason: 'gateway_disagrees' });
  expect((await done(id, { type: 'decline', reason })).state).toBe('declined');
});

test('refunds in parts, marks the payment, and notifies its payers', async () => {
  const { payment, id } = await paid();
  const part = await done(id, { type: 'refund', amountMinor: 250_000, reason });
  expect(part).toMatchObject({ state: 'partly_refunded', heldMinor: 1_000_000 });
  expect((await desk.payment(payment)).status).toBe('paid');
  const tooMuch = await act(id, { type: 'refund', amountMinor: 1_000_001, reason });
  expect(tooMuch.json()).toMatchObject({
    errors: [{ path: 'amountMinor', code: 'refund_held' }],
  });
  const rest = await done(id, { type: 'refund', reason });
  expect(rest).toMatchObject({ state: 'refunded', heldMinor: 0, refundedMinor: 1_250_000 });
  expect((await desk.payment(payment)).status).toBe('refunded');
  expect(await balance()).toBe(0);
  const { data } = await desk.api.ok(desk.owner, 'listProviderPrompts', {});
  expect(data.map(({ title }) => title)).toContain('Ödemeniz iade edildi');
});

test('a refund without a response stays open, is retried on request, and never automatically', async () => {
  const { id } = await paid();
  isRefundSilent = true;
  expect((await done(id, { type: 'refund', reason })).state).toBe('refunding');
  expect(refunds).toBe(1);
  const early = await act(id, { type: 'retry_refund', reason });
  expect(early.json()).toMatchObject({ reason: 'refund_asked' });
  const second = await act(id, { type: 'refund', reason });
  expect(second.statusCode).toBe(409);
  // A notification in between causes no refund.
  await desk.sweepAfter(5);
  expect(refunds).toBe(1);
  isRefundSilent = false;
  const shown = await done(id, { type: 'settle_refund', isDone: true, reason });
  expect(shown.state).toBe('refunded');
  expect(refunds).toBe(1);
  expect(await balance()).toBe(0);
});

test('two parallel refunds by agents refund once', async () => {
  const { id } = await paid();
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => act(id, { type: 'refund', reason })),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(refunds).toBe(1);
  expect((await desk.attempt(id)).state).toBe('refunded');
  expect(await balance()).toBe(0);
});

test('makes no decision if the gateway reports another amount', async () => {
  const { id } = await unanswered('amount_changed');
  isSilent = false;
  const shown = await done(id, { type: 'capture', reason });
  expect(shown).toMatchObject({ state: 'needs_person', heldMinor: 1_249_900 });
  expect(await balance()).toBe(0);
});
