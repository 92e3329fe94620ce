import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { leadPageQuery } from './listLeads.ts';

const compiling = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('writes the statuses of a page into its statement, since a prepared plan ignores parameters', () => {
  const page = { sort: '-createdAt', limit: 25, offset: 0, counted: 10_000 } as const;
  const query = leadPageQuery({ customerId: 1, providerIds: [2], status: ['pending'] }, page, 'tr');
  const { sql, parameters } = query.compile(compiling);
  expect(sql).toContain("l.status = any('{pending}')");
  expect(parameters).not.toContainEqual(['pending']);
});
