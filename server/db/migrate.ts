import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely';
import type { Database } from './connection.ts';
import { migrations } from './migrations/list.ts';
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

/**
 * Runs the pending migrations in one transaction. Several processes may call it at once; the later ones wait and
 * find nothing to do.
 * @returns the names of the migrations that ran
 */
export async function migrate({ kysely }: Pick<Database, 'kysely'>): Promise<string[]> {
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
      const executed = await executedMigrations(connection);
      // Kysely refuses a database that a later release has migrated, yet a process may restart on one.
      if (Object.keys(migrations).every((name) => executed.has(name))) return [];
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations },
      });
      return await retryLocks(async () => {
        const { error, results = [] } = await migrator.migrateToLatest();
        if (error !== undefined)
          throw error instanceof Error ? error : new Error('not migrated', { cause: error });
        return results.map(({ migrationName }) => migrationName);
      });
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
