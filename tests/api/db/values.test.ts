import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { jsonb } from '../../../server/db/jsonb.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function one(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(
    database.kysely,
  );
  return rows[0]?.value;
}

test.each([
  ['9007199254740991::bigint', 9007199254740991],
  ['count(*)', 1],
  ['42::int', 42],
  ['1.5::float8', 1.5],
  ['true', true],
  ["'2026-06-01'::date", '2026-06-01'],
  ["'2026-06-01 01:02:03.456789+03'::timestamptz", '2026-05-31T22:02:03.456Z'],
  ["'2026-06-01 01:02:03+05:30'::timestamptz", '2026-05-31T19:32:03.000Z'],
  ["'infinity'::timestamptz", 'infinity'],
  ["'2026-06-01 01:02:03.5'::timestamp", '2026-06-01 01:02:03.5'],
  ["'1 day 02:00'::interval", '1 day 02:00:00'],
  ["'12345678901234.50'::numeric", '12345678901234.50'],
  ['null::bigint', null],
  [`'{"a": [1, "ş", null]}'::jsonb`, { a: [1, 'ş', null] }],
  [`'[1]'::json`, [1]],
  ["'{1,NULL,3}'::bigint[]", [1, null, 3]],
  ["'{2026-06-01}'::date[]", ['2026-06-01']],
  ["array['2026-06-01 00:00+00'::timestamptz]", ['2026-06-01T00:00:00.000Z']],
  ["'{1.10}'::numeric[]", ['1.10']],
  [
    "'{{1,2},{3,4}}'::int[]",
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [`'{"a,b","c\\"d",NULL}'::text[]`, ['a,b', 'c"d', null]],
  ["'{}'::bigint[]", []],
  ["current_setting('timezone')", 'UTC'],
])('%s is read as %j', async (expression, expected) => {
  expect(await one(sql.raw(expression))).toEqual(expected);
});

test('bytes are read as a Buffer, alone and in arrays', async () => {
  expect(await one(sql`'\\x00ff'::bytea`)).toEqual(Buffer.from([0, 255]));
  expect(await one(sql`array['\\x00ff'::bytea]`)).toEqual([Buffer.from([0, 255])]);
});

test('rejects a bigint that a number cannot represent, and keeps the connection', async () => {
  await expect(one(sql.raw('9007199254740993::bigint'))).rejects.toThrow(RangeError);
  expect(await one(sql`1`)).toBe(1);
});

const instant = new Date('2026-06-01T22:30:00.123Z');
test.each([
  ['timestamptz', instant, '2026-06-01T22:30:00.123Z'],
  ['date', instant, '2026-06-01'],
  ['date', '2026-06-01', '2026-06-01'],
  ['bytea', Buffer.from('ş'), Buffer.from('ş')],
  ['bytea[]', [Buffer.from('ş'), Buffer.from([0])], [Buffer.from('ş'), Buffer.from([0])]],
  ['text[]', ['a', 'b"c', '\\', 'NULL', '', null], ['a', 'b"c', '\\', 'NULL', '', null]],
  [
    'int[]',
    [
      [1, 2],
      [3, 4],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['bigint[]', [1, 2], [1, 2]],
  ['jsonb', { a: 'İ' }, { a: 'İ' }],
  ['jsonb', '"text"', 'text'],
  ['numeric', '0.10', '0.10'],
  ['bigint', 7n, 7],
  ['boolean', true, true],
  ['boolean', false, false],
  ['text', 'null', 'null'],
  ['text', undefined, null],
])('a parameter is returned unchanged: %s, case %#', async (type, parameter, expected) => {
  expect(await one(sql`${parameter}::${sql.raw(type)}`)).toEqual(expected);
});

test('a Date is the same day in every time zone', async () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/New_York';
  try {
    expect(await one(sql`${new Date('2026-06-01T00:30:00Z')}::date`)).toBe('2026-06-01');
  } finally {
    process.env['TZ'] = zone;
  }
});

test('jsonb() keeps an array an array', async () => {
  expect(await one(sql`${jsonb(['a', { b: 1 }])}`)).toEqual(['a', { b: 1 }]);
});

test('returns the number of changed rows for writes only', async () => {
  await sql`create table counted (n int)`.execute(database.kysely);
  const insert = await sql`insert into counted select generate_series(1, 3)`.execute(
    database.kysely,
  );
  const select = await sql`select * from counted`.execute(database.kysely);
  expect(insert.numAffectedRows).toBe(3n);
  expect(select.numAffectedRows).toBeUndefined();
});

test('a savepoint rolls back later changes and keeps earlier ones', async () => {
  await sql`create table saved (n int)`.execute(database.kysely);
  const trx = await database.kysely.startTransaction().execute();
  await sql`insert into saved values (1)`.execute(trx);
  const saved = await trx.savepoint('a "b"').execute();
  await sql`insert into saved values (2)`.execute(saved);
  const back = await saved.rollbackToSavepoint('a "b"').execute();
  await back.releaseSavepoint('a "b"').execute();
  await trx.commit().execute();
  expect((await sql`select n from saved`.execute(database.kysely)).rows).toEqual([{ n: 1 }]);
});

test('both databases return the same code and constraint of an error', async () => {
  await sql`create table strict (n int constraint strict_n unique)`.execute(database.kysely);
  const twice = sql`insert into strict values (1), (1)`.execute(database.kysely);
  await expect(twice).rejects.toMatchObject({
    code: '23505',
    constraint: 'strict_n',
    table: 'strict',
  });
});
