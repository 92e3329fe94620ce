import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../support/account.ts';
import { later, START, testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn, callerOf, messagesTo, PASSWORD, signIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let owner: number;
let ayse: Caller;
let mert: number;
beforeEach(async () => {
  api.now.value = START;
  await api.db.kysely.deleteFrom('rate_counters').execute();
  await api.db.kysely.deleteFrom('sandbox_outbox').execute();
  customerId = await addCustomer(api.db);
  const unique = crypto.randomUUID().slice(0, 8);
  owner = await addSignIn(api.db, {
    customerId,
    username: `ayse-${unique}`,
    emails: [`ayse-${unique}@example.com`],
  });
  mert = await addSignIn(api.db, {
    customerId,
    username: `mert-${unique}`,
    name: 'Mert',
    surname: 'Kaya',
    role: 'sales',
    emails: [`mert-${unique}@example.com`],
    phones: ['+905321234567'],
  });
  ayse = await api.signedInAs(owner);
});

const put = (caller: Caller, id: number, body: object, version = 1) =>
  api.send(caller, 'updateCustomerUser', { params: { customerId, id }, version, body });
const read = async (id: number) =>
  (await api.ok(ayse, 'getCustomerUser', { params: { customerId, id } })).data;

test('changing the own password ends the other sessions and sends a notice', async () => {
  const { username, emails } = await read(mert);
  const [mine, other] = [
    callerOf(await signIn(api, username ?? '')),
    callerOf(await signIn(api, username ?? '')),
  ];
  const { version } = await read(mert);
  expect(
    (await put(mine, mert, { oldPassword: PASSWORD, password: 'kis-bahcesi-43' }, version))
      .statusCode,
  ).toBe(200);
  expect((await api.send(mine, 'listProviders')).statusCode).toBe(200);
  expect((await api.send(other, 'listProviders')).statusCode).toBe(401);
  expect((await messagesTo(api, emails[0]?.value ?? ''))[0]?.subject).toBe('Şifreniz değişti');
  await signIn(api, username ?? '', 'kis-bahcesi-43');
});

test('checks and rate limits the old password, and nobody changes another user’s', async () => {
  const caller = await api.signedInAs(mert);
  for (let index = 0; index < 10; index += 1)
    expect(
      (await put(caller, mert, { oldPassword: 'not-this-one', password: 'kis-bahcesi-43' })).json(),
    ).toMatchObject({ errors: [{ path: 'oldPassword', code: 'wrong_password' }] });
  expect(
    (await put(caller, mert, { oldPassword: PASSWORD, password: 'kis-bahcesi-43' })).statusCode,
  ).toBe(429);
  expect(
    (await put(ayse, mert, { oldPassword: PASSWORD, password: 'kis-bahcesi-43' })).statusCode,
  ).toBe(403);
});

test('a required renewal is completed by the new password', async () => {
  await api.db.kysely
    .updateTable('customer_users')
    .set({ password_change_required: true })
    .where('id', '=', mert)
    .execute();
  const caller = await api.signedInAs(mert);
  await put(caller, mert, { oldPassword: PASSWORD, password: 'kis-bahcesi-43' });
  const { username } = await read(mert);
  expect((await signIn(api, username ?? '', 'kis-bahcesi-43')).passwordChangeRequired).toBe(false);
});

test.each([
  ['emails', { emails: [{ value: 'new@example.com' }] }],
  ['phones', { phones: [] }],
  ['a colleague’s phones', { phones: [{ value: { number: '+905320000009' } }] }],
])('five minutes after sign-in, %s require the password', async (what, body) => {
  const id = what.startsWith('a colleague') ? owner : mert;
  const caller = what.startsWith('a colleague') ? ayse : await api.signedInAs(mert);
  later(api, 301);
  const refused = await put(caller, id, body);
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'reauth_required' }]);
  expect((await put(caller, id, { ...body, oldPassword: 'not-this-one' })).statusCode).toBe(422);
  const done = await put(caller, id, { ...body, oldPassword: PASSWORD });
  expect([done.statusCode, done.json()]).toMatchObject([200, { data: body }]);
});

test('neither within five minutes nor for other fields', async () => {
  const caller = await api.signedInAs(mert);
  const { emails, phones } = await read(mert);
  later(api, 300);
  expect((await put(caller, mert, { phones: [] })).statusCode).toBe(200);
  later(api, 301);
  expect((await put(caller, mert, { name: 'Can', emails, phones: [] }, 2)).statusCode).toBe(200);
  expect(phones).toHaveLength(1);
});

test('an impersonating agent can change neither password nor contacts', async () => {
  const agentId = await addSignIn(api.db, {
    customerId: await addCustomer(api.db, 'Destek'),
    username: `agent-${mert}`,
    isAgent: true,
  });
  const impersonation = await api.signedInAs(owner, { agentId, reason: 'Talep 1042' });
  for (const body of [
    { password: 'kis-bahcesi-43', oldPassword: PASSWORD },
    { emails: [{ value: 'agent@example.com' }] },
    { phones: [] },
    { oldPassword: PASSWORD },
  ]) {
    expect((await put(impersonation, owner, body)).json()).toMatchObject({
      code: 'blocked_while_impersonating',
    });
    expect((await put(impersonation, mert, body)).json()).toMatchObject({
      code: 'blocked_while_impersonating',
    });
  }
  expect((await put(impersonation, mert, { bio: 'Satış' })).statusCode).toBe(200);
  const audited = await api.db.kysely
    .selectFrom('audit_entries')
    .select(['operation', 'agent_id', 'reason', 'status', 'code'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const call = { operation: 'updateCustomerUser', agent_id: agentId, reason: 'Talep 1042' };
  expect(audited).toEqual([
    ...Array.from({ length: 8 }, () => ({
      ...call,
      status: 403,
      code: 'blocked_while_impersonating',
    })),
    { ...call, status: 200, code: null },
  ]);
});
