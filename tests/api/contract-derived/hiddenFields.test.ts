import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { isObject } from '../../../server/http/contract.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';
import {
  contract,
  demoAccount,
  fill,
  guarded,
  requiredQuery,
  type DemoAccount,
} from './demoAccount.ts';

/** Maximum number of errors in a response. */
const MAX_ERRORS = 200;

let api: DemoApi;
let account: DemoAccount;
/**
 * Database columns that are neither a property nor a parameter of the contract, in snake case and in camel case.
 */
let hidden: string[];

const camel = (column: string) =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Collects the names of all properties and parameters of the contract. */
function namesOf(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const entry of node) namesOf(entry, found);
  else if (isObject(node))
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' && isObject(value))
        for (const name of Object.keys(value)) found.add(name);
      if (key === 'name' && typeof value === 'string') found.add(value);
      namesOf(value, found);
    }
  return found;
}

beforeAll(async () => {
  api = await demoApi();
  account = await demoAccount(api, 'ayse');
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    api.db.kysely,
  );
  const declared = namesOf(contract);
  const undeclared = rows.map(({ name }) => name).filter((name) => !declared.has(camel(name)));
  hidden = [...new Set(undeclared.flatMap((name) => [name, camel(name)]))];
}, 120_000);
afterAll(() => api.close());

const lists = guarded.filter(
  ({ method, path, parameters }) =>
    method === 'GET' &&
    !path.endsWith('/stream') &&
    parameters.some(({ in: place }) => place === 'query'),
);
const get = (url: string) => api.app.inject({ method: 'GET', url, headers: account.caller });

/**
 * Returns the sort keys to try: always those of credentials, and a tenth of the others, so that every key is tried
 * on some list.
 */
const ordersOf = (turn: number): string[] => {
  const names = hidden.filter((name) => !name.includes('_'));
  return [
    'passwordHash',
    'tokenHash',
    'searchKey',
    ...names.filter((_, at) => at % 10 === turn % 10),
  ];
};

test('columns that no response contains can be neither filtered nor sorted by', async () => {
  expect(lists.length).toBeGreaterThan(25);
  expect(hidden).toEqual(expect.arrayContaining(['password_hash', 'passwordHash', 'search_key']));
  const open: string[] = [];
  const customerLists = lists.filter(
    ({ operation }) => operation['x-permission'] !== 'support.act',
  );
  for (const [turn, endpoint] of customerLists.entries()) {
    const url = fill(endpoint, (name) => account.valueOf(endpoint, name));
    if (url === undefined) continue;
    const query = new URLSearchParams(requiredQuery(endpoint));
    expect([endpoint.id, (await get(`${url}?${query.toString()}`)).statusCode]).toEqual([
      endpoint.id,
      200,
    ]);
    for (let from = 0; from < hidden.length; from += MAX_ERRORS) {
      const names = hidden.slice(from, from + MAX_ERRORS);
      const filters = new URLSearchParams(query);
      for (const name of names) filters.set(name, 'a');
      const filtered = await get(`${url}?${filters.toString()}`);
      const named = new Set(filtered.json<Schemas['Error']>().errors.map(({ path }) => path));
      const unnamed = names.filter((name) => !named.has(name));
      if (filtered.statusCode !== 400 || unnamed.length > 0)
        open.push(`${endpoint.id} filters by ${unnamed.join(', ')}: ${filtered.statusCode}`);
    }
    if (!endpoint.parameters.some(({ name }) => name === 'sort')) continue;
    for (const name of ordersOf(turn)) {
      const sorted = new URLSearchParams(requiredQuery(endpoint));
      sorted.set('sort', name);
      const { statusCode } = await get(`${url}?${sorted.toString()}`);
      if (statusCode !== 400) open.push(`${endpoint.id} sorts by ${name}: ${statusCode}`);
    }
  }
  expect(open).toEqual([]);
}, 120_000);
