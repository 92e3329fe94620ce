import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { addCustomer } from '../../support/account.ts';
import { later, START, testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn, ANONYMOUS, PASSWORD, PASSWORD_HASH } from '../../support/signIn.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
  const customerId = await addCustomer(api.db);
  await addSignIn(api.db, { customerId, username: 'ayse', emails: ['ayse@example.com'] });
  const emails = ['ortak@example.com'];
  const otherHash = PASSWORD_HASH.replace('lQdX', 'lQdY');
  const other = { username: 'other', emails, own: { password_hash: otherHash } };
  await addSignIn(api.db, { customerId, ...other });
  await addSignIn(api.db, { customerId, username: 'mert', emails });
  for (let index = 0; index < 35; index += 1)
    await addSignIn(api.db, { customerId, username: `user${index}` });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.now.value = START;
  await api.db.kysely.deleteFrom('rate_counters').execute();
});

const attempt = (
  identifier: string,
  password: string,
  { address = '203.0.113.1', caller = ANONYMOUS }: { address?: string; caller?: Caller } = {},
) => api.send(caller, 'signIn', { body: { identifier, password }, address });

test('ten wrong passwords lock out the client address, whatever X-Forwarded-For claims', async () => {
  for (let index = 0; index < 10; index += 1) {
    later(api, index);
    const caller = { ...ANONYMOUS, 'x-forwarded-for': `198.51.100.${index}` };
    const identifier = index % 2 === 0 ? 'ayse' : 'AYSE@example.com';
    expect((await attempt(identifier, 'wrong', { caller })).statusCode).toBe(401);
  }
  later(api, 10);
  const refused = await attempt('ayse', PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('890');
  const { code, message } = refused.json<{ code: string; message: string }>();
  expect(code).toBe('too_many_requests');
  expect(message).toBe('Çok fazla giriş denemesi yapıldı. 15 dakika sonra yeniden deneyin.');
  expect((await attempt('ayse', PASSWORD, { address: '203.0.113.99' })).statusCode).toBe(200);
  later(api, 899);
  expect((await attempt('ayse', PASSWORD)).statusCode).toBe(429);
  later(api, 900);
  expect((await attempt('ayse', PASSWORD)).statusCode).toBe(200);
});

test('wrong passwords from changing addresses delay the username, longer each time', async () => {
  let seconds = 0;
  let addresses = 0;
  const guess = () => attempt('ayse', 'wrong', { address: `198.51.100.${(addresses += 1)}` });
  for (let index = 0; index < 10; index += 1) expect((await guess()).statusCode).toBe(401);
  for (const wait of [1, 2, 4, 8, 16, 32, 64, 90, 90]) {
    const refused = await guess();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(wait)]);
    later(api, (seconds += wait));
    expect((await guess()).statusCode).toBe(401);
  }
  expect((await attempt('user1', PASSWORD)).statusCode).toBe(200);
  later(api, seconds + 90);
  expect((await attempt('ayse', PASSWORD)).statusCode).toBe(200);
});

test('parallel guesses from 50 addresses get at most ten attempts', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      attempt('ayse', 'wrong', { address: `198.51.100.${index}` }),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
});

test('attempts are shared between processes and survive a restart', async () => {
  const { db, ports, now } = api;
  const second = await buildApp({ db, ports, clock: () => now.value, checkAnswers: true });
  const at = (app: typeof second, password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/access-tokens',
      payload: { identifier: 'ayse', password },
      headers: { ...ANONYMOUS, 'x-forwarded-for': crypto.randomUUID() },
    });
  for (let index = 0; index < 10; index += 1)
    expect((await at(index % 2 === 0 ? api.app : second, 'wrong')).statusCode).toBe(401);
  await second.close();
  const third = await buildApp({ db, ports, clock: () => now.value, checkAnswers: true });
  for (const app of [api.app, third]) expect((await at(app, PASSWORD)).statusCode).toBe(429);
  later(api, 901);
  expect((await at(third, PASSWORD)).statusCode).toBe(200);
  await third.close();
});

test('attempts for one account do not block another one with the same address', async () => {
  const shared = (password: string) => attempt('ortak@example.com', password);
  for (let index = 0; index < 10; index += 1)
    expect((await attempt('other', 'wrong')).statusCode).toBe(401);
  expect((await attempt('other', 'wrong')).statusCode).toBe(429);
  expect((await shared(PASSWORD)).statusCode).toBe(200);
  // The other one is guessed ten times, not more: each guess counts for both, its success for none.
  for (let index = 0; index < 10; index += 1)
    expect((await shared(`wrong ${index}`)).statusCode).toBe(401);
  expect((await shared(PASSWORD)).statusCode).toBe(429);
  expect((await attempt('mert', PASSWORD)).statusCode).toBe(429);
});

test('delays of one account neither delay nor count for another one with the same address', async () => {
  for (let index = 0; index < 10; index += 1)
    await attempt('other', 'wrong', { address: `198.51.100.${index}` });
  expect((await attempt('other', 'wrong')).statusCode).toBe(429);
  for (let index = 0; index < 10; index += 1)
    expect((await attempt('ortak@example.com', PASSWORD)).statusCode).toBe(200);
  later(api, 2);
  expect((await attempt('other', 'wrong')).statusCode).toBe(401);
});

test('attempts for an unknown account count the same', async () => {
  for (let index = 0; index < 10; index += 1)
    expect((await attempt('nobody', 'wrong')).statusCode).toBe(401);
  expect((await attempt('NOBODY ', 'wrong')).statusCode).toBe(429);
});

test('correct passwords do not count as attempts', async () => {
  for (let index = 0; index < 9; index += 1) await attempt('ayse', 'wrong');
  for (let index = 0; index < 5; index += 1)
    expect((await attempt('ayse', PASSWORD)).statusCode).toBe(200);
  await attempt('ayse', 'wrong');
  expect((await attempt('ayse', PASSWORD)).statusCode).toBe(429);
});

test('50 parallel guesses get at most ten attempts', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => attempt('ayse', `wrong ${index}`)),
  );
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
});

test('an address may try 30 accounts, and another address is not affected', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1)
    statuses.push(
      (
        await attempt(index < 10 ? `user${index}` : `unknown${index}`, 'wrong', {
          address: '203.0.113.9',
        })
      ).statusCode,
    );
  expect(statuses.indexOf(429)).toBe(30);
  expect((await attempt('user20', PASSWORD, { address: '203.0.113.9' })).statusCode).toBe(429);
  expect((await attempt('user20', PASSWORD, { address: '203.0.113.10' })).statusCode).toBe(200);
});

test('all employees of an office can sign in from one address', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < 35; index += 1)
    statuses.add((await attempt(`user${index}`, PASSWORD, { address: '203.0.113.20' })).statusCode);
  expect([...statuses]).toEqual([200]);
});

test('addresses of one IPv6 network count as one address', async () => {
  for (let index = 0; index < 30; index += 1)
    await attempt(`unknown${index}`, 'wrong', { address: `2001:db8:1:2::${index + 1}` });
  expect((await attempt('user1', PASSWORD, { address: '2001:db8:1:2:ffff::1' })).statusCode).toBe(
    429,
  );
  expect((await attempt('user1', PASSWORD, { address: '2001:db8:1:3::1' })).statusCode).toBe(200);
});

test('e-mail limits are the same for known and unknown accounts', async () => {
  for (const identifier of ['ayse', 'nobody']) {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push(
        (await api.send(ANONYMOUS, 'requestPasswordReset', { body: { identifier } })).statusCode,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test('e-mails requested by others do not block a user’s own requests', async () => {
  const requestFrom = (address: string, operation: 'requestPasswordReset' | 'requestUsername') =>
    api.send(ANONYMOUS, operation, { body: { identifier: 'ayse@example.com' }, address });
  for (const operation of ['requestPasswordReset', 'requestUsername'] as const) {
    await api.db.kysely.deleteFrom('rate_counters').execute();
    later(api, 0);
    for (let index = 0; index < 5; index += 1) await requestFrom('198.51.100.1', operation);
    expect((await requestFrom('198.51.100.1', operation)).statusCode).toBe(429);
    // The mailbox has a rate limit across all addresses, too.
    const soon = await requestFrom('203.0.113.1', operation);
    expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60']);
    later(api, 60);
    expect((await requestFrom('203.0.113.1', operation)).statusCode).toBe(200);
  }
});

test('guesses of links are limited per address', async () => {
  const body = { password: 'kis-bahcesi-43', userType: 'customer' };
  const statuses: number[] = [];
  for (let index = 0; index < 121; index += 1)
    statuses.push(
      (await api.send(ANONYMOUS, 'resetPassword', { params: { recoveryKey: `rk_${index}` }, body }))
        .statusCode,
    );
  expect(statuses.indexOf(429)).toBe(120);
});
