import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIndex } from '../../../server/db/buildIndex.ts';
import type { Database } from '../../../server/db/connection.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { migrations } from '../../../server/db/migrations/list.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
// The changed tables and migrations make testDatabase() drop it.
afterEach(() => database.close());

const statements = (...texts: string[]) => ({
  up: async (db: Kysely<unknown>) => {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});
const executed = async () => {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name like '9%' order by name`.execute(database.kysely);
  return rows.map(({ name }) => name);
};
const count = async (table: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(database.kysely);
  return rows[0]?.count;
};

test('keeps the first of two migrations when the second fails, and goes on with the second', async () => {
  const first = statements('create table planted (id bigint)');
  const failing = statements('insert into planted values (1)', 'select 1 / 0');
  const list = { ...migrations, '9000_first': first };
  await expect(migrate(database, { ...list, '9001_second': failing })).rejects.toThrow('zero');
  expect(await executed()).toEqual(['9000_first']);
  expect(await count('planted')).toBe(0);
  const second = statements('insert into planted values (1)');
  expect(await migrate(database, { ...list, '9001_second': second })).toEqual(['9001_second']);
  expect(await executed()).toEqual(['9000_first', '9001_second']);
  expect(await count('planted')).toBe(1);
});

const built = {
  isOutsideTransaction: true,
  up: (db: Kysely<unknown>) => buildIndex(db, 'planted_id', 'on planted (id)', 'unique index'),
};

test('builds an index outside a transaction, anew after a build that failed', async () => {
  await sql`create table planted (id bigint)`.execute(database.kysely);
  await sql`insert into planted values (1), (1)`.execute(database.kysely);
  const list = { ...migrations, '9000_index': built };
  await expect(migrate(database, list)).rejects.toThrow('planted_id');
  const isValid = async () =>
    (
      await sql<{ isValid: boolean }>`
        select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('planted_id')`.execute(
        database.kysely,
      )
    ).rows;
  // Only a build outside a transaction leaves an index behind.
  expect(await isValid()).toEqual([{ isValid: false }]);
  await sql`delete from planted`.execute(database.kysely);
  expect(await migrate(database, list)).toEqual(['9000_index']);
  expect(await isValid()).toEqual([{ isValid: true }]);
});
