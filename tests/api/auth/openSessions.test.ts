import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addUser } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn, callerOf, messagesTo, PASSWORD, signIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
const start = new Date('2026-11-21T09:00:00.000Z');
const minute = 60_000;

beforeAll(async () => {
  api = await testApi();
  customerId = await addCustomer(api.db);
});
afterAll(() => api.close());

let username = '';
let userId = 0;
beforeEach(async () => {
  api.now.value = start;
  await api.db.kysely.deleteFrom('rate_counters').execute();
  username = `user-${crypto.randomUUID().slice(0, 8)}`;
  userId = await addSignIn(api.db, { customerId, username, emails: [`${username}@example.com`] });
});

/** Signs in `minutes` minutes after the start. */
async function signInAt(minutes: number): Promise<Caller> {
  api.now.value = new Date(start.getTime() + minutes * minute);
  return callerOf(await signIn(api, username));
}

const sessions = async (caller: Caller) => (await api.ok(caller, 'listSessions')).data;
const end = (caller: Caller, id: number) => api.send(caller, 'deleteSession', { params: { id } });
const isOpen = async (caller: Caller) =>
  (await api.send(caller, 'getProviderPromptsMeta')).statusCode === 200;

test('lists the sessions of a user, the current one first, without any token', async () => {
  const first = await signInAt(0);
  await signInAt(5);
  await signInAt(10);
  const response = await api.send(first, 'listSessions');
  const { data } = response.json<{ data: Awaited<ReturnType<typeof sessions>> }>();
  expect(data.map(({ isCurrent, createdAt }) => [isCurrent, createdAt.slice(11, 16)])).toEqual([
    [true, '09:00'],
    [false, '09:10'],
    [false, '09:05'],
  ]);
  expect(data[0]).toMatchObject({ kind: 'unknown', address: '127.0.0.1', agentName: null });
  for (const secret of [first['x-access-token'], first['x-consumer-key'], 'hash'])
    expect(response.body).not.toContain(secret);
});

test('an ended session gets 401 from the next call on, and the others continue', async () => {
  const [first, second, third] = [await signInAt(0), await signInAt(5), await signInAt(10)];
  const others = await sessions(first);
  const id = others.find(({ createdAt }) => createdAt.includes('09:05'))?.id ?? 0;
  expect((await end(first, id)).statusCode).toBe(200);
  expect([await isOpen(first), await isOpen(second), await isOpen(third)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await end(first, id)).statusCode).toBe(404);
});

test('ends all other sessions at once', async () => {
  const [first, second, third] = [await signInAt(0), await signInAt(5), await signInAt(10)];
  await api.ok(second, 'deleteOtherSessions');
  expect([await isOpen(first), await isOpen(second), await isOpen(third)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await sessions(second)).toHaveLength(1);
});

test('another user’s session can be neither read nor ended', async () => {
  const own = await signInAt(0);
  const colleagueId = await addUser(api.db, { customerId });
  const strangerId = await addUser(api.db, { customerId: await addCustomer(api.db) });
  for (const id of [colleagueId, strangerId]) {
    const other = await api.signedInAs(id);
    expect(await sessions(own)).toHaveLength(1);
    const [theirs] = await sessions(other);
    expect((await end(own, theirs?.id ?? 0)).statusCode).toBe(404);
    await api.ok(own, 'deleteOtherSessions');
    expect(await isOpen(other)).toBe(true);
  }
});

test('expired sessions are not listed, and each session has its end', async () => {
  const first = await signInAt(0);
  api.now.value = new Date(start.getTime() + 15 * 86_400_000);
  const fresh = callerOf(await signIn(api, username));
  expect(await isOpen(first)).toBe(false);
  const [only, ...others] = await sessions(fresh);
  expect(others).toEqual([]);
  expect(only?.expiresAt).toBe(new Date(api.now.value.getTime() + 14 * 86_400_000).toISOString());
});

test('shows a running impersonation, during which sessions cannot be changed', async () => {
  const own = await signInAt(0);
  const agentId = await addUser(api.db, { customerId, name: 'Selin', isAgent: true });
  const agent = await api.signedInAs(userId, { agentId, reason: 'Talep 1042' });
  expect((await sessions(own)).map(({ agentName }) => agentName)).toEqual([null, 'Selin Yıldırım']);
  for (const operation of ['listSessions', 'deleteOtherSessions'] as const)
    expect((await api.refused(agent, operation)).error.code).toBe('blocked_while_impersonating');
});

test.each([
  [undefined, [true, false], 'Diğer oturumlarınız sonlandırıldı'],
  [true, [true, true], undefined],
])('a password change with keepsOtherSessions %s', async (keepsOtherSessions, open, note) => {
  const [first, second] = [await signInAt(0), await signInAt(1)];
  const body = {
    oldPassword: PASSWORD,
    password: 'bambaska-bir-sifre-9',
    ...(keepsOtherSessions !== undefined && { keepsOtherSessions }),
  };
  await api.ok(first, 'updateCustomerUser', {
    params: { customerId, id: userId },
    version: 1,
    body,
  });
  expect([await isOpen(first), await isOpen(second)]).toEqual(open);
  const [email] = await messagesTo(api, `${username}@example.com`);
  expect(email?.subject).toBe('Şifreniz değişti');
  expect(email?.body.includes('Diğer oturumlarınız')).toBe(note !== undefined);
});
