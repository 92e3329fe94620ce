import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { sweepSessions } from '../../../server/features/auth/commands.ts';
import { addCustomer } from '../../support/account.ts';
import { later, START, testApi, type TestApi } from '../../support/api.ts';
import { addSignIn, messagesTo, ANONYMOUS, PASSWORD } from '../../support/signIn.ts';

const DAY = 86_400_000;
const HOME = '203.0.113.1';
let api: TestApi;

beforeAll(async () => {
  api = await testApi();
  const customerId = await addCustomer(api.db);
  await addSignIn(api.db, { customerId, username: 'ayse', emails: ['ayse@example.com'] });
  await addSignIn(api.db, { customerId, username: 'mert', emails: ['mert@example.com'] });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.now.value = START;
  for (const table of ['rate_counters', 'known_devices', 'challenges', 'sandbox_outbox'] as const)
    await api.db.kysely.deleteFrom(table).execute();
});

/** Returns the cookie that a response sets; empty without one. */
const cookieOf = (response: LightMyRequestResponse): string =>
  String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';

interface Where {
  cookie?: string;
  address?: string;
}

const attempt = (
  identifier: string,
  password: string,
  { cookie = '', address = HOME }: Where = {},
) =>
  api.send({ ...ANONYMOUS, ...(cookie && { cookie }) }, 'signIn', {
    body: { identifier, password },
    address,
  });

/** Sends wrong passwords until the username is throttled and this address is locked out. */
async function attack(address: string) {
  for (let index = 0; index < 10; index += 1)
    expect((await attempt('ayse', 'wrong', { address })).statusCode).toBe(401);
  expect((await attempt('ayse', PASSWORD, { address })).statusCode).toBe(429);
}

test('a sign-in sets an HttpOnly device cookie and stores only its hash', async () => {
  const response = await attempt('ayse', PASSWORD);
  const [, token = ''] = cookieOf(response).split('=');
  expect(token).toMatch(/^dv_[\w-]{32}$/);
  const setCookie = String(response.headers['set-cookie']);
  expect(setCookie).toMatch(/; HttpOnly/);
  expect(setCookie).toMatch(/; SameSite=Strict/);
  expect(setCookie).toMatch(/; Path=\/;/);
  expect(setCookie).not.toMatch(/; Secure/);
  const rows = await api.db.kysely.selectFrom('known_devices').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(cookieOf(await attempt('ayse', 'wrong'))).toBe('');
});

test('the device cookie is Secure over https', async () => {
  const { db, ports, now } = api;
  const publicUrl = 'https://panel.example';
  const app = await buildApp({ db, ports, clock: () => now.value, publicUrl });
  const response = await app.inject({
    method: 'POST',
    url: '/api/access-tokens',
    payload: { identifier: 'ayse', password: PASSWORD },
  });
  const setCookie = String(response.headers['set-cookie']);
  expect(setCookie).toMatch(/^__Host-panel_device=dv_/);
  expect(setCookie).toMatch(/; Secure/);
  await app.close();
});

test('a known device signs in while an attacker is locked out, even from the same address', async () => {
  const cookie = cookieOf(await attempt('ayse', PASSWORD));
  await attack(HOME);
  expect((await attempt('ayse', PASSWORD, { address: '203.0.113.2' })).statusCode).toBe(429);
  const again = await attempt('ayse', PASSWORD, { cookie });
  expect(again.statusCode).toBe(200);
  // Each sign-in changes the token, so that a copy of an old one is invalid.
  expect(cookieOf(again)).not.toBe(cookie);
  expect((await attempt('ayse', PASSWORD, { cookie })).statusCode).toBe(429);
});

test('a known device also gets at most ten attempts, whatever other users sign in on it', async () => {
  let cookie = cookieOf(await attempt('ayse', PASSWORD));
  cookie = cookieOf(await attempt('mert', PASSWORD, { cookie }));
  for (let index = 0; index < 10; index += 1)
    expect((await attempt('ayse', 'wrong', { cookie })).statusCode).toBe(401);
  const mert = await attempt('mert', PASSWORD, { cookie });
  expect(mert.statusCode).toBe(200);
  cookie = cookieOf(mert);
  const refused = await attempt('ayse', PASSWORD, { cookie });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
  // Failed attempts on a known device throttle no other address.
  expect((await attempt('ayse', PASSWORD, { address: '203.0.113.9' })).statusCode).toBe(200);
});

test('a device is known only for the users who signed in on it', async () => {
  const cookie = cookieOf(await attempt('mert', PASSWORD));
  await attack('198.51.100.1');
  expect((await attempt('ayse', PASSWORD, { cookie })).statusCode).toBe(429);
  expect((await attempt('ayse', PASSWORD, { cookie: 'panel_device=dv_x' })).statusCode).toBe(429);
});

test('a token that somebody else planted is replaced', async () => {
  const planted = `panel_device=dv_${'a'.repeat(32)}`;
  const issued = cookieOf(await attempt('ayse', PASSWORD, { cookie: planted }));
  expect(issued).not.toBe(planted);
  await attack('198.51.100.1');
  expect((await attempt('ayse', PASSWORD, { cookie: planted })).statusCode).toBe(429);
});

const requestCodeFrom = (address: string, cookie = '') =>
  api.send({ ...ANONYMOUS, ...(cookie && { cookie }) }, 'requestCode', {
    body: { identifier: 'ayse@example.com' },
    address,
  });

async function codes(): Promise<string[]> {
  const mails = await messagesTo(api, 'ayse@example.com');
  return mails.map(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? '');
}

test('a one-time code signs in a throttled user and makes the device known', async () => {
  await attack('198.51.100.1');
  expect((await requestCodeFrom('198.51.100.1')).statusCode).toBe(200);
  const { data } = (await requestCodeFrom(HOME)).json<{ data: { requestId: string } }>();
  await expect.poll(async () => (await codes()).length).toBe(2);
  const [, code = ''] = await codes();
  // A newer code for another address does not invalidate the older one.
  later(api, 60);
  expect((await requestCodeFrom('198.51.100.1')).statusCode).toBe(200);
  const verified = await api.send(ANONYMOUS, 'verifyCode', {
    body: { requestId: data.requestId, code },
    address: HOME,
  });
  expect(verified.json()).toMatchObject({ outcome: 'signed_in' });
  const cookie = cookieOf(verified);
  expect((await attempt('ayse', PASSWORD, { cookie })).statusCode).toBe(200);
});

test('a known device gets a code even after a stranger has used up the limit', async () => {
  const cookie = cookieOf(await attempt('ayse', PASSWORD));
  for (let minute = 0; minute < 10; minute += 1) {
    later(api, minute * 60);
    expect((await requestCodeFrom('198.51.100.1')).statusCode).toBe(200);
  }
  const stranger = await requestCodeFrom('198.51.100.2');
  expect([stranger.statusCode, stranger.headers['retry-after']]).toEqual([429, '60']);
  expect((await requestCodeFrom('198.51.100.1', cookie)).statusCode).toBe(200);
});

test('a password reset forgets all devices, and an unused device expires after half a year', async () => {
  const count = async () =>
    (await api.db.kysely.selectFrom('known_devices').select('id').execute()).length;
  await attempt('ayse', PASSWORD);
  await sweepSessions(api.db.kysely, new Date(START.getTime() + 180 * DAY - 1));
  expect(await count()).toBe(1);
  await sweepSessions(api.db.kysely, new Date(START.getTime() + 180 * DAY));
  expect(await count()).toBe(0);
  await attempt('mert', PASSWORD);
  await api.ok(ANONYMOUS, 'requestPasswordReset', { body: { identifier: 'mert' } });
  await expect.poll(async () => (await messagesTo(api, 'mert@example.com')).length).toBe(1);
  const [mail] = await messagesTo(api, 'mert@example.com');
  const recoveryKey = /password-reset\/(rk_[\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const body = { password: 'kis-bahcesi-43', userType: 'customer' };
  await api.ok(ANONYMOUS, 'resetPassword', { params: { recoveryKey }, body });
  expect(await count()).toBe(0);
});
