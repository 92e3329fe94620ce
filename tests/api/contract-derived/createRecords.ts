import { snakeCase } from '../../../server/http/schema.ts';
import { isObject } from '../../../server/http/contract.ts';
import { Attempts } from './Attempts.ts';
import { fill, guarded, type DemoAccount } from './demoAccount.ts';
import type { DemoApi } from '../seed/demoApi.ts';

/** Calls that create a record of a top-level plain collection. */
const creating = guarded.filter(
  ({ item, method, path, names }) =>
    method === 'POST' &&
    item['x-crud'] !== undefined &&
    !path.endsWith('}') &&
    !path.endsWith('/actions') &&
    names.every((name) => name === 'customerId'),
);

/** Returns those of the calls whose collections are empty in the demo. */
async function creatingFirst(api: DemoApi) {
  const filled = await Promise.all(
    creating.map(async ({ item }) => {
      const table = snakeCase(item['x-resource'] ?? '');
      return (await api.rows(`select 1 as one from ${table} limit 1`)).length > 0;
    }),
  );
  return creating.filter((_, at) => !filled[at]);
}

/**
 * Creates a record in every plain collection that is empty in the demo, so that a new entity needs no seed.
 * Collections whose records a customer cannot create stay empty; the tests list them.
 */
export async function createRecords(
  api: DemoApi,
  accounts: () => Promise<readonly DemoAccount[]>,
): Promise<void> {
  const calls = await creatingFirst(api);
  if (calls.length === 0) return;
  for (const account of await accounts())
    for (const endpoint of calls) {
      const url = fill(endpoint, (name) => account.valueOf(endpoint, name));
      if (url === undefined) continue;
      const response = await new Attempts(api, account, []).send(endpoint, url);
      const { data } = response.json<{ data?: unknown }>();
      if (response.statusCode === 201 && isObject(data)) account.ids.collect(endpoint.path, [data]);
    }
}
