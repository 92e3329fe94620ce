import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { iyzicoGateway } from './iyzico.ts';
import { minorOf, priceText } from './iyzicoSignature.ts';

const SECRET = 'secret-of-the-shop';
const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');
const gateway = iyzicoGateway({
  kind: 'iyzico',
  baseUrl: 'http://127.0.0.1:1',
  apiKey: 'key-of-the-shop',
  secretKey: SECRET,
});

const direct = {
  iyziEventType: 'THREE_DS_AUTH',
  iyziReferenceCode: 'r1',
  paymentId: 24001,
  paymentConversationId: 'c1',
  status: 'SUCCESS',
};
const signature = hmac(`${SECRET}THREE_DS_AUTH24001c1SUCCESS`);

test('reads a notification with a valid signature', () => {
  expect(gateway.readNotification(direct, signature)).toEqual({
    conversationId: 'c1',
    event: 'THREE_DS_AUTH',
    reference: '24001',
  });
  const { paymentId: iyziPaymentId, ...others } = direct;
  const ofPage = { ...others, iyziEventType: 'CHECKOUT_FORM_AUTH', iyziPaymentId, token: 'p1' };
  const signed = hmac(`${SECRET}CHECKOUT_FORM_AUTH24001p1c1SUCCESS`);
  expect(gateway.readNotification(ofPage, signed)).toMatchObject({ reference: 'token:p1' });
});

test.each<[string, unknown, string | undefined]>([
  ['without a signature', direct, undefined],
  ['with a short signature', direct, signature.slice(1)],
  ['of another payment', { ...direct, paymentId: 24002 }, signature],
  ['of another status', { ...direct, status: 'FAILURE' }, signature],
  ['of no payment of ours', { ...direct, paymentConversationId: '' }, signature],
  ['that is a list', [direct], signature],
])('rejects a notification %s', (_name, body, header) => {
  expect(gateway.readNotification(body, header)).toBeUndefined();
});

test('reads the browser’s form as unverified', () => {
  expect(gateway.readReturn({ status: 'success', paymentId: '24001', mdStatus: '1' })).toEqual({
    reference: '24001',
    isAuthenticated: true,
    verdict: '1',
  });
  expect(gateway.readReturn({ status: 'failure', paymentId: '24001', mdStatus: '0' })).toEqual({
    reference: '24001',
    isAuthenticated: false,
    verdict: '0',
  });
  expect(gateway.readReturn({ token: 'p1' }).reference).toBe('token:p1');
  expect(gateway.readReturn({}).isAuthenticated).toBe(false);
});

test.each([
  [1000, '10.0'],
  [1050, '10.5'],
  [1005, '10.05'],
  [99, '0.99'],
  [0, '0.0'],
  [123_456_789, '1234567.89'],
])('formats %i kuruş as %s, and parses it back', (minor, text) => {
  expect(priceText(minor)).toBe(text);
  expect(minorOf(text)).toBe(minor);
  expect(minorOf(`${text}000000`)).toBe(minor);
});

test.each(['', '1,5', '-1', '1.005', '1e3', 'NaN', undefined, null])('%j is no price', (text) => {
  expect(minorOf(text)).toBeUndefined();
});
