import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperationId, Schemas } from '#contract/types.ts';
import { loadContract, readOperations } from '../../../server/http/contract.ts';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller, type Request, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';

type Role = Schemas['CustomerUserRole'] | 'agent' | 'nobody';
const ROLES: readonly Role[] = [
  'owner',
  'manager',
  'sales',
  'content',
  'accounting',
  'viewer',
  'agent',
  'nobody',
];

let api: TestApi;
let customerId: number;
let providerId: number;
let target: number;
let linkId: number;
let cardId: number;
let callers: Record<string, Caller>;
let ids: Record<string, number>;

beforeAll(async () => {
  api = await testApi();
  await addPlaces(api.db);
  customerId = await addCustomer(api.db);
  providerId = await addProvider(api.db, customerId);
  callers = { nobody: {} };
  ids = {};
  for (const role of ROLES) {
    if (role === 'nobody') continue;
    const isAgent = role === 'agent';
    ids[role] = await addSignIn(api.db, {
      customerId,
      username: role,
      role: isAgent ? 'viewer' : role,
      isAgent,
      providerIds: [providerId],
    });
    callers[role] = await api.signedInAs(ids[role] ?? 0);
  }
});
afterAll(() => api.close());
beforeEach(async () => {
  target = await addSignIn(api.db, {
    customerId,
    username: `t-${crypto.randomUUID().slice(0, 8)}`,
    role: 'sales',
    own: { last_seen_at: '2026-11-01T09:00:00.000Z' },
  });
  const link = { customer_id: customerId, customer_user_id: target, provider_id: providerId };
  linkId = (
    await api.db.kysely
      .insertInto('customer_user_providers')
      .values(link)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  await api.db.kysely.deleteFrom('credit_cards').execute();
  const kept = { gateway: 'sandbox', user_key: 'u', token: 't', brand: 'VISA', bin: '411111' };
  cardId = (
    await api.db.kysely
      .insertInto('credit_cards')
      .values({ ...kept, customer_id: customerId, slot: 1, last_four: '1111', name: 'Kart' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
});

const onAccount = (): Request => ({ params: { customerId } });
const onTarget = (body?: object): Request => ({
  params: { customerId, id: target },
  ...(body && { body }),
});
const onLink = (body?: object): Request => ({
  params: { customerId, id: target, linkId },
  ...(body && { body }),
});
const onCard = (body?: object): Request => ({
  params: { customerId, id: cardId },
  ...(body && { body }),
});

/** Returns the same status for every signed-in role. */
const all = (status: number): Record<Role, number> => ({
  owner: status,
  manager: status,
  sales: status,
  content: status,
  accounting: status,
  viewer: status,
  agent: status,
  nobody: 401,
});
const [EVERYBODY, NOBODY_ELSE] = [all(200), all(403)];
const READS = { ...EVERYBODY, agent: 403 };
const MANAGES = { ...NOBODY_ELSE, owner: 200, manager: 200 };
const ACCOUNT = { ...NOBODY_ELSE, owner: 200, accounting: 200 };
const READS_ACTIVITY = { ...MANAGES, accounting: 200, viewer: 200 };
const READS_MONEY = { ...READS, sales: 403, content: 403 };

interface Cell {
  request: () => Request;
  statuses: Record<Role, number>;
}

/** Status that each role gets from each operation on a colleague or the customer. */
const MATRIX: Partial<Record<OperationId, Cell>> = {
  getCustomer: {
    request: onAccount,
    statuses: { ...EVERYBODY, sales: 403, content: 403, agent: 403 },
  },
  updateCustomer: {
    request: () => ({ params: { customerId }, version: 1, body: { name: 'x' } }),
    statuses: { ...ACCOUNT, owner: 200, accounting: 409 },
  },
  createCustomer: {
    request: () => ({
      body: { name: 'Lale', owner: { name: 'Lale Demir', email: 'lale@example.com' } },
    }),
    statuses: { ...NOBODY_ELSE, agent: 201 },
  },
  listCustomerUsers: { request: onAccount, statuses: READS },
  getCustomerUsersSummary: {
    request: onAccount,
    statuses: { ...READS, content: 403, accounting: 403 },
  },
  getCustomerUser: { request: () => onTarget(), statuses: READS },
  createCustomerUser: {
    request: () => ({
      params: { customerId },
      body: { name: 'Can', roleId: 'viewer', emails: [{ value: 'can@example.com' }] },
    }),
    statuses: { ...MANAGES, owner: 201, manager: 201 },
  },
  deleteCustomerUserImage: { request: () => onTarget(), statuses: MANAGES },
  updateCustomerUser: {
    request: () => ({ ...onTarget({ roleId: 'viewer' }), version: 1 }),
    statuses: { ...MANAGES, manager: 409 },
  },
  linkProvider: {
    request: () => onTarget({ providerId }),
    statuses: { ...MANAGES, owner: 409, manager: 409 },
  },
  updateProviderLink: { request: () => onLink({ showAsContact: true }), statuses: MANAGES },
  deleteSignatureImage: { request: () => onLink(), statuses: MANAGES },
  connectSocialAccount: {
    request: () => onTarget({ type: 'google', token: 'x' }),
    statuses: NOBODY_ELSE,
  },
  deleteSocialAccount: {
    request: () => ({ params: { ...onTarget().params, type: 'google' } }),
    statuses: NOBODY_ELSE,
  },
  listCustomerActions: { request: onAccount, statuses: READS_ACTIVITY },
  listCustomerInteractions: { request: onAccount, statuses: READS_ACTIVITY },
  createCustomerAction: {
    request: () => ({ params: { customerId }, body: { type: 'request_call_back' } }),
    statuses: { ...ACCOUNT, owner: 201, accounting: 201 },
  },
  createCustomerInteraction: {
    request: () => ({ params: { customerId }, body: { type: 'note', body: 'x' } }),
    statuses: { ...ACCOUNT, owner: 201, accounting: 201 },
  },
  getSubscription: { request: onAccount, statuses: READS_MONEY },
  createSubscriptionAction: {
    request: () => ({ params: { customerId }, body: { type: 'pause' } }),
    statuses: { ...ACCOUNT, owner: 409, accounting: 409 },
  },
  listCreditCards: { request: onAccount, statuses: READS_MONEY },
  getCreditCard: { request: () => onCard(), statuses: READS_MONEY },
  createCreditCard: {
    // There is no gateway here; only callers who may store a card get that error.
    request: () => ({ params: { customerId }, body: { cardToken: 'nothing-typed' } }),
    statuses: { ...ACCOUNT, owner: 409, accounting: 409 },
  },
  updateCreditCard: {
    request: () => ({ ...onCard({ name: 'x' }), version: 1 }),
    statuses: { ...ACCOUNT, accounting: 409 },
  },
  deleteCreditCard: { request: () => onCard(), statuses: { ...ACCOUNT, accounting: 404 } },
  unlinkProvider: { request: () => onLink(), statuses: { ...MANAGES, manager: 404 } },
  deleteCustomerUser: { request: () => onTarget(), statuses: MANAGES },
  listSmsLogs: {
    request: onAccount,
    statuses: { ...READS, content: 403, accounting: 403 },
  },
  // A missing template: only callers who may change one get a 404.
  deleteTemplateAttachment: {
    request: () => ({ params: { customerId, id: 9_000, attachmentId: 9_000 } }),
    statuses: { ...NOBODY_ELSE, owner: 404, manager: 404, sales: 404 },
  },
};

/** Operations whose roles are tested elsewhere, or that have no roles. */
const ELSEWHERE = new Set(
  'uploadCustomerUserImage uploadSignatureImage getInvitation acceptInvitation'.split(' '),
);

test('every operation of the area is tested', () => {
  const area = readOperations(loadContract())
    // Plain collections are served by permission alone, whatever their path; the contract-derived tests cover
    // merchant applications.
    .filter(({ path, crud }) => path.startsWith('/customers') && !crud)
    .filter(({ path }) => !path.includes('/merchant-application'))
    .map(({ id }) => id);
  expect(Object.keys(MATRIX).toSorted()).toEqual(
    area.filter((id) => !ELSEWHERE.has(id)).toSorted(),
  );
});

test.each(Object.entries(MATRIX))('%s by each role', async (operation, { request, statuses }) => {
  const seen: Record<string, number> = {};
  // cast: the keys are those of MATRIX
  const id = operation as OperationId;
  for (const role of ROLES)
    seen[role] = (await api.send(callers[role] ?? {}, id, request())).statusCode;
  expect(seen).toEqual(statuses);
});

const change = (by: Role, id: number, body: object, version = 1) =>
  api.send(callers[by] ?? {}, 'updateCustomerUser', { params: { customerId, id }, version, body });

test('everyone can edit their own profile, but not their own permissions', async () => {
  for (const role of ['sales', 'content', 'accounting', 'viewer', 'agent'] as const) {
    const id = ids[role] ?? 0;
    expect((await change(role, id, { bio: 'x' })).statusCode).toBe(200);
    for (const body of [{ roleId: 'manager' }, { hasLeft: false }, { canManage: true }])
      expect((await change(role, id, body, 2)).statusCode).toBe(403);
    expect(
      (await api.send(callers[role] ?? {}, 'getCustomerUser', { params: { customerId, id } }))
        .statusCode,
    ).toBe(200);
  }
});

test('the allowed actions of a user are those that succeed', async () => {
  const users: [string, number][] = [
    ['the owner', ids['owner'] ?? 0],
    ['the manager', ids['manager'] ?? 0],
    ['a colleague', target],
  ];
  const statuses: Record<string, Schemas['CustomerUserAllowed']> = {};
  for (const by of ['owner', 'manager', 'viewer'] as const) {
    for (const [name, id] of users) {
      const at = { params: { customerId, id } };
      const { allowed } = (await api.ok(callers[by] ?? {}, 'getCustomerUser', at)).data;
      statuses[`${by}: ${name}`] = allowed;
      // The version does not exist: callers who may change the user get a conflict.
      const { statusCode } = await change(by, id, { bio: 'x' }, 99);
      expect([name, statusCode]).toEqual([name, allowed.update ? 409 : 403]);
      const removed = allowed.remove
        ? 200
        : (await api.send(callers[by] ?? {}, 'deleteCustomerUser', at)).statusCode;
      const refusal = id === ids[by] ? 409 : 403;
      expect([name, removed]).toEqual([name, allowed.remove ? 200 : refusal]);
    }
  }
  expect(statuses).toEqual({
    'owner: the owner': { update: true, remove: false },
    'owner: the manager': { update: true, remove: true },
    'owner: a colleague': { update: true, remove: true },
    'manager: the owner': { update: false, remove: false },
    'manager: the manager': { update: true, remove: false },
    'manager: a colleague': { update: true, remove: true },
    'viewer: the owner': { update: false, remove: false },
    'viewer: the manager': { update: false, remove: false },
    'viewer: a colleague': { update: false, remove: false },
  });
});

test('an impersonating agent can edit users, but not delete them', async () => {
  const agent = { agentId: ids['agent'] ?? 0, reason: 'Talep 1042' };
  const impersonation = await api.signedInAs(ids['owner'] ?? 0, agent);
  const { data } = await api.ok(impersonation, 'getCustomerUser', onTarget());
  expect(data.allowed).toEqual({ update: true, remove: false });
});
