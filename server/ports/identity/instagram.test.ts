import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonServer, type JsonServer } from '../../../tests/support/jsonServer.ts';
import { instagramIdentity } from './instagram.ts';
import type { ServiceIdentity } from './serviceIdentity.ts';

let server: JsonServer;
let instagram: ServiceIdentity;
let token: unknown;

beforeEach(async () => {
  token = { access_token: 'short', user_id: 42 };
  server = await jsonServer(({ path, query }) => {
    if (path === '/token') return [200, token];
    return query.get('access_token') === 'short'
      ? [200, { user_id: 42, username: 'cinaralti' }]
      : [400, {}];
  });
  instagram = instagramIdentity({
    appId: '7',
    appSecret: 'secret',
    tokenUrl: `${server.url}/token`,
    graphUrl: server.url,
  });
});
afterEach(() => server.close());

const request = {
  code: 'abc#_',
  redirectUri: 'https://panel.example/instagram/callback',
  nonce: '',
  codeVerifier: '',
};

test.each([
  [{ access_token: 'short', user_id: 42 }],
  [{ data: [{ access_token: 'short', user_id: '42' }] }],
])('a code returns an account: %j', async (response) => {
  token = response;
  expect(await instagram.exchange(request)).toEqual({
    subject: '42',
    name: 'cinaralti',
    email: undefined,
    emailVerified: false,
  });
  expect(new URLSearchParams(server.requests[0]?.body).get('code')).toBe('abc');
});

test.each([[{}], [{ access_token: 'other' }], [null]])('%j returns nobody', async (response) => {
  token = response;
  expect(await instagram.exchange(request)).toBeUndefined();
});
