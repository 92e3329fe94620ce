import { randomUUID } from 'node:crypto';
import { textOf, type Answer } from '../iyzicoShapes.ts';
import { installmentPrices } from './installmentPrices.ts';
import { cardMembers, failure, type PlayedPayments, type NO_RESPONSE } from './PlayedPayments.ts';
import type { SandboxStore } from './store.ts';

async function keepCard(store: SandboxStore, body: Answer): Promise<Answer> {
  const token = textOf(body, 'cardToken');
  const typed = await store.get('token', token);
  if (!typed || !(await store.remove('token', token)))
    return failure('3005', 'card token not found');
  const kept = { userKey: textOf(body, 'cardUserKey') || randomUUID(), token: randomUUID() };
  await store.put('card', `${kept.userKey}:${kept.token}`, typed);
  await store.log('card kept', `${typed.brand} ${typed.lastFour}`);
  return { status: 'success', ...cardMembers(typed, kept) };
}

async function forgetCard(store: SandboxStore, body: Answer): Promise<Answer> {
  const key = `${textOf(body, 'cardUserKey')}:${textOf(body, 'cardToken')}`;
  await store.log('card forgotten', '');
  return (await store.remove('card', key))
    ? { status: 'success' }
    : failure('3006', 'card not found');
}

type Call = (body: Answer) => Promise<Answer | typeof NO_RESPONSE>;

/** Returns the sandbox's handler of each API call, by method and path. */
export function sandboxCalls(
  store: SandboxStore,
  payments: PlayedPayments,
): readonly ['GET' | 'POST' | 'DELETE', string, Call][] {
  return [
    ['POST', '/payment/3dsecure/initialize', (body) => payments.initialize(body)],
    ['POST', '/payment/v2/3dsecure/auth', (body) => payments.authorize(body)],
    ['POST', '/payment/detail', (body) => payments.detail(body)],
    ['POST', '/v2/payment/refund', (body) => payments.refund(body)],
    ['GET', '/v2/reporting/payment/details', (query) => payments.report(query)],
    ['POST', '/payment/iyzipos/installment', async (body) => installmentPrices(body)],
    ['POST', '/cardstorage/card', (body) => keepCard(store, body)],
    ['DELETE', '/cardstorage/card', (body) => forgetCard(store, body)],
  ];
}
