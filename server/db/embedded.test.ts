import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './connection.ts';
import { writeEmptyDatabase } from './emptyDatabase.ts';
import { DataFolderInUse } from './lock.ts';
import { prepared } from './prepared.ts';
import { DatabaseBusy } from './DatabaseBusy.ts';
import { isUnavailable } from './unavailable.ts';

// Creating a database takes seconds, and longer on a busy machine.
const TIMEOUT_MS = 60_000;

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'embedded-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test(
  'a folder keeps its rows, has one owner, and can be reopened after close',
  async () => {
    const dataDir = path.join(home, 'new', 'data');
    const first = await openDatabase({ dataDir });
    await sql`create table kept as select 'Işıl' as name`.execute(first.kysely);
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataFolderInUse);
    await first.close();
    await first.close();

    const second = await openDatabase({ dataDir });
    expect((await sql`select name from kept`.execute(second.kysely)).rows).toEqual([
      { name: 'Işıl' },
    ]);
    await second.close();
  },
  TIMEOUT_MS,
);

test(
  'a folder that an interrupted start has written in part is completed',
  async () => {
    const dataDir = path.join(home, 'interrupted');
    // A folder in place of a file that follows PG_VERSION in the archive stops the first call.
    const obstacle = path.join(dataDir, 'postmaster.pid');
    mkdirSync(obstacle, { recursive: true });
    await expect(writeEmptyDatabase(dataDir)).rejects.toThrow('EISDIR');
    expect(existsSync(path.join(dataDir, 'PG_VERSION'))).toBe(false);
    rmSync(obstacle, { recursive: true });
    await writeEmptyDatabase(dataDir);
    const database = await openDatabase({ dataDir });
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
    await database.close();
  },
  TIMEOUT_MS,
);

test(
  'a frequent statement is prepared, even if the first execution as such fails',
  async () => {
    const database = await openDatabase({});
    const quotient = async (divisor: number) =>
      (await prepared(sql`select 12 / ${divisor}::int as n`).execute(database.kysely)).rows;
    for (let times = 1; times < 20; times += 1) expect(await quotient(times)).toHaveLength(1);
    await expect(quotient(0)).rejects.toMatchObject({ code: '22012' });
    expect(await quotient(4)).toEqual([{ n: 3 }]);
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(
      database.kysely,
    );
    expect(rows).toHaveLength(1);
    await database.close();
  },
  TIMEOUT_MS,
);

test(
  'a dump can be restored as a second database',
  async () => {
    const original = await openDatabase({});
    await sql`create table dumped as select 1 as n`.execute(original.kysely);
    const snapshot = await original.dump?.();
    await original.close();

    const copy = await openDatabase({ snapshot });
    expect((await sql`select n from dumped`.execute(copy.kysely)).rows).toEqual([{ n: 1 }]);
    await copy.close();
  },
  TIMEOUT_MS,
);

test(
  'a query that waits for its own transaction fails with a timeout instead of hanging',
  async () => {
    const database = await openDatabase({ acquireTimeoutMs: 50 });
    const stuck = database.kysely.transaction().execute(async () => {
      await sql`select 1`.execute(database.kysely);
    });
    const failure: unknown = await stuck.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseBusy);
    expect(isUnavailable(failure)).toBe(true);
    await sql`select 1`.execute(database.kysely);
    await database.close();
    const afterClose: unknown = await sql`select 1`
      .execute(database.kysely)
      .catch((error: unknown) => error);
    expect(afterClose).toBeInstanceOf(Error);
  },
  TIMEOUT_MS,
);
