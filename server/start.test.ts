import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type RunningPostgres } from '../tests/support/postgres.ts';
import { setRoleDefaults } from '../tests/support/setRoleDefaults.ts';
import { buildIndex } from './db/buildIndex.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { withStartUpLock } from './db/startUpLock.ts';
import { completeReference, prepareDatabase } from './start.ts';

let server: RunningPostgres;
let admin: Database;
let dataDir: string;

beforeAll(async () => {
  server = await startPostgres();
  admin = await openDatabase({ url: server.url });
  dataDir = mkdtempSync(join(tmpdir(), 'start-'));
}, 60_000);
afterAll(async () => {
  await admin.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Creates an empty database. @returns its URL */
async function emptyDatabase(name: string): Promise<string> {
  await sql.raw(`create database ${name}`).execute(admin.kysely);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

const start = (databaseUrl: string) =>
  prepareDatabase({ databaseUrl, dataDir, demo: true, storage: { s3: undefined } });

/** Starts with connections of its own, like another process. @returns the number of leads of the demo account */
async function startAndCount(url: string): Promise<number> {
  const database = await start(url);
  const { rows } = await sql<{ leads: number }>`select count(*)::int as leads from leads`.execute(
    database.kysely,
  );
  await database.close();
  return rows[0]?.leads ?? 0;
}

test('three processes start in parallel on an empty database', async () => {
  for (const round of [1, 2]) {
    const url = await emptyDatabase(`empty_${round}`);
    const leads = await Promise.all([url, url, url].map(startAndCount));
    expect(leads[0]).toBeGreaterThan(0);
    expect(leads).toEqual([leads[0], leads[0], leads[0]]);
  }
});

test('a starting process does not wait for writes of a running one', async () => {
  const url = await emptyDatabase('at_work');
  const atWork = await start(url);
  const leads = await atWork.kysely.transaction().execute(async (tx) => {
    await sql`update templates set version = version`.execute(tx);
    return startAndCount(url);
  });
  await atWork.close();
  expect(leads).toBeGreaterThan(0);
});

test('reference data that was left out is written on the direct connection', async () => {
  // Behind a pooler in transaction mode a lock of a session would stay on another's connection.
  const named = (name: string, url: string) => `${url}?application_name=${name}`;
  const url = await emptyDatabase('pooled');
  const configuration = {
    databaseUrl: named('pooled', url),
    databaseDirectUrl: named('direct', url),
    dataDir,
    demo: false,
    storage: { s3: undefined },
  };
  await setRoleDefaults(admin);
  const database = await prepareDatabase(configuration, { neighborhoods: false });
  const holder = await openDatabase({ url });
  const completed = await holder.kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('startUp'))`.execute(connection);
    const completing = completeReference(database, configuration);
    await expect
      .poll(
        async () => {
          const { rows } = await sql<{ name: string }>`
          select application_name as name from pg_stat_activity
          where datname = 'pooled' and query like '%pg_try_advisory_lock(hashtext(%startUp%'`.execute(
            admin.kysely,
          );
          return rows.map(({ name }) => name);
        },
        { timeout: 10_000 },
      )
      .toEqual(['direct']);
    await sql`select pg_advisory_unlock(hashtext('startUp'))`.execute(connection);
    return { completing };
  });
  await completed.completing;
  const { rows } = await sql`select from neighborhoods limit 1`.execute(database.kysely);
  expect(rows).toHaveLength(1);
  await holder.close();
  await database.close();
});

test('builds an index concurrently while another process waits for the start-up lock', async () => {
  const url = await emptyDatabase('waiting');
  const [first, second] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
  await sql`create table a (b text)`.execute(first.kysely);
  let waiting: Promise<void> | undefined;
  await withStartUpLock(first, async () => {
    waiting = withStartUpLock(second, async () => {});
    const asking = async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = 'waiting' and query like '%advisory_lock(hashtext(%startUp%'`.execute(
        admin.kysely,
      );
      return rows.length;
    };
    await expect.poll(asking, { timeout: 10_000 }).toBe(2);
    await first.kysely.connection().execute((db) => buildIndex(db, 'a_b', 'on a (b)'));
  });
  await waiting;
  await Promise.all([first.close(), second.close()]);
});
