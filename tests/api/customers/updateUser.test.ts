import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
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

test.each(['', null])('a username cannot be removed by %j', async (username) => {
  const refused = await put(ayse, mert, { username });
  expect(refused.statusCode).toBe(422);
  const { errors } = refused.json<{ errors: { path: string }[] }>();
  expect(new Set(errors.map(({ path }) => path))).toEqual(new Set(['username']));
  expect((await read(mert)).username).toMatch(/^mert-/);
});

test('changes only the given fields', async () => {
  const before = await read(mert);
  const after = (
    await put(ayse, mert, {
      surname: ' Demir ',
      bio: 'Satış',
      birthDate: '1990-02-03',
      identityNumber: '10000000146',
      titleId: 'sales',
      receivesOffersBySms: true,
    })
  ).json<{ data: object }>().data;
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
  expect(
    (
      await put(
        ayse,
        mert,
        { surname: null, bio: '  ', birthDate: null, identityNumber: null, titleId: null },
        2,
      )
    ).json(),
  ).toMatchObject({
    data: { fullName: 'Mert', bio: null, birthDate: null, identityNumber: null, titleId: null },
  });
});

test('a stale version gets a conflict with the current user', async () => {
  await put(ayse, mert, { name: 'Can' });
  const stale = await put(ayse, mert, { name: 'Cem' });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'stale_version', current: { id: mert, version: 2, name: 'Can' } },
  ]);
  expect(
    (
      await api.refused(ayse, 'updateCustomerUser', {
        params: { customerId, id: mert },
        body: { name: 'Cem' },
      })
    ).status,
  ).toBe(428);
});

test('of 20 parallel changes one succeeds', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => put(ayse, mert, { name: `Mert ${index}` })),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ]);
});

test('reports all invalid fields at once', async () => {
  const taken = (await read(owner)).username;
  const refused = await put(ayse, owner, {
    name: ' ',
    username: taken?.toUpperCase().replace('AYSE', 'MERT'),
    titleId: 'old',
    identityNumber: '12345678901',
    phones: [{ value: { number: '+903020000000' } }],
    password: '123456',
  });
  const { errors } = refused.json<{ errors: { path: string; code: string; message: string }[] }>();
  expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'name required',
    'phones[0].value.number phone',
    'identityNumber identity',
    'titleId config',
    'username taken',
    'password common_password',
    'oldPassword required',
  ]);
  expect(errors.every(({ message }) => message.length > 5)).toBe(true);
});

test('a username is unique across all accounts, whatever its case', async () => {
  await addSignIn(api.db, {
    customerId: await addCustomer(api.db, 'Başka'),
    username: `Zeynep-${mert}`,
  });
  expect((await put(ayse, mert, { username: `zEYNEP-${mert}` })).json()).toMatchObject({
    errors: [{ path: 'username', code: 'taken' }],
  });
  const own = (await read(mert)).username ?? '';
  expect((await put(ayse, mert, { username: own.toUpperCase() })).statusCode).toBe(200);
});

test('an account keeps an owner, and nobody locks themselves out', async () => {
  expect((await put(ayse, owner, { roleId: 'manager' })).json()).toMatchObject({
    reason: 'last_owner',
  });
  expect((await put(ayse, owner, { hasLeft: true })).json()).toMatchObject({ reason: 'yourself' });
  expect((await put(ayse, mert, { roleId: 'owner' })).statusCode).toBe(200);
  const other = await api.signedInAs(mert);
  expect((await put(other, mert, { roleId: 'sales' }, 2)).statusCode).toBe(200);
  expect((await put(ayse, owner, { roleId: 'manager' })).json()).toMatchObject({
    reason: 'last_owner',
  });
});

test('marking a user as left ends their sessions, and can be undone', async () => {
  const { username } = await read(mert);
  const caller = callerOf(await signIn(api, username ?? ''));
  expect((await put(ayse, mert, { hasLeft: true })).json()).toMatchObject({
    data: { hasLeft: true, status: 'left' },
  });
  expect((await api.send(caller, 'getCustomer', { params: { customerId } })).statusCode).toBe(401);
  expect(
    (await api.send(ANONYMOUS, 'signIn', { body: { identifier: username, password: PASSWORD } }))
      .statusCode,
  ).toBe(401);
  expect((await put(ayse, mert, { hasLeft: false }, 2)).json()).toMatchObject({
    data: { hasLeft: false, status: 'active' },
  });
  expect((await api.send(caller, 'getCustomer', { params: { customerId } })).statusCode).toBe(401);
  await signIn(api, username ?? '');
});

test('rejects fields that the server sets', async () => {
  for (const body of [
    { id: 1 },
    { customerId: 1 },
    { status: 'active' },
    { isAgent: true },
    { version: 9 },
    { uuid: crypto.randomUUID() },
  ]) {
    expect((await put(ayse, mert, { name: 'Can', ...body })).json()).toMatchObject({
      code: 'validation',
      errors: [{ code: 'unknown' }],
    });
  }
});

test('a recovery link sent to a former address no longer works', async () => {
  const email = (await read(mert)).emails[0]?.value ?? '';
  await api.ok(ANONYMOUS, 'requestPasswordReset', { body: { identifier: email } });
  await expect.poll(async () => (await messagesTo(api, email)).length).toBe(1);
  const recoveryKey = /rk_[\w-]+/.exec((await messagesTo(api, email))[0]?.body ?? '')?.[0] ?? '';
  const isValid = async () =>
    (await api.ok(ANONYMOUS, 'checkRecoveryKey', { query: { recoveryKey } })).data.valid;
  await put(ayse, mert, { emails: [{ value: email }, { value: `x${email}` }] });
  expect(await isValid()).toBe(true);
  await put(ayse, mert, { emails: [{ value: `x${email}` }] }, 2);
  expect(await isValid()).toBe(false);
});

test('a code sent to a former number no longer signs in, nor does the sign-in that it began', async () => {
  const number = '+905321234599';
  const phones = [{ value: { number } }];
  // With two users of one number, a right code leads to the choice of the user.
  for (const id of [owner, mert]) await put(ayse, id, { phones });
  const requestCode = async () => {
    await api.db.kysely.deleteFrom('sandbox_outbox').execute();
    const { data } = await api.ok(ANONYMOUS, 'requestCode', { body: { identifier: number } });
    await expect.poll(async () => (await messagesTo(api, number)).length).toBe(1);
    const [message] = await messagesTo(api, number);
    return { requestId: data.requestId, code: /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '' };
  };
  const choice = await api.ok(ANONYMOUS, 'verifyCode', { body: await requestCode() });
  if (choice.outcome !== 'choose_user') throw new Error(choice.outcome);
  api.now.value = new Date(start.getTime() + 61_000);
  const unused = await requestCode();
  api.now.value = new Date(start.getTime() + 62_000);
  expect((await put(ayse, mert, { phones: [] }, 2)).statusCode).toBe(200);
  // The other owner of the number alone may use the code.
  expect(await api.ok(ANONYMOUS, 'verifyCode', { body: unused })).toMatchObject({
    outcome: 'signed_in',
    session: { user: { id: owner } },
  });
  const chosen = { challenge: choice.challenge, customerUserId: mert };
  expect((await api.send(ANONYMOUS, 'signIn', { body: chosen })).statusCode).toBe(401);
});
