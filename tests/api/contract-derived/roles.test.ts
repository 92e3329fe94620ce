import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller as Headers, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';
import { fill, guarded, schemaOf, wanted, type Asked } from './demoAccount.ts';
import { CALLERS, ROLE_MATRIX, type Caller } from './roleMatrix.ts';

let api: TestApi;
let customerId: number;
const headers = new Map<Caller, Headers>();

beforeAll(async () => {
  api = await testApi();
  await addPlaces(api.db);
  customerId = await addCustomer(api.db);
  const providerIds = [await addProvider(api.db, customerId)];
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
});
afterAll(() => api.close());

/** The address of no record: whoever is let in is told so, and nothing happens. */
const nowhere = (asked: Asked): string =>
  fill(asked, (name) => {
    if (name === 'customerId') return String(customerId);
    const { enum: members, type } = schemaOf(asked, name);
    return members?.[0] ?? (type === 'integer' ? '987654' : 'nobody');
  }) ?? '';

/** Returns true if an operation is forbidden to a role: 403 for a missing permission. */
async function isShut(asked: Asked, role: Caller): Promise<boolean> {
  const response = await api.app.inject({
    // cast: the method is one of the contract's
    method: asked.method as InjectOptions['method'],
    url: nowhere(asked) + wanted(asked),
    headers: { ...headers.get(role) },
  });
  return response.statusCode === 403 && response.json<Schemas['Error']>().code === 'forbidden';
}

test('every operation stands in the matrix once, and nothing else does', () => {
  const written = ROLE_MATRIX.flatMap(({ operations }) => operations);
  expect(written.toSorted()).toEqual(guarded.map(({ id }) => id).toSorted());
});

test.each(CALLERS)('%s is let in where the matrix says so, and nowhere else', async (role) => {
  const may = new Set<string>(
    ROLE_MATRIX.filter(({ callers }) => callers.includes(role)).flatMap(
      ({ operations }) => operations,
    ),
  );
  // A stream that is let in never ends, and these end the session that asks.
  const asked = guarded.filter(
    ({ id }) => !['signOut', 'getRealtimeStream', 'deleteOtherSessions'].includes(id),
  );
  const wrong: string[] = [];
  for (const one of asked) if ((await isShut(one, role)) === may.has(one.id)) wrong.push(one.id);
  expect(wrong).toEqual([]);
});
