import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn, callerOf, messagesTo, NOBODY, PASSWORD, signIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
const start = new Date('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  api = await testApi();
  const words = JSON.stringify({ tr: 'Satış', en: 'Sales', de: 'Verkauf', ar: 'x' });
  await api.db.kysely
    .insertInto('config_items')
    .values([
      { item_type: 'customer_user_title', item_id: 'sales', position: 1, words },
      { item_type: 'customer_user_title', item_id: 'old', position: 2, status: 'passive', words },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterAll(() => api.close());

let owner: number;
let ayse: Caller;
let mert: number;
beforeEach(async () => {
  api.now.value = start;
  await api.db.kysely.deleteFrom('rate_counters').execute();
  await api.db.kysely.deleteFrom('sandbox_outbox').execute();
  customerId = await addCustomer(api.db);
  const unique = crypto.randomUUID().slice(0, 8);
  owner = await addSignIn(api.db, { customerId, username: `ayse-${unique}`, emails: [`ayse-${unique}@example.com`] });
  mert = await addSignIn(api.db, { customerId, username: `mert-${unique}`, name: 'Mert', surname: 'Kaya', role: 'sales', emails: [`mert-${unique}@example.com`], phones: ['+905321234567'] });
  ayse = await api.signedInAs(owner);
});

const later = (seconds: number) => {
  api.now.value = new Date(start.getTime() + seconds * 1000);
};
const put = (caller: Caller, id: number, body: object, version = 1) => api.send(caller, 'updateCustomerUser', { params: { customerId, id }, version, body });
const read = async (id: number) => (await api.ok(ayse, 'getCustomerUser', { params: { customerId, id } })).data;

test('only the given fields change', async () => {
  const before = await read(mert);
  const after = (await put(ayse, mert, { surname: ' Demir ', bio: 'Satış', birthDate: '1990-02-03', identityNumber: '10000000146', titleId: 'sales', receivesOffersBySms: true })).json<{ data: object }>().data;
  expect(after).toEqual({
    ...before,
    version: 2,
    surname: 'Demir',
    fullName: 'Mert Demir',
    bio: 'Satış',
    birthDate: '1990-02-03',
    identityNumber: '10000000146',
    titleId: 'sales',
    receivesOffersBySms: true,
    updatedAt: start.toISOString(),
  });
  expect(await read(mert)).toEqual(after);
  expect((await put(ayse, mert, { surname: null, bio: '  ', birthDate: null, identityNumber: null, titleId: null }, 2)).json()).toMatchObject({ data: { fullName: 'Mert', bio: null, birthDate: null, identityNumber: null, titleId: null } });
});

test('check 82: a stale version is refused with the record as it is now', async () => {
  await put(ayse, mert, { name: 'Can' });
  const stale = await put(ayse, mert, { name: 'Cem' });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'stale_version', current: { id: mert, version: 2, name: 'Can' } }]);
  expect((await api.refused(ayse, 'updateCustomerUser', { params: { customerId, id: mert }, body: { name: 'Cem' } })).status).toBe(428);
});

test('check 82: of 20 changes at once one goes through', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => put(ayse, mert, { name: `Mert ${index}` })));
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});

test('every wrong field is named at once', async () => {
  const taken = (await read(owner)).username;
  const refused = await put(ayse, owner, {
    name: ' ',
    username: taken?.toUpperCase().replace('AYSE', 'MERT'),
    titleId: 'old',
    profileVideo: 'http://video.example',
    birthDate: '2020-01-01',
    identityNumber: '12345678901',
    phones: [{ value: { number: '+903020000000' } }],
    password: '123456',
  });
  const { errors } = refused.json<{ errors: { path: string; code: string; message: string }[] }>();
  expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'name required',
    'birthDate too_young',
    'identityNumber identity',
    'profileVideo format_uri',
    'phones[0].value.number phone',
    'titleId config',
    'username taken',
    'password common_password',
    'oldPassword required',
  ]);
  expect(errors.every(({ message }) => message.length > 5)).toBe(true);
});

test('a username is nobody else’s in any account, whatever its case', async () => {
  await addSignIn(api.db, { customerId: await addCustomer(api.db, 'Başka'), username: `Zeynep-${mert}` });
  expect((await put(ayse, mert, { username: `zEYNEP-${mert}` })).json()).toMatchObject({ errors: [{ path: 'username', code: 'taken' }] });
  const own = (await read(mert)).username ?? '';
  expect((await put(ayse, mert, { username: own.toUpperCase() })).statusCode).toBe(200);
});

test('check 14: a new password of one’s own ends the other sessions and sends a notice', async () => {
  const { username, emails } = await read(mert);
  const [mine, other] = [callerOf(await signIn(api, username ?? '')), callerOf(await signIn(api, username ?? ''))];
  const { version } = await read(mert);
  expect((await put(mine, mert, { oldPassword: PASSWORD, password: 'kis-bahcesi-43' }, version)).statusCode).toBe(200);
  expect((await api.send(mine, 'getCustomer', { params: { customerId } })).statusCode).toBe(200);
  expect((await api.send(other, 'getCustomer', { params: { customerId } })).statusCode).toBe(401);
  expect((await messagesTo(api, emails[0]?.value ?? ''))[0]?.subject).toBe('Şifreniz değişti');
  await signIn(api, username ?? '', 'kis-bahcesi-43');
});

test('the old password must be right, is counted, and nobody sets another’s', async () => {
  const caller = await api.signedInAs(mert);
  for (let index = 0; index < 10; index += 1) expect((await put(caller, mert, { oldPassword: 'not-this-one', password: 'kis-bahcesi-43' })).json()).toMatchObject({ errors: [{ path: 'oldPassword', code: 'wrong_password' }] });
  expect((await put(caller, mert, { oldPassword: PASSWORD, password: 'kis-bahcesi-43' })).statusCode).toBe(429);
  expect((await put(ayse, mert, { oldPassword: PASSWORD, password: 'kis-bahcesi-43' })).statusCode).toBe(403);
});

test('a forced renewal is over with the new password', async () => {
  await api.db.kysely.updateTable('customer_users').set({ password_change_required: true }).where('id', '=', mert).execute();
  const caller = await api.signedInAs(mert);
  await put(caller, mert, { oldPassword: PASSWORD, password: 'kis-bahcesi-43' });
  const { username } = await read(mert);
  expect((await signIn(api, username ?? '', 'kis-bahcesi-43')).passwordChangeRequired).toBe(false);
});

test.each([
  ['emails', { emails: [{ value: 'new@example.com' }] }],
  ['phones', { phones: [] }],
  ['a colleague’s phones', { phones: [{ value: { number: '+905320000009' } }] }],
])('check 12: five minutes after sign-in, %s take the password', async (what, body) => {
  const id = what.startsWith('a colleague') ? owner : mert;
  const caller = what.startsWith('a colleague') ? ayse : await api.signedInAs(mert);
  later(301);
  const refused = await put(caller, id, body);
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'reauth_required' }]);
  expect((await put(caller, id, { ...body, oldPassword: 'not-this-one' })).statusCode).toBe(422);
  const done = await put(caller, id, { ...body, oldPassword: PASSWORD });
  expect([done.statusCode, done.json()]).toMatchObject([200, { data: body }]);
});

test('check 12: within five minutes, and for what is no way in, it does not', async () => {
  const caller = await api.signedInAs(mert);
  const { emails, phones } = await read(mert);
  later(300);
  expect((await put(caller, mert, { phones: [] })).statusCode).toBe(200);
  later(301);
  expect((await put(caller, mert, { name: 'Can', emails, phones: [] }, 2)).statusCode).toBe(200);
  expect(phones).toHaveLength(1);
});

test('check 39: an agent who acts as a user changes neither password nor contacts', async () => {
  const agentId = await addSignIn(api.db, { customerId: await addCustomer(api.db, 'Destek'), username: `agent-${mert}`, isAgent: true });
  const acting = await api.signedInAs(owner, { agentId, reason: 'Talep 1042' });
  for (const body of [{ password: 'kis-bahcesi-43', oldPassword: PASSWORD }, { emails: [{ value: 'agent@example.com' }] }, { phones: [] }, { oldPassword: PASSWORD }]) {
    expect((await put(acting, owner, body)).json()).toMatchObject({ code: 'blocked_while_impersonating' });
    expect((await put(acting, mert, body)).json()).toMatchObject({ code: 'blocked_while_impersonating' });
  }
  expect((await put(acting, mert, { bio: 'Satış' })).statusCode).toBe(200);
  const audited = await api.db.kysely.selectFrom('audit_entries').select(['operation', 'agent_id', 'reason']).where('customer_id', '=', customerId).execute();
  expect(audited).toEqual([{ operation: 'updateCustomerUser', agent_id: agentId, reason: 'Talep 1042' }]);
});

test('an account keeps an owner, and nobody shuts themselves out', async () => {
  expect((await put(ayse, owner, { roleId: 'manager' })).json()).toMatchObject({ reason: 'last_owner' });
  expect((await put(ayse, owner, { hasLeft: true })).json()).toMatchObject({ reason: 'yourself' });
  expect((await put(ayse, mert, { roleId: 'owner' })).statusCode).toBe(200);
  const other = await api.signedInAs(mert);
  expect((await put(other, mert, { roleId: 'sales' }, 2)).statusCode).toBe(200);
  expect((await put(ayse, owner, { roleId: 'manager' })).json()).toMatchObject({ reason: 'last_owner' });
});

test('check 23: who is said to have left is out at once, and may come back', async () => {
  const { username } = await read(mert);
  const caller = callerOf(await signIn(api, username ?? ''));
  expect((await put(ayse, mert, { hasLeft: true })).json()).toMatchObject({ data: { hasLeft: true, status: 'left' } });
  expect((await api.send(caller, 'getCustomer', { params: { customerId } })).statusCode).toBe(401);
  expect((await api.send(NOBODY, 'signIn', { body: { identifier: username, password: PASSWORD } })).statusCode).toBe(401);
  expect((await put(ayse, mert, { hasLeft: false }, 2)).json()).toMatchObject({ data: { hasLeft: false, status: 'active' } });
  expect((await api.send(caller, 'getCustomer', { params: { customerId } })).statusCode).toBe(401);
  await signIn(api, username ?? '');
});

test('check 60: what the server decides is not taken from the body', async () => {
  for (const body of [{ id: 1 }, { customerId: 1 }, { status: 'active' }, { isAgent: true }, { version: 9 }, { uuid: crypto.randomUUID() }]) {
    expect((await put(ayse, mert, { name: 'Can', ...body })).json()).toMatchObject({ code: 'validation', errors: [{ code: 'unknown' }] });
  }
});
