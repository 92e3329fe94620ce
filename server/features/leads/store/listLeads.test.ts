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
import type { LeadFilter } from './leadFilter.ts';
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

/** Lists the leads of a customer twice. @returns the statements */
async function listTwice(filter: LeadFilter, found: number): Promise<string[]> {
  const driver = new Counting(found);
  const db = databaseWith<Tables>(() => driver);
  for (let time = 0; time < 2; time += 1)
    await db.transaction().execute((tx) => listLeads(tx, filter, page, 'tr'));
  return driver.statements;
}

/** Returns the mark of a statement, or none. */
const markOf = (text: string) => /^\/\* (.*?) \*\//.exec(text)?.[1];

test('prepares the list of a customer with few leads for all, that of one with many for itself', async () => {
  const few = await listTwice({ customerId: 9_001, providerIds: [2, 3] }, 2_000);
  expect(few.map(markOf)).toEqual(['prepared', 'prepared']);
  const many = await listTwice({ customerId: 9_002, providerIds: [2, 3] }, 2_001);
  expect(many.map(markOf)).toEqual(['prepared', 'prepared for one customer']);
  expect(many[0]).not.toContain('9002');
  expect(many[1]).toContain("l.customer_id = 9002 and l.provider_id = any('{2,3}')");
});

test('plans a large list anew if a parameter decides how many rows are read', async () => {
  const phone = { customerId: 9_003, providerIds: [2], source: ['phone' as const] };
  expect((await listTwice(phone, 2_001)).map(markOf)).toEqual(['prepared', undefined]);
});

test('writes the statuses of a page into its statement, since a prepared plan ignores parameters', () => {
  const query = leadPageQuery({ customerId: 1, providerIds: [2], status: ['pending'] }, page, 'tr');
  const { sql, parameters } = query.compile(compiling);
  expect(sql).toContain("l.status = any('{pending}')");
  expect(parameters).not.toContainEqual(['pending']);
});
