import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jsonServer, type JsonServer } from '../../../tests/support/jsonServer.ts';
import { googleIdentity } from './google.ts';
import type { ServiceIdentity } from './serviceIdentity.ts';

const ISSUER = 'https://accounts.example';
const keyPair = await generateKeyPair('RS256');
const strangers = await generateKeyPair('RS256');

let server: JsonServer;
let google: ServiceIdentity;
let idToken: string;
let status: number;

beforeAll(async () => {
  const key = { ...(await exportJWK(keyPair.publicKey)), kid: 'one', alg: 'RS256' };
  server = await jsonServer(({ path }) =>
    path === '/keys' ? [200, { keys: [key] }] : [status, { id_token: idToken }],
  );
  const endpoints = {
    authorize: `${ISSUER}/authorize`,
    token: `${server.url}/token`,
    keys: `${server.url}/keys`,
    issuers: [ISSUER],
  };
  google = googleIdentity({ clientId: 'ours', clientSecret: 'secret', endpoints });
});
afterAll(() => server.close());

const claims: JWTPayload = {
  iss: ISSUER,
  aud: 'ours',
  sub: '42',
  nonce: 'no_1',
  name: 'Ayşe Yıldırım',
  email: 'ayse@example.com',
  email_verified: true,
};
const sign = (own: JWTPayload = {}, key = keyPair.privateKey, expires = '5m') =>
  new SignJWT({ ...claims, ...own })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);

beforeEach(async () => {
  status = 200;
  idToken = await sign();
});

const request = {
  code: 'abc',
  redirectUri: 'https://panel.example/auth/google',
  nonce: 'no_1',
  codeVerifier: 'verifier',
};

test('redirects the browser with state, nonce and PKCE', () => {
  const url = new URL(
    google.authUrl({
      redirectUri: request.redirectUri,
      state: 'st_1',
      nonce: 'no_1',
      codeChallenge: 'challenge',
    }),
  );
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'ours',
    redirect_uri: request.redirectUri,
    response_type: 'code',
    state: 'st_1',
    nonce: 'no_1',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
  });
});

test('a code returns a person', async () => {
  expect(await google.exchange(request)).toEqual({
    subject: '42',
    name: 'Ayşe Yıldırım',
    email: 'ayse@example.com',
    emailVerified: true,
  });
  const form = new URLSearchParams(server.requests.findLast(({ path }) => path === '/token')?.body);
  expect(Object.fromEntries(form)).toEqual({
    grant_type: 'authorization_code',
    code: 'abc',
    client_id: 'ours',
    client_secret: 'secret',
    redirect_uri: request.redirectUri,
    code_verifier: 'verifier',
  });
});

test.each<[string, () => Promise<string> | string]>([
  ['another audience', () => sign({ aud: 'theirs' })],
  ['another issuer', () => sign({ iss: 'https://evil.example' })],
  ['another nonce', () => sign({ nonce: 'no_2' })],
  ['no nonce', () => sign({ nonce: undefined })],
  ['the past', () => sign({}, keyPair.privateKey, '-1m')],
  ['a stranger’s key', () => sign({}, strangers.privateKey)],
  ['no signature', () => new UnsecuredJWT(claims).setExpirationTime('5m').setIssuedAt().encode()],
  ['nonsense', () => 'nonsense'],
])('a token of %s returns nobody', async (_, make) => {
  idToken = await make();
  expect(await google.exchange(request)).toBeUndefined();
});

test('a token of the script is verified, too, but has no nonce', async () => {
  expect(await google.verifyToken(await sign({ nonce: undefined }))).toMatchObject({
    subject: '42',
  });
  expect(await google.verifyToken(await sign({ aud: 'theirs' }))).toBeUndefined();
});

test('a rejected code returns nobody; an unavailable service throws an error without secrets', async () => {
  status = 400;
  expect(await google.exchange(request)).toBeUndefined();
  status = 500;
  await expect(google.exchange(request)).rejects.toThrow(/^127\.0\.0\.1:\d+ answers 500$/);
});
