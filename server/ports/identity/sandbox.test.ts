import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { chooseIdentity } from './choose.ts';
import { sandboxIdentity } from './sandbox.ts';
import { sandboxIdentityPage } from './sandboxPage.ts';

const PUBLIC_URL = 'https://panel.example';
const redirectUri = `${PUBLIC_URL}/auth/google`;
const codeVerifier = 'verifier';
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');

async function setUp() {
  const now = { value: new Date('2026-11-21T09:00:00.000Z') };
  const sandbox = sandboxIdentity({ publicUrl: PUBLIC_URL, clock: () => now.value });
  const app = Fastify();
  await app.register(sandboxIdentityPage(sandbox, PUBLIC_URL));
  const google = sandbox.service('google');
  const authUrl = google.authUrl({ redirectUri, state: 'st_1', nonce: 'no_1', codeChallenge });
  const visit = (address: string) =>
    app.inject({ url: address.replace(PUBLIC_URL, ''), headers: { 'accept-language': 'tr' } });
  const choose = async (person: string) =>
    new URL(String((await visit(`${authUrl}&person=${person}`)).headers.location));
  return { now, google, authUrl, visit, choose, facebook: sandbox.service('facebook') };
}

const request = (code: string | null) => ({
  code: code ?? '',
  redirectUri,
  nonce: 'no_1',
  codeVerifier,
});

test('the page offers three people and a cancel link', async () => {
  const { authUrl, visit } = await setUp();
  const page = await visit(authUrl);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<html lang="tr">');
  expect([...page.body.matchAll(/person=(\w+)/g)].map(([, person]) => person)).toEqual([
    'ayse',
    'mert',
    'deniz',
    'nobody',
  ]);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('choosing a person redirects with code and state, and the code is valid once', async () => {
  const { google, choose } = await setUp();
  const back = await choose('ayse');
  expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
  expect(back.searchParams.get('state')).toBe('st_1');
  const code = back.searchParams.get('code');
  expect(await google.exchange(request(code))).toMatchObject({
    subject: 'sandbox-google-ayse',
    emailVerified: true,
  });
  expect(await google.exchange(request(code))).toBeUndefined();
});

test('cancelling redirects with the error of the real services', async () => {
  const { choose } = await setUp();
  expect((await choose('nobody')).search).toBe('?error=access_denied&state=st_1');
});

test('a code is bound to nonce, verifier, address, service and time', async () => {
  const { google, facebook, choose, now } = await setUp();
  const code = async () => (await choose('ayse')).searchParams.get('code');
  expect(await google.exchange({ ...request(await code()), nonce: 'no_2' })).toBeUndefined();
  expect(
    await google.exchange({ ...request(await code()), codeVerifier: 'other' }),
  ).toBeUndefined();
  expect(
    await google.exchange({ ...request(await code()), redirectUri: `${PUBLIC_URL}/other` }),
  ).toBeUndefined();
  expect(await facebook.exchange(request(await code()))).toBeUndefined();
  const late = await code();
  now.value = new Date(now.value.getTime() + 300_000);
  expect(await google.exchange(request(late))).toBeUndefined();
});

test.each(['https://evil.example/auth/google', `${PUBLIC_URL}.evil.example/`, '/auth/google', ''])(
  'the page redirects to the panel only: %j',
  async (address) => {
    const { visit } = await setUp();
    const query = new URLSearchParams({
      redirect_uri: address,
      state: 's',
      nonce: 'n',
      code_challenge: 'c',
      person: 'ayse',
    });
    expect((await visit(`/sandbox/idp/google/authorize?${query.toString()}`)).statusCode).toBe(400);
  },
);

test('query parameters are escaped on the page', async () => {
  const { visit } = await setUp();
  const query = new URLSearchParams({
    redirect_uri: `${redirectUri}"><script>`,
    state: '"><script>',
    nonce: 'n',
    code_challenge: 'c',
  });
  expect((await visit(`/sandbox/idp/google/authorize?${query.toString()}`)).body).not.toContain(
    '<script>',
  );
});

test('rejects an unknown service or person', async () => {
  const { visit, authUrl } = await setUp();
  expect((await visit('/sandbox/idp/other/authorize?person=ayse')).statusCode).toBe(404);
  expect((await visit(`${authUrl}&person=toString`)).statusCode).toBe(400);
});

test('without keys and sandbox a service is disabled', async () => {
  const { identity, page } = chooseIdentity({ publicUrl: PUBLIC_URL, sandbox: false });
  expect(page).toBeUndefined();
  expect(
    identity.authUrl('google', { redirectUri, state: 'st_1', nonce: 'n', codeChallenge: 'c' }),
  ).toBe(`${redirectUri}?error=temporarily_unavailable&state=st_1`);
  expect(await identity.verifyToken('google', 'token-of-sandbox-google-ayse')).toBeUndefined();
});
