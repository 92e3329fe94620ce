import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asTenant } from '../../../server/db/tenant.ts';
import { shelfApi, type Item } from './shelfApi.ts';

const RECORDS = 10_000;
const LIMIT = 100;

let api: Awaited<ReturnType<typeof shelfApi>>;
const statements: string[] = [];
beforeAll(async () => {
  api = await shelfApi({ onStatement: (statement) => statements.push(statement) });
  await sql`
    insert into shelf_items (customer_id, provider_id, label, price)
    select 1, 1 + n % 2, 'Parça ' || n % 13, n % 7 from generate_series(1, ${RECORDS}) n`.execute(
    api.db.kysely,
  );
  await sql`
    insert into shelf_items (customer_id, provider_id, label, price)
    select 2, 3, 'Başka', n % 7 from generate_series(1, ${RECORDS}) n`.execute(api.db.kysely);
  await sql`analyze shelf_items`.execute(api.db.kysely);
});
afterAll(() => api.close());

const page = (sort: string, number: number) =>
  api.call<Item[]>(api.ayse, 'GET', `/shelf-items?sort=${sort}&limit=${LIMIT}&page=${number}`);

/** Returns the parameter values of a list's statement, in order. */
const valuesOf = (number: number) =>
  ['1', "'{1,2}'", LIMIT, (number - 1) * LIMIT, '1', "'{1,2}'", RECORDS + 1].map(String);

/** Returns the database's execution plan of the statement for the customer, as text. */
async function planOf(statement: string, number: number): Promise<string> {
  const values = valuesOf(number);
  const filled = statement.replace(
    /\$(\d)/g,
    (_, place: string) => values[Number(place) - 1] ?? '',
  );
  return api.db.kysely.transaction().execute(async (tx) => {
    await asTenant(tx, { customerId: 1, userId: 1 });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) ${sql.raw(filled)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('paging through ten thousand records returns each one once, also with equal sort values', async () => {
  const seen: Item[] = [];
  for (let number = 1; number <= RECORDS / LIMIT; number += 1) {
    const { data, meta } = await page('-price', number);
    expect(meta).toEqual({ page: number, limit: LIMIT, total: RECORDS, totalIsExact: true });
    seen.push(...data);
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(RECORDS);
  const keys = seen.map(({ price, id }) => Number(price) * 100_000 + id);
  expect(keys).toEqual(keys.toSorted((a, b) => b - a));
});

test.each([
  ['price', 'sort_price'],
  ['-price', 'last_price'],
  ['label', 'sort_label'],
  ['-label', 'sort_label'],
  ['createdAt', 'sort_created_at'],
  ['madeOn', 'sort_made_on'],
  ['-madeOn', 'last_made_on'],
])(
  'sorted by %s, the first page is read from an index, and pages read only their own rows',
  async (sort, index) => {
    statements.length = 0;
    await page(sort, 1);
    const statement = statements.find((text) => text.includes('counted')) ?? '';
    expect(await planOf(statement, 1)).toContain(`using shelf_items_${index}`);
    for (const number of [1, 50, 100])
      expect(await planOf(statement, number)).not.toContain('Seq Scan');
  },
);
