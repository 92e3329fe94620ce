import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type RunningPostgres } from '../../tests/support/postgres.ts';
import { openDatabase, type Database } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { asTenant } from '../db/tenant.ts';

let folder: string;
const servers: RunningPostgres[] = [];
const databases: Database[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
  await chmod(folder, 0o777);
});
afterAll(async () => {
  for (const database of databases) await database.close();
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  databases.push(database);
  return database;
}

/** Copies the data of a running server like `pg_basebackup`, which no npm package provides. */
async function takeBackup(url: string, target: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data: string }>(
    `select current_setting('data_directory') as data from pg_backup_start('test', true)`,
  );
  await promisify(execFile)('cp', ['-a', rows[0]?.data ?? '', target]);
  await rm(join(target, 'postmaster.pid'), { force: true });
  const { rows: ended } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop()',
  );
  await writeFile(join(target, 'backup_label'), ended[0]?.label ?? '');
  await client.end();
}

async function addCustomer({ kysely }: Database, name: string): Promise<number> {
  const at = new Date().toISOString();
  const { id } = await kysely
    .insertInto('customers')
    .values({ name, is_paid: true, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('couples')
    .values({ customer_id: id, name: `Couple of ${name}` })
    .execute();
  return id;
}

/** Switches the write-ahead log. @returns once the old segment is archived */
async function archiveNow({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ file: string }>`
    select pg_walfile_name(pg_switch_wal()) as file`.execute(kysely);
  const file = rows[0]?.file ?? '';
  const archived = async () =>
    (
      await sql<{ file: string | null }>`
        select last_archived_wal as file from pg_stat_archiver`.execute(kysely)
    ).rows[0]?.file ?? '';
  await expect.poll(archived, { timeout: 20_000 }).toSatisfy((last: string) => last >= file);
}

test(
  'a backup and the archived logs restore everything up to a moment, with isolated tenants',
  { timeout: 120_000 },
  async () => {
    const archived = `${folder}/%f`;
    const archive = `test ! -f ${archived} && cp %p ${archived}.part && sync ${archived}.part && mv ${archived}.part ${archived}`;
    const first = await startPostgres({
      settings: { archive_mode: 'on', archive_command: archive, full_page_writes: 'on' },
    });
    servers.push(first);
    const database = await open(first.url);
    await migrate(database);
    const before = await addCustomer(database, 'before the backup');
    const backup = join(folder, 'backup');
    await takeBackup(first.url, backup);
    await addCustomer(database, 'after the backup');
    const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(
      database.kysely,
    );
    await addCustomer(database, 'the mistake');
    await archiveNow(database);
    await database.close();
    // Simulates the loss of the server and its data.
    await first.stop();

    await writeFile(join(backup, 'recovery.signal'), '');
    const second = await startPostgres({
      restored: { folder: backup, password: new URL(first.url).password },
      settings: {
        restore_command: `cp ${folder}/%f %p`,
        recovery_target_time: rows[0]?.at ?? '',
        recovery_target_action: 'promote',
      },
    });
    servers.push(second);
    const restored = await open(second.url);
    expect(await migrate(restored)).toEqual([]);
    const names = await restored.kysely
      .selectFrom('customers')
      .select('name')
      .orderBy('id')
      .execute();
    expect(names.map(({ name }) => name)).toEqual(['before the backup', 'after the backup']);
    const own = await restored.kysely.transaction().execute(async (tx) => {
      await asTenant(tx, { customerId: before, userId: 1 });
      return tx.selectFrom('couples').select('name').execute();
    });
    expect(own).toEqual([{ name: 'Couple of before the backup' }]);
    await addCustomer(restored, 'after the restore');
  },
);
