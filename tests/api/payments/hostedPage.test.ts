import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Outcome } from '../../../server/ports/payments/port.ts';
import { pageNotificationSignature } from '../../../server/ports/payments/iyzicoSignature.ts';
import { SANDBOX_KEYS } from '../../../server/ports/payments/sandbox/startSandboxGateway.ts';
import { PaymentDesk } from './PaymentDesk.ts';

const PAID_MINOR = 1_250_000;

let desk: PaymentDesk;
/** Status of the gateway's own page of each attempt; a payment there is captured without a request of ours. */
const pages = new Map<string, Outcome['kind']>();
let isSilent = false;

function outcomeOf(conversationId: string): Outcome {
  const reference = `token:${conversationId}`;
  const kind = isSilent ? 'no_answer' : pages.get(conversationId);
  if (kind === 'captured') {
    const terms = { conversationId, paidMinor: PAID_MINOR, currency: 'TRY' };
    return { kind, reference: `paid ${conversationId}`, ...terms, card: undefined };
  }
  if (kind === 'declined') return { kind, reference, reason: 'refused' };
  return kind === 'pending' ? { kind, reference } : { kind: 'no_answer' };
}

beforeAll(async () => {
  desk = await PaymentDesk.open((gateway) => ({
    ...gateway,
    fieldsUrl: undefined,
    formOrigins: undefined,
    begin: async ({ conversationId }) => {
      pages.set(conversationId, 'pending');
      const reference = `token:${conversationId}`;
      return { kind: 'page', url: 'https://odeme.example.com/page', reference };
    },
    complete: async ({ conversationId }) => outcomeOf(conversationId),
    readBack: async (conversationId) => outcomeOf(conversationId),
  }));
}, 120_000);
beforeEach(() => {
  isSilent = false;
});
afterAll(() => desk.close());

/** Begins a purchase on the gateway's own page. */
async function beginPage() {
  const payment = await desk.owe();
  const body = { paymentIds: [payment], totalMinor: PAID_MINOR };
  const { data } = await desk.api.ok(desk.owner, 'purchasePayments', { body });
  const { conversation_id: conversationId } = await desk.api.db.kysely
    .selectFrom('payment_attempts')
    .select('conversation_id')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  return { id: data.id, payment, conversationId };
}

type Page = Awaited<ReturnType<typeof beginPage>>;

const stateOf = async ({ id }: Page) => (await desk.attempt(id)).state;
const statusOf = async ({ payment }: Page) => (await desk.payment(payment)).status;
const returnFromBank = ({ conversationId }: Page) =>
  desk.returnFromBank({
    path: `/api/gateway/return/${conversationId}`,
    form: { token: conversationId },
  });

async function notify({ conversationId }: Page): Promise<number> {
  const parts = { event: 'CHECKOUT_FORM_AUTH', paymentId: '77', conversationId, status: 'SUCCESS' };
  const signature = pageNotificationSignature(SANDBOX_KEYS.secretKey, {
    ...parts,
    token: conversationId,
  });
  const body = {
    iyziEventType: parts.event,
    iyziPaymentId: parts.paymentId,
    paymentConversationId: conversationId,
    token: conversationId,
    status: parts.status,
  };
  const response = await desk.api.app.inject({
    method: 'POST',
    url: '/api/gateway/notifications',
    headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
    payload: JSON.stringify(body),
  });
  return response.statusCode;
}

test('records a payment that returns after its attempt has expired', async () => {
  const page = await beginPage();
  await desk.sweepAfter(21);
  expect(await stateOf(page)).toBe('expired');
  pages.set(page.conversationId, 'captured');
  await returnFromBank(page);
  expect([await stateOf(page), await statusOf(page)]).toEqual(['captured', 'paid']);
});

test('records a second card that pays after the first one was declined', async () => {
  const page = await beginPage();
  pages.set(page.conversationId, 'declined');
  await desk.sweepAfter(1);
  expect(await stateOf(page)).toBe('declined');
  pages.set(page.conversationId, 'captured');
  await returnFromBank(page);
  expect([await stateOf(page), await statusOf(page)]).toEqual(['captured', 'paid']);
});

test.each(['expired', 'declined', 'cancelled'] as const)(
  'records a payment on the page of an attempt that was %s, without any return',
  async (end) => {
    const page = await beginPage();
    if (end === 'declined') pages.set(page.conversationId, 'declined');
    if (end === 'cancelled')
      await desk.api.ok(desk.owner, 'cancelPaymentAttempt', { params: { id: page.id } });
    else await desk.sweepAfter(21);
    expect(await stateOf(page)).toBe(end === 'cancelled' ? 'expired' : end);
    pages.set(page.conversationId, 'captured');
    await desk.sweepAfter(60);
    expect([await stateOf(page), await statusOf(page)]).toEqual(['captured', 'paid']);
  },
);

test('repeats the check of an expired page only while the gateway does not answer', async () => {
  const page = await beginPage();
  const nextCheck = async () =>
    (
      await desk.api.db.kysely
        .selectFrom('payment_attempts')
        .select('next_check_at')
        .where('id', '=', page.id)
        .executeTakeFirstOrThrow()
    ).next_check_at;
  await desk.sweepAfter(21);
  expect(await nextCheck()).not.toBeNull();
  isSilent = true;
  await desk.sweepAfter(40);
  expect(await nextCheck()).not.toBeNull();
  isSilent = false;
  await desk.sweepAfter(24 * 60);
  expect([await stateOf(page), await nextCheck()]).toEqual(['expired', null]);
});

test('takes a notification again that the gateway could not confirm at first', async () => {
  const page = await beginPage();
  await desk.sweepAfter(21);
  pages.set(page.conversationId, 'captured');
  isSilent = true;
  expect(await notify(page)).toBe(503);
  expect(await stateOf(page)).toBe('expired');
  isSilent = false;
  expect(await notify(page)).toBe(200);
  expect([await stateOf(page), await statusOf(page)]).toEqual(['captured', 'paid']);
  expect(await notify(page)).toBe(200);
  expect((await desk.verdicts()).slice(-2)).toEqual(['taken', 'replayed']);
});
