import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { pendingSecret } from '../../../server/features/auth/totp.ts';
import { hashToken } from '../../../server/secrets/token.ts';
import { addCustomer } from '../../support/account.ts';
import { later, START, testApi, type Caller, type TestApi } from '../../support/api.ts';
import {
  addSignIn,
  callerOf,
  messagesTo,
  ANONYMOUS,
  PASSWORD,
  signIn,
} from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;

beforeAll(async () => {
  api = await testApi();
  customerId = await addCustomer(api.db);
});
afterAll(() => api.close());

let username = '';
let userId = 0;
let caller: Caller;
beforeEach(async () => {
  api.now.value = START;
  await api.db.kysely.deleteFrom('rate_counters').execute();
  username = `user-${crypto.randomUUID().slice(0, 8)}`;
  userId = await addSignIn(api.db, { customerId, username, emails: [`${username}@example.com`] });
  caller = callerOf(await signIn(api, username));
});

const epoch = () => Math.floor(api.now.value.getTime() / 1000);
const codeOf = (secret: string, seconds = 0) => generateSync({ secret, epoch: epoch() + seconds });
const set = (body: { code: string; enable: boolean; password?: string }, by = caller) =>
  api.send(by, 'setTwoFactor', { body });

/** Returns the pending secret of the QR code, which a test cannot scan. */
async function pending(): Promise<string> {
  const row = await api.db.kysely
    .selectFrom('customer_users')
    .select(['uuid', 'two_factor_last_step'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return pendingSecret(
    hashToken(caller['x-access-token'] ?? ''),
    row.uuid,
    row.two_factor_last_step,
  );
}

async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await pending();
  const response = await set({ code: codeOf(secret), enable: true });
  return {
    secret,
    recoveryCodes: response.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes,
  };
}

async function challengeOf(identifier = username): Promise<string> {
  const result = await api.ok(ANONYMOUS, 'signIn', { body: { identifier, password: PASSWORD } });
  if (result.outcome !== 'two_factor_required') throw new Error(result.outcome);
  return result.challenge;
}

const verify = (challenge: string, code: string) =>
  api.send(ANONYMOUS, 'signIn', { body: { challenge, code } });

test('renders the QR code without writing, and enables the factor only after a correct code', async () => {
  const before = await api.db.kysely
    .selectFrom('customer_users')
    .selectAll()
    .where('id', '=', userId)
    .execute();
  const image = await api.send(caller, 'getTwoFactorImage');
  expect(image.headers['content-type']).toBe('image/png');
  expect(image.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect((await set({ code: '000000', enable: true })).statusCode).toBe(422);
  expect(
    await api.db.kysely.selectFrom('customer_users').selectAll().where('id', '=', userId).execute(),
  ).toEqual(before);
  await signIn(api, username);
  const { recoveryCodes } = await turnOn();
  expect(new Set(recoveryCodes).size).toBe(8);
  await challengeOf();
  expect((await api.refused(caller, 'getTwoFactorImage')).error.reason).toBe('two_factor_on');
});

test('the secret can be read as text, but only before the factor is enabled', async () => {
  const { secret, address } = (await api.ok(caller, 'getTwoFactorSecret')).data;
  expect(secret).toBe(await pending());
  const { protocol, searchParams } = new URL(address);
  expect([protocol, searchParams.get('secret')]).toEqual(['otpauth:', secret]);
  expect((await set({ code: codeOf(secret), enable: true })).statusCode).toBe(200);
  const refused = await api.refused(caller, 'getTwoFactorSecret');
  expect([refused.status, refused.error.reason]).toEqual([409, 'two_factor_on']);
});

test('the second factor issues a new token', async () => {
  const { secret } = await turnOn();
  later(api, 30);
  const challenge = await challengeOf();
  const { accessToken } = (await verify(challenge, codeOf(secret))).json<{
    session: Schemas['Session'];
  }>().session;
  expect([challenge, caller['x-access-token']]).not.toContain(accessToken.id);
  const taken = { ...caller, 'x-access-token': challenge };
  expect((await api.refused(taken, 'getCustomer', { params: { customerId } })).status).toBe(401);
});

test('rejects a code used twice or of an older step', async () => {
  const { secret } = await turnOn();
  expect((await verify(await challengeOf(), codeOf(secret))).statusCode).toBe(422);
  later(api, 60);
  const challenge = await challengeOf();
  expect((await verify(challenge, codeOf(secret, -60))).statusCode).toBe(422);
  const code = codeOf(secret);
  expect((await verify(challenge, code)).json()).toMatchObject({
    outcome: 'signed_in',
    session: { user: { id: userId, twoFactorEnabled: true } },
  });
  expect((await verify(await challengeOf(), code)).statusCode).toBe(422);
});

test.each(['12345', 'abcdef', '1234567', ''])(
  '%j is rejected without a server error',
  async (code) => {
    await turnOn();
    expect((await verify(await challengeOf(), code)).statusCode).toBe(422);
    expect((await set({ code, enable: true })).statusCode).toBe(422);
  },
);

test('20 parallel sign-ins with one code make one session', async () => {
  const { secret } = await turnOn();
  later(api, 30);
  const challenges = [];
  for (let index = 0; index < 5; index += 1) challenges.push(await challengeOf());
  const responses = await Promise.all(
    challenges.flatMap((challenge) =>
      Array.from({ length: 4 }, () => verify(challenge, codeOf(secret))),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('each recovery code works once, however it is typed, and new codes replace old ones', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const [first = '', second = ''] = recoveryCodes;
  expect(
    (await verify(await challengeOf(), first.toUpperCase().replaceAll('-', ' '))).statusCode,
  ).toBe(200);
  expect((await verify(await challengeOf(), first)).statusCode).toBe(422);
  later(api, 30);
  const renewed = await set({ code: codeOf(secret), enable: true, password: PASSWORD });
  expect(renewed.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes).toHaveLength(8);
  expect((await verify(await challengeOf(), second)).statusCode).toBe(422);
  const rows = await api.db.kysely.selectFrom('recovery_codes').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(second);
});

test('five wrong codes end a challenge, and ten lock the account for a while', async () => {
  const { secret } = await turnOn();
  later(api, 30);
  const first = await challengeOf();
  for (let index = 0; index < 5; index += 1)
    expect((await verify(first, '000000')).statusCode).toBe(422);
  expect((await verify(first, codeOf(secret))).statusCode).toBe(401);
  const second = await challengeOf();
  for (let index = 0; index < 5; index += 1) await verify(second, '000000');
  const limited = await verify(await challengeOf(), codeOf(secret));
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '900']);
  later(api, 930);
  expect((await verify(await challengeOf(), codeOf(secret))).statusCode).toBe(200);
});

test('a challenge expires after five minutes', async () => {
  const { secret } = await turnOn();
  later(api, 30);
  const challenge = await challengeOf();
  later(api, 330);
  expect((await verify(challenge, codeOf(secret))).statusCode).toBe(401);
});

test('a disabled factor is not requested, and an earlier secret is never reused', async () => {
  const { secret } = await turnOn();
  later(api, 30);
  const off = await set({ code: codeOf(secret), enable: false });
  expect(off.json()).toEqual({ data: { enabled: false, recoveryCodes: [] } });
  await signIn(api, username);
  expect(await pending()).not.toBe(secret);
  expect(
    (await api.refused(caller, 'setTwoFactor', { body: { code: '123456', enable: false } })).error
      .reason,
  ).toBe('two_factor_off');
});

test('without the phone, a recovery code renews the codes and disables the factor', async () => {
  const [first = '', second = ''] = (await turnOn()).recoveryCodes;
  const renewed = await set({ code: first.toUpperCase(), enable: true, password: PASSWORD });
  const [fresh = ''] = renewed.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes;
  for (const code of [first, second])
    expect((await set({ code, enable: false, password: PASSWORD })).json()).toMatchObject({
      errors: [{ path: 'code', code: 'wrong_code' }],
    });
  const off = await set({ code: fresh.replaceAll('-', ''), enable: false, password: PASSWORD });
  expect(off.json()).toEqual({ data: { enabled: false, recoveryCodes: [] } });
  await signIn(api, username);
  expect((await set({ code: second, enable: true })).statusCode).toBe(422);
});

test('neither a reset nor a one-time code bypasses the second factor', async () => {
  await turnOn();
  await api.ok(ANONYMOUS, 'requestPasswordReset', { body: { identifier: username } });
  const address = `${username}@example.com`;
  await expect.poll(async () => (await messagesTo(api, address)).length).toBe(1);
  const key =
    /password-reset\/(rk_[\w-]+)/.exec((await messagesTo(api, address))[0]?.body ?? '')?.[1] ?? '';
  await api.ok(ANONYMOUS, 'resetPassword', {
    params: { recoveryKey: key },
    body: { password: 'kis-bahcesi-43', userType: 'customer' },
  });
  const byPassword = await api.ok(ANONYMOUS, 'signIn', {
    body: { identifier: username, password: 'kis-bahcesi-43' },
  });
  expect(byPassword.outcome).toBe('two_factor_required');
  const { data } = await api.ok(ANONYMOUS, 'requestCode', { body: { identifier: address } });
  await expect.poll(async () => (await messagesTo(api, address)).length).toBe(3);
  const code = /\b\d{6}\b/.exec((await messagesTo(api, address))[2]?.body ?? '')?.[0] ?? '';
  expect(
    (await api.ok(ANONYMOUS, 'verifyCode', { body: { requestId: data.requestId, code } })).outcome,
  ).toBe('two_factor_required');
});

test('a password change ends a sign-in between its two steps', async () => {
  const { secret } = await turnOn();
  later(api, 30);
  const challenge = await challengeOf();
  await api.ok(caller, 'updateCustomerUser', {
    params: { customerId, id: userId },
    version: 1,
    body: { oldPassword: PASSWORD, password: 'kis-bahcesi-43' },
  });
  expect((await verify(challenge, codeOf(secret))).statusCode).toBe(401);
});

test('disabling it requires the password five minutes after sign-in', async () => {
  const secret = await pending();
  later(api, 300);
  expect((await set({ code: '000000', enable: true })).statusCode).toBe(422);
  later(api, 301);
  expect(
    (await api.refused(caller, 'setTwoFactor', { body: { code: codeOf(secret), enable: true } }))
      .error.code,
  ).toBe('reauth_required');
  const wrong = await api.refused(caller, 'setTwoFactor', {
    body: { code: codeOf(secret), enable: true, password: 'wrong' },
  });
  expect(wrong.error.errors).toMatchObject([{ path: 'password', code: 'wrong_password' }]);
  expect((await set({ code: codeOf(secret), enable: true, password: PASSWORD })).statusCode).toBe(
    200,
  );
});

test('limits guesses of the password here, too', async () => {
  const body = { code: '000000', enable: true, password: 'wrong' };
  for (let index = 0; index < 10; index += 1) expect((await set(body)).statusCode).toBe(422);
  expect((await set({ ...body, password: PASSWORD })).statusCode).toBe(429);
});
