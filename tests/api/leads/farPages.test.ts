import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
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

test('check 75: whoever reads on and on, as an export does, waits; the first thousand rows stay open, and so do others', async () => {
  const before = api.now.value;
  expect((await read({ page: 10, limit: 100 })).statusCode).toBe(200);
  expect((await read({ page: 40, limit: 25 })).statusCode).toBe(200);
  expect(await counted()).toEqual([]);
  expect((await read(far)).statusCode).toBe(200);
  expect((await read({ page: 41, limit: 25 })).statusCode).toBe(200);
  expect(await counted()).toEqual([2]);

  // As if all but the last of them had been read.
  await api.db.kysely.updateTable('rate_counters').set({ count: 4999 }).execute();
  expect((await read(far)).statusCode).toBe(200);
  const refusal = await read(far);
  expect(refusal.statusCode).toBe(429);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(880);
  expect((await read({ page: 10, limit: 100 })).statusCode).toBe(200);
  expect((await read(far, account.mert)).statusCode).toBe(200);
  // Every list counts for the same reader.
  const other = await api.send(account.ayse, 'listTemplates', {
    params: { customerId: account.customerId },
    query: far,
  });
  expect(other.statusCode).toBe(429);

  api.now.value = new Date(before.getTime() + 910_000);
  expect((await read(far)).statusCode).toBe(200);
  api.now.value = before;
});
