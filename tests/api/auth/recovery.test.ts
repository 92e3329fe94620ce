import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../support/account.ts';
import { later, START, testApi, type TestApi } from '../../support/api.ts';
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
const NEW = 'kis-bahcesi-43';

beforeAll(async () => {
  api = await testApi();
  customerId = await addCustomer(api.db);
});
afterAll(() => api.close());

let username = '';
let address = '';
let userId = 0;
beforeEach(async () => {
  api.now.value = START;
  for (const table of ['rate_counters', 'challenges', 'sandbox_outbox'] as const)
    await api.db.kysely.deleteFrom(table).execute();
  username = `user-${crypto.randomUUID().slice(0, 8)}`;
  address = `${username}@example.com`;
  userId = await addSignIn(api.db, { customerId, username, emails: [address] });
});

const reset = (recoveryKey: string, password = NEW) =>
  api.send(ANONYMOUS, 'resetPassword', {
    params: { recoveryKey },
    body: { password, userType: 'customer' },
  });

async function keyFor(identifier: string): Promise<string> {
  const before = (await messagesTo(api, address)).length;
  await api.ok(ANONYMOUS, 'requestPasswordReset', { body: { identifier } });
  await expect.poll(async () => (await messagesTo(api, address)).length).toBe(before + 1);
  const { body = '' } = (await messagesTo(api, address)).at(-1) ?? {};
  return /http:\/\/localhost:4000\/password-reset\/(rk_[\w-]+)/.exec(body)?.[1] ?? '';
}

test('a reset link has more than 128 bits, is stored as a hash, and works once', async () => {
  const key = await keyFor(username);
  expect(key.length).toBeGreaterThanOrEqual(3 + Math.ceil(128 / 6));
  const rows = await api.db.kysely.selectFrom('challenges').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(
    (await api.ok(ANONYMOUS, 'checkRecoveryKey', { query: { recoveryKey: key } })).data.valid,
  ).toBe(true);
  expect((await reset(key)).statusCode).toBe(200);
  expect(
    (await api.ok(ANONYMOUS, 'checkRecoveryKey', { query: { recoveryKey: key } })).data.valid,
  ).toBe(false);
  const again = await reset(key, 'bahar-bahcesi-44');
  expect([again.statusCode, again.json()]).toMatchObject([404, { reason: 'link_used' }]);
  await signIn(api, username, NEW);
});

test('a reset link expires after an hour, with a newer link, and with a password change', async () => {
  const first = await keyFor(username);
  later(api, 3599);
  expect(
    (await api.ok(ANONYMOUS, 'checkRecoveryKey', { query: { recoveryKey: first } })).data.valid,
  ).toBe(true);
  later(api, 3600);
  expect((await reset(first)).statusCode).toBe(404);
  const second = await keyFor(username);
  const third = await keyFor(address);
  expect((await reset(second)).statusCode).toBe(404);
  const caller = callerOf(await signIn(api, username));
  await api.ok(caller, 'updateCustomerUser', {
    params: { customerId, id: userId },
    version: 1,
    body: { oldPassword: PASSWORD, password: NEW },
  });
  expect((await reset(third, 'bahar-bahcesi-44')).statusCode).toBe(404);
});

test('a reset link leads to the panel whatever Host header was sent', async () => {
  const caller = { ...ANONYMOUS, host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await api.ok(caller, 'requestPasswordReset', { body: { identifier: username } });
  await expect.poll(async () => (await messagesTo(api, address)).length).toBe(1);
  const [mail] = await messagesTo(api, address);
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

test('an unknown account gets the same response', async () => {
  const responses = [];
  for (const identifier of [username, address, 'nobody', 'nobody@example.com', '0532 999 99 99']) {
    const response = await api.send(ANONYMOUS, 'requestPasswordReset', { body: { identifier } });
    responses.push([response.statusCode, response.body]);
  }
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
});

test('a reset ends all sessions, sends a notice, and requires the new password', async () => {
  const callers = [callerOf(await signIn(api, username)), callerOf(await signIn(api, username))];
  const key = await keyFor(username);
  const response = await reset(key);
  expect(response.json()).toEqual({ data: {} });
  for (const caller of callers)
    expect((await api.send(caller, 'getCustomer', { params: { customerId } })).statusCode).toBe(
      401,
    );
  expect((await messagesTo(api, address)).at(-1)?.subject).toBe('Şifreniz değişti');
  expect(
    (await api.send(ANONYMOUS, 'signIn', { body: { identifier: username, password: PASSWORD } }))
      .statusCode,
  ).toBe(401);
  await signIn(api, username, NEW);
});

test('a user who was locked out signs in after a reset', async () => {
  for (let index = 0; index < 10; index += 1)
    await api.send(ANONYMOUS, 'signIn', { body: { identifier: username, password: 'wrong' } });
  await reset(await keyFor(username));
  expect((await signIn(api, username, NEW)).user.id).toBe(userId);
});

test('a reset unlocks its own account for a locked-out address, and no other account', async () => {
  const other = `${username}-2`;
  await addSignIn(api.db, { customerId, username: other });
  const attempts = Array.from({ length: 30 }, (_, index) => ({ identifier: `unknown${index}` }));
  for (const { identifier } of attempts)
    await api.send(ANONYMOUS, 'signIn', { body: { identifier, password: 'wrong' } });
  const status = async (identifier: string, password: string) =>
    (await api.send(ANONYMOUS, 'signIn', { body: { identifier, password } })).statusCode;
  expect(await status(username, PASSWORD)).toBe(429);
  await reset(await keyFor(username));
  expect([await status(username, NEW), await status(other, PASSWORD)]).toEqual([200, 429]);
});

test.each(['123456', 'galatasaray1905', 'Şifrem123'])(
  'rejects %s, and the link remains valid',
  async (password) => {
    const key = await keyFor(username);
    const refused = await reset(key, password);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: [{ path: 'password', code: 'common_password' }] },
    ]);
    expect((await reset(key)).statusCode).toBe(200);
  },
);

test('a password has 6 to 128 characters of any kind', async () => {
  for (const password of ['12ab5', 'x'.repeat(129)])
    expect((await reset(await keyFor(username), password)).statusCode).toBe(422);
  for (const password of ['🌷 şıkö\u200f', `  ${'ğü'.repeat(60)}  `]) {
    await api.db.kysely.deleteFrom('rate_counters').execute();
    expect((await reset(await keyFor(username), password)).statusCode).toBe(200);
    await signIn(api, username, password);
  }
});

test('a reset by phone number is sent by e-mail if there is one, else by SMS', async () => {
  await addSignIn(api.db, { customerId, username: `${username}-sms`, phones: ['+905331112233'] });
  await api.ok(ANONYMOUS, 'requestPasswordReset', { body: { identifier: '0533 111 22 33' } });
  await expect.poll(async () => (await messagesTo(api, '+905331112233')).length).toBe(1);
  expect((await messagesTo(api, '+905331112233'))[0]?.body).toMatch(
    /http:\/\/localhost:4000\/password-reset\/rk_/,
  );
});

test('a forgotten username is sent only to its own e-mail address or phone number', async () => {
  await addSignIn(api.db, { customerId, username: `${username}-sms`, phones: ['+905331112244'] });
  await addSignIn(api.db, { customerId, username: '5331112266' });
  // Identifiers without an account are sent first: messages to them would arrive before those to the others.
  for (const identifier of [
    username,
    '05331112266',
    'nobody@example.com',
    address.toUpperCase(),
    '05331112244',
  ])
    await api.ok(ANONYMOUS, 'requestUsername', { body: { identifier } });
  await expect.poll(async () => (await messagesTo(api, address)).length).toBe(1);
  await expect.poll(async () => (await messagesTo(api, '+905331112244')).length).toBe(1);
  expect((await messagesTo(api, address))[0]?.body).toContain(`kullanıcı adınız: ${username}`);
  expect((await messagesTo(api, '+905331112244'))[0]?.body).toContain(`${username}-sms`);
  expect(await messagesTo(api, '+905331112266')).toEqual([]);
});
