import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { testDatabase } from '../../support/database.ts';

/** Writes to an empty table, and to one that the migrations fill. */
async function use({ kysely }: Database): Promise<number> {
  await sql`truncate products cascade`.execute(kysely);
  const { id } = await kysely
    .insertInto('customers')
    .values({ name: 'Mavi Salon' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const named = async ({ kysely }: Database, table: string) =>
  (await sql`select from pg_class where relname = ${table}`.execute(kysely)).rows.length;

it('is reset for the next test', async () => {
  const first = await testDatabase();
  const products = await first.kysely.selectFrom('products').selectAll().orderBy('id').execute();
  const id = await use(first);
  await first.close();
  const second = await testDatabase();
  expect(await second.kysely.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(
    products,
  );
  expect(await second.kysely.selectFrom('customers').select('id').execute()).toEqual([]);
  expect(await use(second)).toBe(id);
  await second.close();
});

it('rejects statements of a finished test', async () => {
  const first = await testDatabase();
  await first.close();
  await expect(use(first)).rejects.toThrow();
  const second = await testDatabase();
  expect(await second.kysely.selectFrom('customers').select('id').execute()).toEqual([]);
  await second.close();
});

it('is created again after a test that changed the tables', async () => {
  const first = await testDatabase();
  await sql`create table left_behind (id int)`.execute(first.kysely);
  await sql`alter table customers add column left_behind int`.execute(first.kysely);
  await first.close();
  const second = await testDatabase();
  expect(await named(second, 'left_behind')).toBe(0);
  await second.close();
});
