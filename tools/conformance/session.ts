import { jsonOf, type Send } from './send.ts';
import { get } from '#contract/get.ts';
import { isScalar } from './values.ts';

export type Credentials =
  | { token: string; consumerKey: string }
  | { username: string; password: string };

export interface Session {
  /** Headers of every request of the session. */
  headers: Record<string, string>;
  token: string;
  customerId: string;
}

function sessionOf(token: unknown, consumerKey: unknown, customerId: unknown): Session {
  if (typeof token !== 'string' || typeof consumerKey !== 'string' || !isScalar(customerId))
    throw new Error('The API returned no session: token, consumer key or account is missing');
  return {
    headers: { 'x-access-token': token, 'x-consumer-key': consumerKey, 'accept-language': 'en' },
    token,
    customerId: String(customerId),
  };
}

/** Signs in, or loads the session of a token. @throws Error with the API's response if it is rejected */
export async function openSession(send: Send, credentials: Credentials): Promise<Session> {
  if ('token' in credentials) {
    const { token, consumerKey } = credentials;
    const headers = { 'x-access-token': token, 'x-consumer-key': consumerKey };
    const response = await send({ method: 'GET', path: `/access-tokens/${token}`, headers });
    if (response.status !== 200) throw new Error(`The token was rejected: ${response.status}`);
    return sessionOf(token, consumerKey, get(jsonOf(response), 'customer.id'));
  }
  const body = { identifier: credentials.username, password: credentials.password };
  const response = await send({ method: 'POST', path: '/access-tokens', headers: {}, body });
  const result = jsonOf(response);
  if (get(result, 'outcome') !== 'signed_in')
    throw new Error(`The sign-in returned ${response.status} ${response.text.slice(0, 200)}`);
  return sessionOf(
    get(result, 'session.accessToken.id'),
    get(result, 'session.consumerKey'),
    get(result, 'session.customer.id'),
  );
}
