import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jsonServer, type JsonServer } from '../../../tests/support/jsonServer.ts';
import { iyzicoGateway } from './iyzico.ts';
import type { PaymentGateway } from './port.ts';

const SECRET = 'secret-of-the-shop';
const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');

let server: JsonServer;
let gateway: PaymentGateway;
let response: Record<string, unknown>;
let status: number;

beforeAll(async () => {
  server = await jsonServer(() => [status, response]);
  gateway = iyzicoGateway({
    kind: 'iyzico',
    baseUrl: server.url,
    apiKey: 'key-of-the-shop',
    secretKey: SECRET,
  });
});
beforeEach(() => {
  status = 200;
  response = {};
  server.requests.length = 0;
});
afterAll(() => server.close());

const refund = { reference: '24001', key: 'desk:1', amountMinor: 10_050, ip: '192.0.2.7' };

test('refunds a part, and accepts only a signed response', async () => {
  const unsigned = { status: 'success', paymentId: '24001', conversationId: 'desk:1' };
  response = { ...unsigned, signature: hmac('24001:desk:1') };
  expect(await gateway.refund(refund)).toBe('refunded');
  const [request] = server.requests;
  expect(request?.path).toBe('/v2/payment/refund');
  const body: unknown = JSON.parse(request?.body ?? '');
  expect(body).toEqual({
    locale: 'tr',
    conversationId: 'desk:1',
    paymentId: '24001',
    price: '100.5',
    currency: 'TRY',
    ip: '192.0.2.7',
  });
  response = unsigned;
  expect(await gateway.refund(refund)).toBe('no_answer');
  response = { status: 'failure', errorCode: '5093' };
  expect(await gateway.refund(refund)).toBe('refused');
  status = 503;
  expect(await gateway.refund(refund)).toBe('no_answer');
});

test('finds a refund by its id, sums other refunds, and treats no response as no refund', async () => {
  const one = (refundConversationId: string, refundStatus = 1) => ({
    refundConversationId,
    refundStatus,
    refundPrice: 100.5,
  });
  const report = (...refunds: object[]) => ({
    status: 'success',
    payments: [{ paymentId: 24001, itemTransactions: [{ refunds: [] }, { refunds }] }],
  });
  response = report(one('desk:0'), one('desk:1'));
  expect(await gateway.findRefund(refund)).toEqual({ kind: 'refunded' });
  const request = server.requests.at(-1);
  expect(request).toMatchObject({
    method: 'GET',
    path: '/v2/reporting/payment/details',
    body: '',
  });
  expect(request?.query.toString()).toBe('locale=tr&paymentId=24001');
  const random = String(request?.headers['x-iyzi-rnd']);
  const signature = hmac(`${random}/v2/reporting/payment/details`);
  const key = `apiKey:key-of-the-shop&randomKey:${random}&signature:${signature}`;
  expect(request?.headers['authorization']).toBe(`IYZWSv2 ${Buffer.from(key).toString('base64')}`);
  response = report(one('desk:0'), one('desk:1', 0));
  expect(await gateway.findRefund(refund)).toEqual({ kind: 'not_found', refundedMinor: 10_050 });
  response = { status: 'success', payments: [] };
  expect(await gateway.findRefund(refund)).toEqual({ kind: 'no_answer' });
  response = { status: 'failure', errorCode: '1000' };
  expect(await gateway.findRefund(refund)).toEqual({ kind: 'no_answer' });
  status = 503;
  expect(await gateway.findRefund(refund)).toEqual({ kind: 'no_answer' });
});
