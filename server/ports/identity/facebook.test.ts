import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonServer, type JsonServer } from '../../../tests/support/jsonServer.ts';
import { facebookIdentity } from './facebook.ts';
import type { ServiceIdentity } from './serviceIdentity.ts';

let server: JsonServer;
let facebook: ServiceIdentity;
let about: Record<string, unknown>;
let me: Record<string, unknown>;

beforeEach(async () => {
  about = { is_valid: true, app_id: '7', user_id: '42' };
  me = { id: '42', name: 'Ayşe Yıldırım' };
  server = await jsonServer(({ path, query }) => {
    if (path === '/v21.0/oauth/access_token')
      return query.get('code') === 'right' ? [200, { access_token: 'token' }] : [400, {}];
    return path === '/v21.0/debug_token' ? [200, { data: about }] : [200, me];
  });
  facebook = facebookIdentity({ appId: '7', appSecret: 'secret', graphUrl: server.url });
});
afterEach(() => server.close());

const request = {
  code: 'right',
  redirectUri: 'https://panel.example/auth/facebook',
  nonce: '',
  codeVerifier: '',
};
const ayse = { subject: '42', name: 'Ayşe Yıldırım', email: undefined, emailVerified: false };

test('a code returns a person after Facebook has verified the token', async () => {
  expect(await facebook.exchange(request)).toEqual(ayse);
  const requests = server.requests.map(({ path, query }) => [
    path,
    query.get('input_token'),
    query.get('appsecret_proof'),
  ]);
  expect(requests).toEqual([
    ['/v21.0/oauth/access_token', null, null],
    ['/v21.0/debug_token', 'token', null],
    ['/v21.0/me', null, createHmac('sha256', 'secret').update('token').digest('hex')],
  ]);
});

test('a token of another app or user, or an invalid one, returns nobody', async () => {
  about = { is_valid: true, app_id: '8', user_id: '42' };
  expect(await facebook.verifyToken('token')).toBeUndefined();
  about = { is_valid: false, app_id: '7', user_id: '42' };
  expect(await facebook.verifyToken('token')).toBeUndefined();
  about = { is_valid: true, app_id: '7', user_id: '43' };
  expect(await facebook.verifyToken('token')).toBeUndefined();
});

test('a rejected code returns nobody', async () => {
  expect(await facebook.exchange({ ...request, code: 'wrong' })).toBeUndefined();
});

test('the dialog requests only the needed permissions', () => {
  const url = new URL(
    facebook.authUrl({
      redirectUri: request.redirectUri,
      state: 'st_1',
      nonce: '',
      codeChallenge: '',
    }),
  );
  expect(`${url.origin}${url.pathname}`).toBe('https://www.facebook.com/v21.0/dialog/oauth');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: '7',
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: 'public_profile,email',
    state: 'st_1',
  });
});
