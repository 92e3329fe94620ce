import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn, callerOf, signIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
let owner: number;
let caller: Caller;
let unique = '';

const removed: string[] = [];
beforeAll(async () => {
  const remove = async (key: string) => void removed.push(key);
  const storage = { put: async () => {}, get: async () => undefined, remove };
  api = await testApi({ ports: { storage } });
  await addPlaces(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  unique = crypto.randomUUID().slice(0, 8);
  customerId = await addCustomer(api.db);
  owner = await addSignIn(api.db, { customerId, username: `ayse-${unique}` });
  caller = await api.signedInAs(owner);
});

const remove = (id: number, by = caller) =>
  api.send(by, 'deleteCustomerUser', { params: { customerId, id } });
const read = (id: number) => api.send(caller, 'getCustomerUser', { params: { customerId, id } });

test('deletes a user who never signed in', async () => {
  const { data } = await api.ok(caller, 'createCustomerUser', {
    params: { customerId },
    body: { name: 'Can', roleId: 'viewer', emails: [{ value: `${unique}@example.com` }] },
  });
  expect((await remove(data.id)).json()).toEqual({ data: {} });
  expect((await read(data.id)).statusCode).toBe(404);
  expect((await remove(data.id)).statusCode).toBe(404);
});

test('keeps a user with activity as a former user and ends their sessions', async () => {
  const mert = await addSignIn(api.db, { customerId, username: `mert-${unique}`, role: 'sales' });
  const theirs = callerOf(await signIn(api, `mert-${unique}`));
  expect((await remove(mert)).statusCode).toBe(200);
  expect((await read(mert)).json()).toMatchObject({
    data: { hasLeft: true, status: 'left', version: 2 },
  });
  expect((await api.send(theirs, 'getCustomer', { params: { customerId } })).statusCode).toBe(401);
});

test('deletes signature pictures with a user, and the profile image of one without activity', async () => {
  const providerId = await addProvider(api.db, customerId);
  const addSigned = async (name: string) => {
    const image = `/files/profile/${name}.webp`;
    const own = { customerId, username: `${name}-${unique}`, own: { image } };
    const id = await addSignIn(api.db, { ...own, role: 'sales', providerIds: [providerId] });
    await api.db.kysely
      .updateTable('customer_user_providers')
      .set({ signature_image: `/files/signatures/${name}.png` })
      .where('customer_user_id', '=', id)
      .execute();
    return id;
  };
  const [mert, can] = [await addSigned('mert'), await addSigned('can')];
  await signIn(api, `mert-${unique}`);
  for (const id of [mert, can]) expect((await remove(id)).statusCode).toBe(200);
  expect(removed.toSorted()).toEqual([
    'profile/can.webp',
    'signatures/can.png',
    'signatures/mert.png',
  ]);
});

test('nobody can delete themselves or the last owner', async () => {
  expect((await remove(owner)).json()).toMatchObject({ code: 'refused', reason: 'yourself' });
  const invited = await addSignIn(api.db, {
    customerId,
    username: `second-${unique}`,
    own: { status: 'invited', password_hash: null },
  });
  expect((await remove(invited)).statusCode).toBe(200);
  const second = await addSignIn(api.db, { customerId, username: `third-${unique}` });
  await api.db.kysely
    .updateTable('customer_users')
    .set({ status: 'invited' })
    .where('id', '=', owner)
    .execute();
  expect((await remove(second)).json()).toMatchObject({ code: 'refused', reason: 'last_owner' });
});

test('of two owners who delete each other in parallel one remains', async () => {
  const second = await addSignIn(api.db, { customerId, username: `second-${unique}` });
  const other = await api.signedInAs(second);
  await Promise.all([remove(second), remove(owner, other)]);
  const left = await api.db.kysely
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .execute();
  expect(left).toHaveLength(1);
});

test('a manager cannot delete an owner', async () => {
  const manager = await api.signedInAs(
    await addSignIn(api.db, { customerId, username: `manager-${unique}`, role: 'manager' }),
  );
  const second = await addSignIn(api.db, { customerId, username: `second-${unique}` });
  expect((await remove(second, manager)).statusCode).toBe(403);
});
