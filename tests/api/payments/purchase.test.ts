import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addUser } from '../../support/account.ts';
import { PaymentDesk } from './PaymentDesk.ts';

let desk: PaymentDesk;
/** If true, the gateway captures the payment and its response is lost. */
let isLineCut = false;
/** Replaces the gateway's bank page. */
let brokenPage: { kind: 'form'; html: string } | { kind: 'page'; url: string } | undefined;
beforeAll(async () => {
  desk = await PaymentDesk.open((gateway) => ({
    ...gateway,
    begin: async (charge) => {
      const startedAttempt = await gateway.begin(charge);
      return brokenPage && 'reference' in startedAttempt
        ? { ...brokenPage, reference: startedAttempt.reference ?? '' }
        : startedAttempt;
    },
    complete: async (...args) => {
      const outcome = await gateway.complete(...args);
      return isLineCut ? { kind: 'no_answer' } : outcome;
    },
  }));
}, 120_000);
afterAll(() => desk.close());

test('charges once, returns the result, and books the amount', async () => {
  const payment = await desk.owe();
  const startedAttempt = await desk.begin([payment]);
  expect(startedAttempt).toMatchObject({ state: 'awaiting_3ds', isUnderWay: true, hasPage: true });
  const to = await desk.returnFromBank(await desk.atBank(startedAttempt.id));
  expect(to).toBe(`/api/gateway/back/${startedAttempt.id}`);
  const attempt = await desk.attempt(startedAttempt.id);
  expect(attempt).toMatchObject({
    state: 'captured',
    isUnderWay: false,
    hasPage: false,
    card: { brand: 'MASTER_CARD', lastFour: '0008' },
  });
  expect(await desk.payment(payment)).toMatchObject({
    status: 'paid',
    method: 'credit_card',
    totalMinor: 1_250_000,
    taxMinor: 208_333,
  });
  const ledger = await desk.ledger();
  expect(ledger).toMatchObject({ gateway_receivable: 1_250_000, revenue: -1_041_667 });
  expect(Object.values(ledger).reduce((sum, one) => sum + one, 0)).toBe(0);
  const cardToken = await desk.typeCard();
  const again = await desk.api.refused(desk.owner, 'purchasePayments', {
    body: { paymentIds: [payment], totalMinor: 1_250_000, cardToken },
  });
  expect(again.error.reason).toBe('already_paid');
});

test('twenty identical purchases begin one attempt', async () => {
  const payment = await desk.owe();
  const cardToken = await desk.typeCard();
  const body = { paymentIds: [payment], totalMinor: 1_250_000, cardToken };
  const key = crypto.randomUUID();
  const send = (own?: string) =>
    desk.api.send(desk.owner, 'purchasePayments', { body, ...(own && { key: own }) });
  const same = await Promise.all(Array.from({ length: 20 }, () => send(key)));
  expect(new Set(same.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const ids = same.map((one) => one.json<{ data: { id: number } }>().data.id);
  expect(new Set(ids).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 5 }, () => send()));
  expect(others.map((one) => one.json<{ reason: string }>().reason)).toEqual(
    Array.from({ length: 5 }, () => 'payment_under_way'),
  );
  const [id = 0] = ids;
  const before = (await desk.ledger())['gateway_receivable'] ?? 0;
  await desk.returnFromBank(await desk.atBank(id));
  expect((await desk.attempt(id)).state).toBe('captured');
  expect(((await desk.ledger())['gateway_receivable'] ?? 0) - before).toBe(1_250_000);
});

test('of twenty parallel purchases with different keys one begins', async () => {
  const payment = await desk.owe();
  const cardToken = await desk.typeCard();
  const body = { paymentIds: [payment], totalMinor: 1_250_000, cardToken };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => desk.api.send(desk.owner, 'purchasePayments', { body })),
  );
  const refusals = responses
    .filter(({ statusCode }) => statusCode !== 201)
    .map((one) => one.json<{ reason: string }>().reason);
  expect(refusals).toEqual(Array.from({ length: 19 }, () => 'payment_under_way'));
});

test('a declined card returns the reason, and another card can be used', async () => {
  const payment = await desk.owe();
  const poor = await desk.begin([payment], { number: '4111 1111 1111 1129' });
  await desk.returnFromBank(await desk.atBank(poor.id));
  expect(await desk.attempt(poor.id)).toMatchObject({
    state: 'declined',
    declineReason: 'insufficient_funds',
  });
  expect((await desk.payment(payment)).status).toBe('failed');
  const early = await desk.begin([payment], { number: '4151 1111 1111 1112' });
  expect(early).toMatchObject({ state: 'declined', hasPage: false });
  const good = await desk.begin([payment]);
  await desk.returnFromBank(await desk.atBank(good.id));
  expect((await desk.payment(payment)).status).toBe('paid');
});

test('a time-out is unknown and not declined; the sweep determines the result', async () => {
  const payment = await desk.owe();
  await desk.next('never_notified');
  const startedAttempt = await desk.begin([payment]);
  const bankForm = await desk.atBank(startedAttempt.id);
  isLineCut = true;
  await desk.returnFromBank(bankForm);
  isLineCut = false;
  expect((await desk.attempt(startedAttempt.id)).state).toBe('unknown');
  expect((await desk.payment(payment)).status).toBe('pending');
  await desk.sweepAfter(1);
  expect((await desk.attempt(startedAttempt.id)).state).toBe('captured');
  expect((await desk.payment(payment)).status).toBe('paid');
});

test('another amount is booked by an agent only', async () => {
  const payment = await desk.owe();
  await desk.next('amount_changed');
  const startedAttempt = await desk.begin([payment]);
  await desk.returnFromBank(await desk.atBank(startedAttempt.id));
  expect((await desk.attempt(startedAttempt.id)).state).toBe('needs_person');
  expect((await desk.payment(payment)).status).toBe('pending');
  expect(await desk.ledger()).toMatchObject({ suspense: -1_249_900 });
});

test('forged, repeated and unknown returns change nothing', async () => {
  const payment = await desk.owe();
  const startedAttempt = await desk.begin([payment]);
  const bankForm = await desk.atBank(startedAttempt.id);
  const forged = { ...bankForm, form: { ...bankForm.form, paymentId: '1', mdStatus: '1' } };
  await desk.returnFromBank(forged);
  expect((await desk.attempt(startedAttempt.id)).state).toBe('awaiting_3ds');
  const nobody = { ...bankForm, path: `/api/gateway/return/${crypto.randomUUID()}` };
  expect(await desk.returnFromBank(nobody)).toBe('/api/gateway/back/0');
  await Promise.all([desk.returnFromBank(bankForm), desk.returnFromBank(bankForm)]);
  await desk.returnFromBank(bankForm);
  expect((await desk.attempt(startedAttempt.id)).state).toBe('captured');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment_events where attempt_id = ${startedAttempt.id} and kind = 'captured'`.execute(
    desk.api.db.kysely,
  );
  expect(rows[0]?.count).toBe(1);
});

test('the bank’s page opens once, for its owner, with its own policy', async () => {
  const payment = await desk.owe();
  const startedAttempt = await desk.begin([payment]);
  const params = { id: startedAttempt.id };
  const { data } = await desk.api.ok(desk.owner, 'createPaymentPage', { params });
  const open = () => desk.api.app.inject({ method: 'GET', url: data.path });
  const [first, second] = [await open(), await open()];
  expect([first.statusCode, second.statusCode]).toEqual([200, 404]);
  expect(second.body).toContain('3D Secure formu bulunamadı');
  expect(String(first.headers['content-security-policy'])).toContain(
    `form-action ${desk.sandbox.origin}`,
  );
  expect(String(first.headers['content-security-policy'])).toContain("frame-ancestors 'self'");
  const stranger = await addUser(desk.api.db, { customerId: await addCustomer(desk.api.db) });
  const caller = await desk.api.signedInAs(stranger);
  expect((await desk.api.refused(caller, 'createPaymentPage', { params })).status).toBe(404);
  expect((await desk.api.refused(caller, 'getPaymentAttempt', { params })).status).toBe(404);
  const agent = await addUser(desk.api.db, {
    customerId: await addCustomer(desk.api.db, 'Destek'),
    isAgent: true,
  });
  const [userId] = (
    await desk.api.db.kysely
      .selectFrom('customer_users')
      .select('id')
      .where('customer_id', '=', desk.customerId)
      .execute()
  ).map(({ id }) => id);
  const support = await desk.api.signedInAs(userId ?? 0, {
    agentId: agent,
    reason: 'fatura',
  });
  const body = { paymentIds: [payment], totalMinor: 1_250_000, cardToken: 'x' };
  const refusedCall = await desk.api.refused(support, 'purchasePayments', { body });
  expect(refusedCall.error.code).toBe('blocked_while_impersonating');
  expect((await desk.api.ok(support, 'getCheckout')).data.attempt?.id).toBe(startedAttempt.id);
  await desk.api.ok(desk.owner, 'cancelPaymentAttempt', { params });
  expect(await desk.attempt(startedAttempt.id)).toMatchObject({
    state: 'expired',
    declineReason: 'cancelled',
  });
});

test.each([
  ['page_missing', { kind: 'form', html: '<p>Beklenmeyen bir hata</p>' }],
  ['page_address', { kind: 'page', url: 'https://elsewhere.example/3ds' }],
] as const)(
  'a bank’s page %s is rejected, and another attempt is possible',
  async (reason, broken) => {
    const payment = await desk.owe();
    brokenPage = broken;
    const startedAttempt = await desk.begin([payment]);
    brokenPage = undefined;
    expect(startedAttempt).toMatchObject({
      state: 'declined',
      declineReason: reason,
      hasPage: false,
    });
    const params = { id: startedAttempt.id };
    const opened = await desk.api.refused(desk.owner, 'createPaymentPage', { params });
    expect(opened.error).toMatchObject({
      reason: 'page_missing',
      message: '3D Secure formu bulunamadı.',
    });
    await desk.returnFromBank(await desk.atBank((await desk.begin([payment])).id));
    expect((await desk.payment(payment)).status).toBe('paid');
  },
);

test('an abandoned bank page expires', async () => {
  const payment = await desk.owe();
  const startedAttempt = await desk.begin([payment]);
  await desk.sweepAfter(1);
  await desk.sweepAfter(4);
  expect((await desk.attempt(startedAttempt.id)).state).toBe('awaiting_3ds');
  await desk.sweepAfter(15);
  expect((await desk.attempt(startedAttempt.id)).state).toBe('expired');
  expect((await desk.payment(payment)).status).toBe('pending');
});

test('instalments cost the gateway’s price, which is split among the payments', async () => {
  const payments = [await desk.owe(), await desk.owe()];
  const query = { amountMinor: 2_500_000 };
  const { data: prices } = await desk.api.ok(desk.owner, 'listPaymentInstallments', { query });
  const six = prices.find(({ count }) => count === 6);
  expect(six?.totalMinor).toBe(2_605_000);
  const cardToken = await desk.typeCard();
  const wrong = { paymentIds: payments, installments: 6, totalMinor: 2_500_000, cardToken };
  const refusal = await desk.api.refused(desk.owner, 'purchasePayments', { body: wrong });
  expect(refusal.error.reason).toBe('price_changed');
  const startedAttempt = await desk.begin(payments, { installments: 6, totalMinor: 2_605_000 });
  await desk.returnFromBank(await desk.atBank(startedAttempt.id));
  for (const id of payments)
    expect(await desk.payment(id)).toMatchObject({
      status: 'paid',
      installments: 6,
      totalMinor: 1_302_500,
      installmentMinor: 217_083,
    });
});

test('the receipt is a PDF and is sent by e-mail', async () => {
  const payment = await desk.owe();
  const params = { id: payment };
  const early = await desk.api.refused(desk.owner, 'getPaymentReceipt', { params });
  expect(early.error.reason).toBe('not_paid');
  const startedAttempt = await desk.begin([payment]);
  await desk.returnFromBank(await desk.atBank(startedAttempt.id));
  for (const language of ['tr', 'ar']) {
    const caller = { ...desk.owner, 'accept-language': language };
    const file = await desk.api.send(caller, 'getPaymentReceipt', { params });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const mailed = { params, body: { type: 'send_receipt' } as const };
  const nowhere = await desk.api.refused(desk.owner, 'createPaymentAction', mailed);
  expect(nowhere.error.reason).toBe('no_own_email');
  await sql`insert into customer_user_contacts (customer_id, customer_user_id, kind, value, position)
    select customer_id, id, 'email', 'muhasebe@example.com', 0 from customer_users
    where customer_id = ${desk.customerId}`.execute(desk.api.db.kysely);
  await desk.api.ok(desk.owner, 'createPaymentAction', mailed);
  const { rows } = await sql<{ mail: string }>`
    select to_jsonb(o)::text as mail from sandbox_outbox o
    where to_jsonb(o)::text like '%muhasebe@example.com%'`.execute(desk.api.db.kysely);
  expect(rows.map(({ mail }) => /makbuz-\d+\.pdf/.test(mail))).toEqual([true]);
});

test('updates only the note of a payment, by version', async () => {
  const id = await desk.owe(300_000);
  const change = (version: number, body: object) =>
    desk.api.send(desk.owner, 'updatePayment', { params: { id }, version, body });
  expect((await change(1, { note: 'Muhasebeye iletildi.' })).json()).toMatchObject({
    data: { note: 'Muhasebeye iletildi.', amountMinor: 300_000, status: 'pending', version: 2 },
  });
  expect((await change(1, { note: 'Eski.' })).statusCode).toBe(409);
  for (const body of [{ amountMinor: 1 }, { status: 'paid' }, { note: 'x'.repeat(2001) }])
    expect((await change(2, body)).statusCode).toBe(422);
  expect((await change(2, { note: null })).json()).toMatchObject({ data: { note: null } });
  const stranger = await desk.api.signedInAs(
    await addUser(desk.api.db, { customerId: await addCustomer(desk.api.db), providerIds: [] }),
  );
  const refusal = await desk.api.refused(stranger, 'updatePayment', {
    params: { id },
    version: 3,
    body: { note: 'Benim.' },
  });
  expect(refusal.status).toBe(404);
});
