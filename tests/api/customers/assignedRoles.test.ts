import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
let owner: { id: number; caller: Caller };
let manager: { id: number; caller: Caller };
let target: number;

async function addUser(role: 'owner' | 'manager') {
  const id = await addSignIn(api.db, { customerId, username: role, role });
  return { id, caller: await api.signedInAs(id) };
}

beforeAll(async () => {
  api = await testApi();
  customerId = await addCustomer(api.db);
  owner = await addUser('owner');
  manager = await addUser('manager');
});
afterAll(() => api.close());
beforeEach(async () => {
  const username = `t-${crypto.randomUUID().slice(0, 8)}`;
  target = await addSignIn(api.db, { customerId, username, role: 'sales' });
});

const change = ({ caller }: { caller: Caller }, id: number, body: object, version = 1) =>
  api.send(caller, 'updateCustomerUser', { params: { customerId, id }, version, body });
const create = ({ caller }: { caller: Caller }, roleId: string) =>
  api.send(caller, 'createCustomerUser', {
    params: { customerId },
    body: { name: 'Can', roleId, emails: [{ value: 'can@example.com' }] },
  });

test('a manager assigns only roles whose permissions they have', async () => {
  const exceeds = { errors: [{ path: 'roleId', code: 'role_exceeds' }] };
  for (const roleId of ['owner', 'accounting']) {
    for (const id of [target, manager.id])
      expect((await change(manager, id, { roleId })).json()).toMatchObject(exceeds);
    expect((await create(manager, roleId)).json()).toMatchObject(exceeds);
  }
  expect((await change(manager, target, { roleId: 'content' })).statusCode).toBe(200);
  for (const roleId of ['manager', 'sales', 'viewer'])
    expect((await create(manager, roleId)).statusCode).toBe(201);
});

test('an owner assigns the accounting role', async () => {
  expect((await change(owner, target, { roleId: 'accounting' })).statusCode).toBe(200);
  expect((await create(owner, 'accounting')).statusCode).toBe(201);
});

test('a manager neither edits an owner nor changes an accountant’s contacts', async () => {
  expect((await change(manager, owner.id, { name: 'x' })).statusCode).toBe(403);
  await change(owner, target, { roleId: 'accounting' });
  const contacts = [
    { emails: [{ value: 'takeover@example.com' }] },
    { phones: [{ value: { number: '+905321234500' } }] },
  ];
  for (const body of contacts)
    expect((await change(manager, target, body, 2)).statusCode).toBe(403);
  expect((await change(manager, target, { bio: 'x' }, 2)).statusCode).toBe(200);
});
