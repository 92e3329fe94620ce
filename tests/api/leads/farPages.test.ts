import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import { loadContract, readOperations, type JsonSchema } from '../../../server/http/contract.ts';
import { addSignIn } from '../../support/signIn.ts';
import { leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
afterAll(() => api.close());

type Place = { page: number; limit: number };

const read = (place: Place, caller = account.ayse) =>
  api.send(caller, 'listLeads', { query: place });

const far = { page: 11, limit: 100 };

const counted = async () =>
  (await api.db.kysely.selectFrom('rate_counters').select(['key', 'count']).execute())
    .filter(({ key }) => key.startsWith('far page'))
    .map(({ count }) => count);

test('limits reading of far pages per user, but not of the first thousand rows', async () => {
  const before = api.now.value;
  expect((await read({ page: 10, limit: 100 })).statusCode).toBe(200);
  expect((await read({ page: 40, limit: 25 })).statusCode).toBe(200);
  expect(await counted()).toEqual([]);
  expect((await read(far)).statusCode).toBe(200);
  expect((await read({ page: 41, limit: 25 })).statusCode).toBe(200);
  expect(await counted()).toEqual([2]);

  // Simulates that all pages but the last one have been read.
  await api.db.kysely.updateTable('rate_counters').set({ count: 4999 }).execute();
  expect((await read(far)).statusCode).toBe(200);
  const refusal = await read(far);
  expect(refusal.statusCode).toBe(429);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(880);
  expect((await read({ page: 10, limit: 100 })).statusCode).toBe(200);
  expect((await read(far, account.mert)).statusCode).toBe(200);
  // Every list counts for the same user.
  const other = await api.send(account.ayse, 'listTemplates', {
    params: { customerId: account.customerId },
    query: far,
  });
  expect(other.statusCode).toBe(429);

  api.now.value = new Date(before.getTime() + 910_000);
  expect((await read(far)).statusCode).toBe(200);
  api.now.value = before;
});

/** Returns a valid value for a required parameter. */
const firstValue = ({ enum: values, example }: JsonSchema): string | number => {
  if (Array.isArray(values)) return String(values[0]);
  return typeof example === 'string' ? example : 1;
};

test('every paged list limits reading of far pages', async () => {
  const paged = readOperations(loadContract()).filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'page'),
  );
  expect(paged.length).toBeGreaterThan(25);
  const agent = await api.signedInAs(
    await addSignIn(api.db, {
      customerId: account.customerId,
      username: 'selin.destek',
      isAgent: true,
    }),
  );
  const ids = await api.db.kysely.selectFrom('customer_users').select('id').execute();
  const window_start = api.now.value.toISOString();
  await api.db.kysely.deleteFrom('rate_counters').execute();
  await api.db.kysely
    .insertInto('rate_counters')
    .values(ids.map(({ id }) => ({ key: `far page ${id}`, window_start, count: 5000 })))
    .execute();
  const open: string[] = [];
  for (const { id, path, permission, parameters } of paged) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, 1]));
    const requiredParameters = parameters.filter(
      (one) => one.in === 'query' && one.required === true,
    );
    const response = await api.send(permission === 'support.act' ? agent : account.ayse, id, {
      params: { ...params, customerId: account.customerId },
      query: {
        ...Object.fromEntries(
          requiredParameters.map(({ name, schema }) => [name, firstValue(schema)]),
        ),
        ...far,
      },
    });
    if (response.statusCode !== 429 || !response.headers['retry-after'])
      open.push(`${id} ${response.statusCode}`);
  }
  expect(open).toEqual([]);
});
