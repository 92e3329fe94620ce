import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { loadContract, type ContractDocument } from '../../../server/http/contract.ts';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller as Headers, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';
import { fill, guarded, schemaOf, requiredQuery, type Endpoint } from './demoAccount.ts';
import { CALLERS, ROLE_MATRIX, type Caller } from './roleMatrix.ts';

/** The API with a caller of each role, with the shipped contract or another one. */
interface RoleWorld {
  api: TestApi;
  customerId: number;
  headers: ReadonlyMap<Caller, Headers>;
}

async function roleWorld(contract?: ContractDocument): Promise<RoleWorld> {
  const api = await testApi(contract && { contract });
  await addPlaces(api.db);
  const customerId = await addCustomer(api.db);
  const providerIds = [await addProvider(api.db, customerId)];
  const headers = new Map<Caller, Headers>();
  for (const role of CALLERS) {
    const isAgent = role === 'agent';
    const id = await addSignIn(api.db, {
      customerId,
      username: role,
      role: isAgent ? 'viewer' : role,
      isAgent,
      providerIds,
    });
    headers.set(role, await api.signedInAs(id));
  }
  return { api, customerId, headers };
}

/** Time-out of a call of every operation on a loaded machine. */
const TIMEOUT_MS = 60_000;

let world: RoleWorld;

beforeAll(async () => {
  world = await roleWorld();
});
afterAll(() => world.api.close());

/** Returns the URL of a missing record, so that an allowed call responds 404 and changes nothing. */
const urlOfMissing = ({ customerId }: RoleWorld, endpoint: Endpoint): string =>
  fill(endpoint, (name) => {
    if (name === 'customerId') return String(customerId);
    const { enum: members, type } = schemaOf(endpoint, name);
    return members?.[0] ?? (type === 'integer' ? '987654' : 'nobody');
  }) ?? '';

/** Returns true if an operation is forbidden to a role: 403 for a missing permission. */
async function isForbidden(within: RoleWorld, endpoint: Endpoint, role: Caller): Promise<boolean> {
  const response = await within.api.app.inject({
    // cast: the method is one of the contract's
    method: endpoint.method as InjectOptions['method'],
    url: urlOfMissing(within, endpoint) + requiredQuery(endpoint),
    headers: { ...within.headers.get(role) },
  });
  return response.statusCode === 403 && response.json<Schemas['Error']>().code === 'forbidden';
}

const rowOf = (id: string) =>
  ROLE_MATRIX.find(({ operations }) => operations.some((one) => one === id));

/**
 * Returns the callers that the matrix allows. An operation of a plain collection (`x-crud`) may be missing there:
 * it allows the same callers as other operations with its permission.
 */
function callersOf({ id, item, operation }: Endpoint): readonly Caller[] {
  const row = rowOf(id);
  if (row || !item['x-crud']) return row?.callers ?? [];
  const isAlike = (one: Endpoint) =>
    one.operation['x-permission'] === operation['x-permission'] && rowOf(one.id) !== undefined;
  return rowOf(guarded.find(isAlike)?.id ?? '')?.callers ?? [];
}

/** Returns the operations whose access for a role differs from the matrix. */
async function mismatchesFor(within: RoleWorld, role: Caller): Promise<string[]> {
  // An open stream never ends, and these operations end the calling session.
  const endpoints = guarded.filter(
    ({ id }) => !['signOut', 'getRealtimeStream', 'deleteOtherSessions'].includes(id),
  );
  const wrong: string[] = [];
  for (const one of endpoints) {
    const isIn = !(await isForbidden(within, one, role));
    if (isIn !== callersOf(one).includes(role))
      wrong.push(`${one.id} ${isIn ? 'lets in' : 'keeps out'} the role ${role}`);
  }
  return wrong;
}

test('the matrix contains every operation once', () => {
  const written: string[] = ROLE_MATRIX.flatMap(({ operations }) => operations);
  const expected = guarded.filter(({ id, item }) => !item['x-crud'] || written.includes(id));
  expect(written.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
});

test.each(CALLERS)(
  '%s has access exactly where the matrix says so',
  async (role) => {
    expect(await mismatchesFor(world, role)).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'reports a permission that the API ignores with operation and role',
  async () => {
    const contract = structuredClone(loadContract());
    const { post } = contract.paths['/discounts'] ?? {};
    Reflect.set(Object(post), 'x-permission', 'session');
    const faulty = await roleWorld(contract);
    try {
      expect(await mismatchesFor(faulty, 'viewer')).toEqual([
        'createDiscount lets in the role viewer',
      ]);
    } finally {
      await faulty.api.close();
    }
  },
  TIMEOUT_MS,
);
