import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../../db/tables.ts';
import { leadPageQuery, listLeads } from './listLeads.ts';

const databaseWith = <T>(createDriver: () => Driver) =>
  new Kysely<T>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

const compiling = databaseWith<unknown>(() => new DummyDriver());
const page = { sort: '-createdAt', limit: 25, offset: 0, counted: 10_000 } as const;

/** Driver that notes the statements and answers each with a number of found leads. */
class Counting extends DummyDriver {
  readonly statements: string[] = [];
  readonly #found: number;

  constructor(found: number) {
    super();
    this.#found = found;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async <R>({ sql }: CompiledQuery): Promise<QueryResult<R>> => {
        this.statements.push(sql);
        // cast: the row of an empty page, which has only the count
        return { rows: [{ id: null, found: this.#found } as R] };
      },
      streamQuery: () => {
        throw new Error('Nothing is streamed');
      },
    };
  }
}

/** Lists the leads of a customer twice. @returns whether the statements were marked as prepared */
async function listTwice(customerId: number, found: number): Promise<boolean[]> {
  const driver = new Counting(found);
  const db = databaseWith<Tables>(() => driver);
  const filter = { customerId, providerIds: [2] };
  for (let time = 0; time < 2; time += 1)
    await db.transaction().execute((tx) => listLeads(tx, filter, page, 'tr'));
  return driver.statements.map((text) => text.startsWith('/* prepared */'));
}

test('prepares the list of a customer with few leads, and not again that of one with many', async () => {
  expect(await listTwice(9_001, 2_000)).toEqual([true, true]);
  expect(await listTwice(9_002, 2_001)).toEqual([true, false]);
});

test('writes the statuses of a page into its statement, since a prepared plan ignores parameters', () => {
  const query = leadPageQuery({ customerId: 1, providerIds: [2], status: ['pending'] }, page, 'tr');
  const { sql, parameters } = query.compile(compiling);
  expect(sql).toContain("l.status = any('{pending}')");
  expect(parameters).not.toContainEqual(['pending']);
});
