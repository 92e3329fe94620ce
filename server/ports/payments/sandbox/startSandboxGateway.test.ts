import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import {
  jsonServer,
  type JsonRequest,
  type JsonServer,
} from '../../../../tests/support/jsonServer.ts';
import { iyzicoGateway } from '../iyzico.ts';
import type { Charge, PaymentGateway } from '../port.ts';
import { SANDBOX_KEYS, startSandboxGateway, type SandboxGateway } from './startSandboxGateway.ts';

let database: Database;
let sandbox: SandboxGateway;
let gateway: PaymentGateway;
let shop: JsonServer;
let shopStatus: number;
let arrivals: ReturnType<typeof queue>;

/** Queues incoming notifications; a read of an empty queue waits. */
function queue() {
  const waiting: ((request: JsonRequest) => void)[] = [];
  const arrived: JsonRequest[] = [];
  return {
    put(request: JsonRequest): void {
      const taker = waiting.shift();
      if (taker) taker(request);
      else arrived.push(request);
    },
    async next(): Promise<JsonRequest> {
      return arrived.shift() ?? new Promise((take) => waiting.push(take));
    },
  };
}

beforeAll(async () => {
  database = await testDatabase();
  shop = await jsonServer((request) => {
    arrivals.put(request);
    return [shopStatus, {}];
  });
});
beforeEach(async () => {
  arrivals = queue();
  shopStatus = 200;
  sandbox = await startSandboxGateway({
    kysely: database.kysely,
    host: '127.0.0.1',
    port: 0,
    publicHost: '127.0.0.1',
    panelOrigin: shop.url,
    notifyAfterMs: 0,
    notifyAgainMs: 0,
    slowMs: 0,
  });
  gateway = iyzicoGateway({
    kind: 'sandbox',
    baseUrl: sandbox.origin,
    ...SANDBOX_KEYS,
  });
});
afterEach(() => sandbox.stop());
afterAll(async () => {
  await shop.close();
  await database.close();
});

const NUMBER = '5528 7900 0000 0008';

async function post(path: string, form: Record<string, string>): Promise<string> {
  const response = await fetch(sandbox.origin + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return response.text();
}

/** Submits a card to the fields, as a browser does. @returns its token */
async function typeCard(number = NUMBER): Promise<string> {
  const response = await fetch(`${sandbox.origin}/fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, holder: 'Ayşe Yıldırım', expiry: '12/30', cvc: '123' }),
  });
  const answer: unknown = await response.json();
  expect(answer).toMatchObject({ lastFour: number.slice(-4) });
  return String(Object.entries(answer ?? {}).find(([name]) => name === 'token')?.[1]);
}

const chargeOf = (conversationId: string, token: string, keep = false): Charge => ({
  conversationId,
  amountMinor: 100_000,
  paidMinor: 104_200,
  installments: 6,
  currency: 'TRY',
  card: { kind: 'typed', token, keep },
  cardUserKey: undefined,
  buyer: {
    id: '7',
    name: 'Ayşe',
    surname: 'Yıldırım',
    email: 'ayse@example.com',
    phone: '+905321234567',
    identityNumber: '11111111110',
    address: 'Bağdat Cad. 1',
    city: 'İstanbul',
    country: 'Türkiye',
    ip: '192.0.2.7',
  },
  items: [{ id: '31', name: 'Premium paket', amountMinor: 100_000 }],
  returnUrl: `${shop.url}/api/gateway/return`,
});

const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** Begins a payment and opens the bank's page. */
async function atBank(charge: Charge): Promise<{ reference: string; page: string }> {
  const begun = await gateway.begin(charge);
  if (begun.kind !== 'form') throw new Error(begun.kind);
  expect(begun.html).toContain(`action="${sandbox.origin}/bank"`);
  const page = await post('/bank', hiddenFields(begun.html));
  return { reference: begun.reference, page };
}

const approve = (paymentId: string) =>
  post('/bank/answer', { paymentId, code: '123456', deed: 'approve' });

async function notified() {
  const request = await arrivals.next();
  const read = gateway.readNotification(
    JSON.parse(request.body),
    request.headers['x-iyz-signature-v3'],
  );
  return { path: request.path, read };
}

test('a payment goes from the card fields over the bank to a signed notification', async () => {
  const fields = await fetch(`${sandbox.origin}/fields?lang=ar&scheme=dark`);
  expect(fields.headers.get('content-security-policy')).toContain(`frame-ancestors ${shop.url}`);
  expect(await fields.text()).toContain('dir="rtl"');

  const charge = chargeOf('way', await typeCard(), true);
  const { reference, page } = await atBank(charge);
  expect(page).toContain('1,042.00 TL');
  expect(page).toContain('•••• 0008');
  const wrong = await post('/bank/answer', { paymentId: reference, code: '1', deed: 'approve' });
  expect(wrong).toContain('role="alert"');
  const back = await approve(reference);
  expect(back).toContain(`action="${charge.returnUrl}"`);
  expect(gateway.readReturn(hiddenFields(back))).toEqual({
    reference,
    isAuthenticated: true,
    verdict: '1',
  });
  expect(await gateway.readBack('way', reference)).toEqual({ kind: 'pending', reference });

  const captured = await gateway.complete(charge, reference);
  expect(captured).toMatchObject({
    kind: 'captured',
    reference,
    conversationId: 'way',
    paidMinor: 104_200,
    card: { lastFour: '0008', brand: 'MASTER_CARD', expiryYear: 2030 },
  });
  expect(await notified()).toEqual({
    path: '/api/gateway/notifications',
    read: { conversationId: 'way', reference, event: 'THREE_DS_AUTH' },
  });
  // Completing twice captures once.
  expect(await gateway.complete(charge, reference)).toEqual(captured);
  expect(await gateway.readBack('way', undefined)).toEqual(captured);
  const refund = { reference, key: 'desk:1', amountMinor: 4200, ip: '192.0.2.7' };
  expect(await gateway.findRefund(refund)).toEqual({ kind: 'not_found', refundedMinor: 0 });
  expect(await gateway.refund(refund)).toBe('refunded');
  expect(await gateway.findRefund(refund)).toEqual({ kind: 'refunded' });
  const rest = { ...refund, key: 'desk:2', amountMinor: 100_001 };
  expect(await gateway.refund(rest)).toBe('refused');
  expect(await gateway.findRefund(rest)).toEqual({ kind: 'not_found', refundedMinor: 4_200 });
});

test('stores nothing of the entered card but what may be shown', async () => {
  await typeCard();
  const rows = await database.kysely.selectFrom('sandbox_gateway').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(NUMBER.replaceAll(' ', ''));
  expect(JSON.stringify(rows)).not.toMatch(/"cvc"\s*:/);
});

test('sends an unaccepted notification three times', async () => {
  shopStatus = 500;
  const charge = chargeOf('thrice', await typeCard());
  const { reference } = await atBank(charge);
  await approve(reference);
  await gateway.complete(charge, reference);
  const notifications = [await notified(), await notified(), await notified()];
  expect(notifications.map(({ read }) => read?.conversationId)).toEqual([
    'thrice',
    'thrice',
    'thrice',
  ]);
});

test('a user sets the next outcome, and reads what happened', async () => {
  await post('/next', { outcome: 'declined' });
  const charge = chargeOf('refused', await typeCard());
  const { reference } = await atBank(charge);
  await approve(reference);
  expect(await gateway.complete(charge, reference)).toEqual({
    kind: 'declined',
    reference,
    reason: 'insufficient_funds',
  });
  expect(await gateway.readBack('refused', reference)).toMatchObject({ kind: 'declined' });
  const log = await fetch(sandbox.origin, { headers: { 'accept-language': 'tr' } });
  expect(await log.text()).toContain(`${reference} FAILURE`);
});

test('a user who cancels at the bank has paid nothing', async () => {
  const charge = chargeOf('given-up', await typeCard());
  const { reference } = await atBank(charge);
  const back = await post('/bank/answer', { paymentId: reference, code: '', deed: 'cancel' });
  expect(gateway.readReturn(hiddenFields(back))).toMatchObject({ isAuthenticated: false });
  expect(await gateway.complete(charge, reference)).toMatchObject({ kind: 'declined' });
  const readOutcome = await gateway.readBack('given-up', reference);
  expect(readOutcome).toMatchObject({ kind: 'declined', reason: 'not_authenticated' });
});

test.each(['timed_out', 'silent'])(
  'a query finds a payment whose response is lost: %s',
  async (outcome) => {
    const impatient = iyzicoGateway({
      kind: 'sandbox',
      baseUrl: sandbox.origin,
      ...SANDBOX_KEYS,
      timeoutMs: 300,
    });
    await post('/next', { outcome });
    const charge = chargeOf(`lost-${outcome}`, await typeCard());
    const { reference } = await atBank(charge);
    await approve(reference);
    expect(await impatient.complete(charge, reference)).toEqual({ kind: 'no_answer' });
    const found = await gateway.readBack(`lost-${outcome}`, undefined);
    expect(found).toMatchObject({ kind: 'captured', reference });
  },
);

test('a stored card is charged by its token until it is deleted', async () => {
  const kept = await gateway.keepCard(await typeCard(), undefined);
  if (!kept) throw new Error('not kept');
  const withKept = async (conversationId: string) => {
    await sandbox.store.put('cvc', conversationId, { digits: 3 });
    const { userKey, token } = kept;
    const card = { kind: 'kept', userKey, token, cvcToken: conversationId } as const;
    return gateway.begin({ ...chargeOf(conversationId, ''), card });
  };
  expect(await withKept('kept')).toMatchObject({ kind: 'form' });
  expect(await gateway.forgetCard(kept)).toBe(true);
  expect(await withKept('forgotten')).toEqual({ kind: 'declined', reason: 'gateway_refused' });
});

test('returns instalments with prices, and nothing to unknown callers', async () => {
  expect(await gateway.installments('552879', 100_000)).toContainEqual({
    count: 6,
    totalMinor: 104_200,
    monthlyMinor: 17_367,
  });
  const stranger = iyzicoGateway({
    kind: 'sandbox',
    baseUrl: sandbox.origin,
    apiKey: 'sandbox',
    secretKey: 'guessed',
  });
  expect(await stranger.installments('552879', 100_000)).toBeUndefined();
});

test('a wrong code ends at the bank, and two notifications report one payment', async () => {
  await post('/next', { outcome: 'wrong_code' });
  const wrong = chargeOf('wrong', await typeCard());
  const { reference: first } = await atBank(wrong);
  const back = hiddenFields(await approve(first));
  expect(gateway.readReturn(back)).toMatchObject({ isAuthenticated: false, verdict: '0' });
  await post('/next', { outcome: 'notified_twice' });
  const twice = chargeOf('twice', await typeCard());
  const { reference } = await atBank(twice);
  await approve(reference);
  expect(await gateway.complete(twice, reference)).toMatchObject({ kind: 'captured' });
  const notifications = [await notified(), await notified()];
  expect(notifications.map(({ read }) => read?.reference)).toEqual([reference, reference]);
  await post('/next', { outcome: 'slow' });
  const slow = chargeOf('slow', await typeCard());
  const { reference: last } = await atBank(slow);
  await approve(last);
  expect(await gateway.complete(slow, last)).toMatchObject({ kind: 'captured', reference: last });
});
