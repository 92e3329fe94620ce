import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { newToken } from '../../../server/secrets/token.ts';
import { addCustomer } from '../../support/account.ts';
import { later, START, testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn, callerOf, ANONYMOUS, PASSWORD, signIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
let ayse: number;
let agent: number;
const DAY = 86_400;

beforeAll(async () => {
  api = await testApi();
  customerId = await addCustomer(api.db);
  const desk = await addCustomer(api.db, 'Destek');
  ayse = await addSignIn(api.db, { customerId, username: 'ayse' });
  agent = await addSignIn(api.db, {
    customerId: desk,
    username: 'selin.destek',
    name: 'Selin',
    surname: 'Destek',
    isAgent: true,
  });
});
afterAll(() => api.close());
beforeEach(() => {
  api.now.value = START;
});

const tokenOf = (caller: Caller) => caller['x-access-token'] ?? '';
const load = (caller: Caller, token = tokenOf(caller)) =>
  api.send(caller, 'getSession', { params: { token } });

test('returns the session of its token', async () => {
  const session = await signIn(api, 'ayse');
  expect((await load(callerOf(session))).json()).toEqual(session);
});

test('another user’s token in the path is not found', async () => {
  const mine = callerOf(await signIn(api, 'ayse'));
  const other = callerOf(await signIn(api, 'ayse'));
  expect((await load(mine, tokenOf(other))).statusCode).toBe(404);
  expect((await load(mine, newToken('pt'))).statusCode).toBe(404);
  expect((await api.send(mine, 'signOut', { params: { token: tokenOf(other) } })).statusCode).toBe(
    404,
  );
  expect((await load(other)).statusCode).toBe(200);
  expect((await load(ANONYMOUS, tokenOf(mine))).statusCode).toBe(401);
});

test('signing out ends only the current session', async () => {
  const [mine, other] = [callerOf(await signIn(api, 'ayse')), callerOf(await signIn(api, 'ayse'))];
  expect(await api.ok(mine, 'signOut', { params: { token: tokenOf(mine) } })).toEqual({ data: {} });
  expect((await load(mine)).statusCode).toBe(401);
  expect((await load(other)).statusCode).toBe(200);
});

test('marks the session of an agent, and signing out ends only that one', async () => {
  const own = callerOf(await signIn(api, 'ayse'));
  const desk = callerOf(await signIn(api, 'selin.destek'));
  const impersonation = await api.signedInAs(ayse, { agentId: agent, reason: 'Talep 1042' });
  expect((await load(impersonation)).json()).toMatchObject({
    user: { id: ayse },
    impersonation: { agentName: 'Selin Destek', reason: 'Talep 1042' },
  });
  await api.ok(impersonation, 'signOut', { params: { token: tokenOf(impersonation) } });
  expect((await load(impersonation)).statusCode).toBe(401);
  expect([(await load(own)).statusCode, (await load(desk)).statusCode]).toEqual([200, 200]);
});

test('tokens are unique, have more than 128 bits, and are kept as hashes', async () => {
  const tokens = Array.from({ length: 10_000 }, () => newToken('pt'));
  expect(new Set(tokens).size).toBe(10_000);
  expect(Math.min(...tokens.map((token) => Buffer.from(token.slice(3), 'base64url').length))).toBe(
    24,
  );
  const session = await signIn(api, 'ayse');
  for (const secret of [session.accessToken.id, session.consumerKey])
    expect(secret).toMatch(/^[a-z]+_[\w-]{32}$/);
  const rows = JSON.stringify(await api.db.kysely.selectFrom('sessions').selectAll().execute());
  expect(rows).not.toContain(session.accessToken.id);
  expect(rows).not.toContain(session.consumerKey);
});

test('a session ends 30 days after sign-in, however much it is used', async () => {
  const caller = callerOf(await signIn(api, 'ayse'));
  for (const day of [10, 20, 29]) {
    later(api, day * DAY);
    expect((await load(caller)).statusCode).toBe(200);
  }
  later(api, 30 * DAY - 1);
  expect((await load(caller)).statusCode).toBe(200);
  later(api, 30 * DAY);
  expect((await load(caller)).statusCode).toBe(401);
});

test('a session expires after 14 days without use', async () => {
  const [used, unused] = [callerOf(await signIn(api, 'ayse')), callerOf(await signIn(api, 'ayse'))];
  later(api, 14 * DAY - 1);
  expect((await load(used)).statusCode).toBe(200);
  later(api, 14 * DAY);
  expect((await load(unused)).statusCode).toBe(401);
  expect((await load(used)).statusCode).toBe(200);
});

test('a user who left or lost a permission is affected from the next call on', async () => {
  const mert = await addSignIn(api.db, { customerId, username: 'mert', role: 'manager' });
  const caller = callerOf(await signIn(api, 'mert'));
  const invite = () =>
    api.send(caller, 'createCustomerUser', {
      params: { customerId },
      body: { name: 'Can', roleId: 'viewer', emails: [{ value: 'can@example.com' }] },
    });
  expect((await invite()).statusCode).toBe(201);
  await api.db.kysely
    .updateTable('customer_users')
    .set({ role_id: 'viewer' })
    .where('id', '=', mert)
    .execute();
  expect((await invite()).statusCode).toBe(403);
  await api.db.kysely
    .updateTable('customer_users')
    .set({ has_left: true })
    .where('id', '=', mert)
    .execute();
  expect((await load(caller)).statusCode).toBe(401);
});

test('a blocked agent cannot impersonate', async () => {
  const impersonation = await api.signedInAs(ayse, { agentId: agent, reason: 'Talep 1042' });
  await api.db.kysely
    .updateTable('customer_users')
    .set({ is_agent: false })
    .where('id', '=', agent)
    .execute();
  expect((await load(impersonation)).statusCode).toBe(401);
  await api.db.kysely
    .updateTable('customer_users')
    .set({ is_agent: true })
    .where('id', '=', agent)
    .execute();
});

test('a form on another site changes nothing, with or without cookies', async () => {
  const caller = callerOf(await signIn(api, 'ayse'));
  const cookie = `access_token=${tokenOf(caller)}; accessToken=${tokenOf(caller)}; consumer_key=${caller['x-consumer-key'] ?? ''}`;
  const before = await api.db.kysely.selectFrom('customers').selectAll().execute();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    const response = await api.app.inject({
      method: 'PUT',
      url: `/api/customers/${customerId}`,
      headers: { 'content-type': type, 'if-match': '"1"', cookie, origin: 'https://evil.example' },
      payload: '{"name":"x"}',
    });
    expect([type, response.statusCode]).toEqual([type, 401]);
    const keys = await api.app.inject({
      method: 'PUT',
      url: `/api/customers/${customerId}`,
      headers: { ...caller, 'content-type': type, 'if-match': '"1"' },
      payload: '{"name":"x"}',
    });
    expect([415, 422]).toContain(keys.statusCode);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(await api.db.kysely.selectFrom('customers').selectAll().execute()).toEqual(before);
});

test('the only cookie is the HttpOnly device cookie', async () => {
  const signedIn = await api.send(ANONYMOUS, 'signIn', {
    body: { identifier: 'ayse', password: PASSWORD },
  });
  const caller = callerOf(signedIn.json<{ session: Schemas['Session'] }>().session);
  const responses = [
    signedIn,
    await load(caller),
    await api.send(caller, 'signOut', { params: { token: tokenOf(caller) } }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(responses.map(({ cookies }) => cookies)).toMatchObject([
    [{ name: 'panel_device', httpOnly: true, sameSite: 'Strict' }],
    [],
    [],
  ]);
});

test('cookies alone authenticate nothing', async () => {
  const caller = callerOf(await signIn(api, 'ayse'));
  const cookie = Object.entries(caller)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  expect((await load({ cookie, ...ANONYMOUS }, tokenOf(caller))).statusCode).toBe(401);
});
