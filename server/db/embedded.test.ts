import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './connection.ts';
import { DataFolderInUse } from './lock.ts';
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
