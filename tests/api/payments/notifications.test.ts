import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationSignature } from '../../../server/ports/payments/iyzicoSignature.ts';
import { SANDBOX_KEYS } from '../../../server/ports/payments/sandbox/startSandboxGateway.ts';
import { PaymentDesk } from './PaymentDesk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await PaymentDesk.open();
}, 120_000);
beforeEach(() => desk.next('never_notified'));
afterAll(() => desk.close());

interface Notification {
  paymentId: string;
  conversationId: string;
  status?: string;
}

async function notify(
  { paymentId, conversationId, status = 'SUCCESS' }: Notification,
  sign = true,
) {
  const event = 'THREE_DS_AUTH';
  const body = {
    iyziEventType: event,
    iyziReferenceCode: `${paymentId}-${event}`,
    paymentId,
    paymentConversationId: conversationId,
    status,
  };
  const parts = { event, paymentId, conversationId, status };
  const signature = sign ? notificationSignature(SANDBOX_KEYS.secretKey, parts) : 'f'.repeat(64);
  const response = await desk.api.app.inject({
    method: 'POST',
    url: '/api/gateway/notifications',
    headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
    payload: JSON.stringify(body),
  });
  return response.statusCode;
}

const namesOf = (form: Record<string, string>): Notification => ({
  paymentId: form['paymentId'] ?? '',
  conversationId: form['conversationId'] ?? '',
});

test('completes the payment before the browser returns, ten in parallel once', async () => {
  const payment = await desk.owe();
  await desk.next('notified_before');
  const attempt = await desk.begin([payment]);
  const bankForm = await desk.atBank(attempt.id);
  expect((await desk.attempt(attempt.id)).state).toBe('captured');
  const names = namesOf(bankForm.form);
  const statuses = await Promise.all(Array.from({ length: 10 }, () => notify(names)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await desk.returnFromBank(bankForm);
  expect((await desk.attempt(attempt.id)).state).toBe('captured');
  expect((await desk.verdicts()).filter((one) => one === 'replayed').length).toBe(9);
});

test('rejects and logs an invalid signature and an unknown payment', async () => {
  const payment = await desk.owe();
  const attempt = await desk.begin([payment]);
  const { form } = await desk.atBank(attempt.id);
  expect(await notify(namesOf(form), false)).toBe(401);
  const stranger = { paymentId: '1', conversationId: crypto.randomUUID() };
  expect(await notify(stranger)).toBe(404);
  expect((await desk.verdicts()).slice(-2)).toEqual(['refused', 'unknown']);
  expect((await desk.attempt(attempt.id)).state).toBe('awaiting_3ds');
});

test('is verified at the gateway', async () => {
  const payment = await desk.owe();
  const attempt = await desk.begin([payment]);
  const { form } = await desk.atBank(attempt.id);
  expect(await notify(namesOf(form))).toBe(200);
  // The money is authorized, but the browser has not returned: nothing is paid.
  expect((await desk.attempt(attempt.id)).state).toBe('awaiting_3ds');
  expect((await desk.payment(payment)).status).toBe('pending');
});

test('does not change a chargeback recorded by the desk', async () => {
  const agent = await desk.agent();
  const payment = await desk.owe();
  const { id } = await desk.begin([payment]);
  const bankForm = await desk.atBank(id);
  await desk.returnFromBank(bankForm);
  const before = await desk.ledger();
  const body = { type: 'charge_back', reason: 'Kart sahibi itiraz etti' };
  const params = { id };
  const act = { params, body };
  const { data } = await desk.api.ok(agent, 'createSupportPaymentAction', act);
  expect(data).toMatchObject({ state: 'charged_back', heldMinor: 0, actions: [] });
  expect(data.events.at(-1)).toMatchObject({ amountMinor: 1_250_000, reason: body.reason });
  expect((await desk.api.refused(agent, 'createSupportPaymentAction', act)).status).toBe(409);
  expect(await notify(namesOf(bankForm.form))).toBe(200);
  await desk.sweepAfter(5);
  expect((await desk.attempt(id)).state).toBe('charged_back');
  expect((await desk.payment(payment)).status).toBe('refunded');
  const after = await desk.ledger();
  expect(after['chargebacks']).toBe(1_250_000);
  expect((before['gateway_receivable'] ?? 0) - (after['gateway_receivable'] ?? 0)).toBe(1_250_000);
});
