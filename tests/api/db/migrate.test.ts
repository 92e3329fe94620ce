import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a migrated database has nothing left to migrate', async () => {
  expect(await migrate(database)).toEqual([]);
});

test('a process restarts on a database that a later release has migrated', async () => {
  const later = '9999_later';
  await sql`insert into kysely_migration (name, timestamp) values (${later}, '')`.execute(
    database.kysely,
  );
  expect(await migrate(database)).toEqual([]);
  await sql`delete from kysely_migration where name = ${later}`.execute(database.kysely);
});

test('tr_sort sorts by the Turkish alphabet', async () => {
  const sorted = [
    'cam',
    'Can',
    'çam',
    'Çan',
    'gül',
    'ğ',
    'hal',
    'Isparta',
    'ışık',
    'incir',
    'İzmir',
    'ok',
    'öz',
    'sabah',
    'şeker',
    'uzun',
    'ürün',
    'zil',
  ];
  const shuffled = sorted.toReversed();
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${shuffled}::text[]) as word order by word collate tr_sort`.execute(
    database.kysely,
  );
  expect(rows.map(({ word }) => word)).toEqual(sorted);
});
