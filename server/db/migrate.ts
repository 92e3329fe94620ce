import {
  DEFAULT_MIGRATION_TABLE,
  Migrator,
  sql,
  type Kysely,
  type MigrationResultSet,
} from 'kysely';
import type { Database } from './connection.ts';
import { migrations, type ListedMigration } from './migrations/list.ts';
import { LOCK_TIMEOUT, retryLocks } from './retryLocks.ts';
import type { Tables } from './tables.ts';

/** Error for servers older than PostgreSQL 16, which lack the collation rules of Turkish sorting. */
export class UnsupportedPostgres extends Error {
  constructor(version: string) {
    super(`PostgreSQL ${version} is too old: the panel needs 16 or newer`);
    this.name = 'UnsupportedPostgres';
  }
}

const MIN_VERSION = 160_000;

/** Checks the server's version. @throws UnsupportedPostgres for a `server_version_num` below 16 */
export function assertSupported(versionNumber: number, version: string): void {
  if (versionNumber < MIN_VERSION) throw new UnsupportedPostgres(version);
}

/** Returns the names of executed migrations. Kysely's own look-up reads every column of the database. */
async function executedMigrations(db: Kysely<Tables>): Promise<Set<string>> {
  const found = await sql<{ isThere: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as "isThere"`.execute(db);
  if (!found.rows[0]?.isThere) return new Set();
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Returns the names of the migrations that ran. @throws the error of the one that failed */
function namesOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('not migrated', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

/** Runs all pending migrations, each in a transaction of its own. @returns their names */
async function runPending(
  db: Kysely<Tables>,
  list: Readonly<Record<string, ListedMigration>>,
): Promise<string[]> {
  const provider = { getMigrations: async () => list };
  const executed = await executedMigrations(db);
  const pending = Object.keys(list).filter((name) => !executed.has(name));
  // Kysely refuses a database that a later release has migrated, yet a process may restart on one.
  if (pending.length === 0) return [];
  // Nobody waits for the locks of an empty database, and Kysely reads its whole catalog before each run.
  if (executed.size === 0)
    return retryLocks(async () => namesOf(await new Migrator({ db, provider }).migrateToLatest()));
  const ran: string[] = [];
  for (const name of pending) {
    const disableTransactions = list[name]?.isOutsideTransaction === true;
    const migrator = new Migrator({ db, provider, disableTransactions });
    ran.push(...(await retryLocks(async () => namesOf(await migrator.migrateUp()))));
  }
  return ran;
}

/**
 * Runs the pending migrations, each in a transaction of its own: locks of one are not held during the next, and a
 * failed start goes on where it failed. Several processes may call it at once under the start-up lock; the later
 * ones wait and find nothing to do.
 * @returns the names of the migrations that ran
 */
export async function migrate(
  { kysely }: Pick<Database, 'kysely'>,
  list: Readonly<Record<string, ListedMigration>> = migrations,
): Promise<string[]> {
  return kysely.connection().execute(async (connection) => {
    const server = await sql<{ number: number; version: string }>`
      select current_setting('server_version_num')::int as number,
             current_setting('server_version') as version`.execute(connection);
    const [found] = server.rows;
    if (found) assertSupported(found.number, found.version);

    // Waiting for another process, or filling a new column, may exceed the usual time-out.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection);
    try {
      return await runPending(connection, list);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
