import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jsonServer, type JsonServer } from '../../../tests/support/jsonServer.ts';
import { iyzicoGateway } from './iyzico.ts';
import type { Charge, PaymentGateway } from './port.ts';

const SECRET = 'secret-of-the-shop';
const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');

let server: JsonServer;
let gateway: PaymentGateway;
let answer: Record<string, unknown>;
let status: number;

beforeAll(async () => {
  server = await jsonServer(() => [status, answer]);
  gateway = iyzicoGateway({
    kind: 'iyzico',
    baseUrl: server.url,
    apiKey: 'key-of-the-shop',
    secretKey: SECRET,
  });
});
beforeEach(() => {
  status = 200;
  answer = {};
  server.requests.length = 0;
});
afterAll(() => server.close());

const charge: Charge = {
  conversationId: 'c1',
  amountMinor: 100_000,
  paidMinor: 104_250,
  installments: 6,
  currency: 'TRY',
  card: { kind: 'typed', token: 't1', keep: true },
  cardUserKey: 'u1',
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
  returnUrl: 'https://panel.example/api/gateway/return',
};

/** Returns the last request, with its body parsed from the received bytes. */
function sent() {
  const request = server.requests.at(-1);
  if (!request) throw new Error('expected a request, got none');
  const body: unknown = JSON.parse(request.body);
  return { ...request, json: body };
}

const paid = {
  status: 'success',
  paymentStatus: 'SUCCESS',
  fraudStatus: 1,
  paymentId: '24001',
  conversationId: 'c1',
  basketId: 'c1',
  currency: 'TRY',
  price: 1000,
  paidPrice: 1042.5,
};
const completed = { ...paid, signature: hmac('24001:TRY:c1:c1:1042.5:1000.0') };

test('signs each request over its path and its exact bytes', async () => {
  await gateway.begin(charge);
  const { headers, body, path } = sent();
  const random = headers['x-iyzi-rnd'] ?? '';
  const [scheme, encoded = ''] = (headers['authorization'] ?? '').split(' ');
  expect(scheme).toBe('IYZWSv2');
  expect(random).toMatch(/^[0-9a-f]{24}$/);
  expect(Buffer.from(encoded, 'base64').toString()).toBe(
    `apiKey:key-of-the-shop&randomKey:${random}&signature:${hmac(random + path + body)}`,
  );
});

test('begins with a new card and returns the bank’s form', async () => {
  const page = '<form>Doğrulama</form>';
  const threeDSHtmlContent = Buffer.from(page).toString('base64');
  const begun = { status: 'success', paymentId: '24001', conversationId: 'c1' };
  answer = { ...begun, threeDSHtmlContent, signature: hmac('24001:c1') };
  expect(await gateway.begin(charge)).toEqual({ kind: 'form', html: page, reference: '24001' });
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/payment/3dsecure/initialize',
    json: {
      locale: 'tr',
      conversationId: 'c1',
      basketId: 'c1',
      price: '1000.0',
      paidPrice: '1042.5',
      currency: 'TRY',
      installment: 6,
      callbackUrl: charge.returnUrl,
      paymentCard: { cardToken: 't1', registerCard: 1, cardUserKey: 'u1' },
      buyer: { id: '7', gsmNumber: '+905321234567', ip: '192.0.2.7' },
      basketItems: [{ id: '31', itemType: 'VIRTUAL', price: '1000.0' }],
    },
  });
  answer['signature'] = hmac('24001:c2');
  expect(await gateway.begin(charge)).toEqual({ kind: 'no_answer' });
});

test('begins with a stored card by its tokens', async () => {
  await gateway.begin({
    ...charge,
    card: { kind: 'kept', userKey: 'u1', token: 'k1', cvcToken: 'v1' },
  });
  expect(sent().json).toMatchObject({
    paymentCard: { cardUserKey: 'u1', cardToken: 'k1', cvcToken: 'v1' },
  });
});

test('redirects to the gateway’s page without a card, and reads the result back', async () => {
  answer = {
    status: 'success',
    conversationId: 'c1',
    token: 'p1',
    paymentPageUrl: 'https://pay.example/p1',
    signature: hmac('c1:p1'),
  };
  expect(await gateway.begin({ ...charge, card: undefined })).toEqual({
    kind: 'page',
    url: 'https://pay.example/p1',
    reference: 'token:p1',
  });
  expect(sent()).toMatchObject({
    path: '/payment/iyzipos/checkoutform/initialize/auth/ecom',
    json: { enabledInstallments: [6], cardUserKey: 'u1' },
  });

  answer = { status: 'success', token: 'p1' };
  expect(await gateway.readBack('c1', 'token:p1')).toEqual({
    kind: 'pending',
    reference: 'token:p1',
  });
  const signature = hmac('SUCCESS:24001:TRY:c1:c1:1042.5:1000.0:p1');
  answer = { ...paid, token: 'p1', signature };
  expect(await gateway.complete(charge, 'token:p1')).toMatchObject({
    kind: 'captured',
    reference: '24001',
    paidMinor: 104_250,
  });
  expect(sent()).toMatchObject({
    path: '/payment/iyzipos/checkoutform/auth/ecom/detail',
    json: { token: 'p1' },
  });
});

test('captures after a valid signature, with the stored card', async () => {
  answer = {
    ...completed,
    cardUserKey: 'u1',
    cardToken: 'k1',
    cardAssociation: 'MASTER_CARD',
    binNumber: '552879',
    lastFourDigits: '0008',
  };
  expect(await gateway.complete(charge, '24001')).toEqual({
    kind: 'captured',
    reference: '24001',
    conversationId: 'c1',
    paidMinor: 104_250,
    currency: 'TRY',
    card: {
      userKey: 'u1',
      token: 'k1',
      brand: 'MASTER_CARD',
      bin: '552879',
      lastFour: '0008',
      holder: null,
      expiryMonth: null,
      expiryYear: null,
    },
    shown: { brand: 'MASTER_CARD', lastFour: '0008' },
  });
  expect(sent()).toMatchObject({
    path: '/payment/v2/3dsecure/auth',
    json: { paymentId: '24001', paidPrice: '1042.5', basketId: 'c1', currency: 'TRY' },
  });
  for (const change of [{ paidPrice: 1042.4 }, { basketId: 'c2' }, { signature: '' }]) {
    answer = { ...completed, ...change };
    expect(await gateway.complete(charge, '24001')).toEqual({ kind: 'no_answer' });
  }
});

test.each([
  ['10051', 'insufficient_funds'],
  ['10054', 'card_expired'],
  ['10084', 'wrong_cvc'],
  ['10034', 'suspected'],
  ['10041', 'refused'],
  ['10999', 'refused'],
  ['5001', 'gateway_refused'],
])('code %s is a rejection: %s', async (errorCode, reason) => {
  answer = { status: 'failure', errorCode };
  expect(await gateway.complete(charge, '24001')).toMatchObject({ kind: 'declined', reason });
  expect(await gateway.begin(charge)).toEqual({ kind: 'declined', reason });
});

test('a failure of the gateway or of our keys is no rejection', async () => {
  answer = { status: 'failure', errorCode: '1000' };
  expect(await gateway.complete(charge, '24001')).toEqual({ kind: 'no_answer' });
  status = 503;
  expect(await gateway.complete(charge, '24001')).toEqual({ kind: 'no_answer' });
  expect(await gateway.begin(charge)).toEqual({ kind: 'no_answer' });
  const nobody = iyzicoGateway({
    kind: 'iyzico',
    baseUrl: 'http://127.0.0.1:1',
    apiKey: '',
    secretKey: '',
  });
  expect(await nobody.readBack('c1', undefined)).toEqual({ kind: 'no_answer' });
});

test('finds the result of a payment by its conversation id', async () => {
  answer = { ...paid, conversationId: 'asked', paymentConversationId: 'c1' };
  expect(await gateway.readBack('c1', undefined)).toMatchObject({
    kind: 'captured',
    reference: '24001',
    conversationId: 'c1',
  });
  expect(sent()).toMatchObject({ path: '/payment/detail', json: { paymentConversationId: 'c1' } });
  answer = { status: 'success', paymentId: '24001', paymentStatus: 'CALLBACK_THREEDS' };
  expect(await gateway.readBack('c1', '24001')).toEqual({ kind: 'pending', reference: '24001' });
  answer = { ...paid, fraudStatus: 0 };
  expect(await gateway.readBack('c1', '24001')).toEqual({ kind: 'pending', reference: '24001' });
  answer = { ...paid, fraudStatus: -1 };
  expect(await gateway.readBack('c1', '24001')).toMatchObject({ reason: 'suspected' });
  answer = { status: 'failure', errorCode: '5086' };
  expect(await gateway.readBack('c1', '24001')).toEqual({ kind: 'not_found' });
});

test('returns instalment prices in kuruş', async () => {
  answer = {
    status: 'success',
    installmentDetails: [
      {
        installmentPrices: [
          { installmentNumber: 1, totalPrice: 1000, installmentPrice: 1000 },
          { installmentNumber: 6, totalPrice: 1042.5, installmentPrice: '173.75' },
        ],
      },
    ],
  };
  expect(await gateway.installments('552879', 100_000)).toEqual([
    { count: 1, totalMinor: 100_000, monthlyMinor: 100_000 },
    { count: 6, totalMinor: 104_250, monthlyMinor: 17_375 },
  ]);
  expect(sent()).toMatchObject({
    path: '/payment/iyzipos/installment',
    json: { binNumber: '552879', price: '1000.0' },
  });
  answer = {};
  expect(await gateway.installments(undefined, 100_000)).toBeUndefined();
});

test('stores and deletes a card', async () => {
  const kept = { cardUserKey: 'u1', cardToken: 'k1', expireMonth: '12', expireYear: '2030' };
  answer = { status: 'success', ...kept };
  expect(await gateway.keepCard('t1', undefined)).toMatchObject({
    token: 'k1',
    expiryMonth: 12,
    expiryYear: 2030,
  });
  expect(await gateway.forgetCard({ userKey: 'u1', token: 'k1' })).toBe(true);
  expect(sent()).toMatchObject({
    method: 'DELETE',
    path: '/cardstorage/card',
    json: { cardUserKey: 'u1', cardToken: 'k1' },
  });
});
