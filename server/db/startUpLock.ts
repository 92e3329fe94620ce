import { sql } from 'kysely';
import type { Database } from './connection.ts';

/**
 * Runs `work` while no other process prepares the same database; the others wait. The lock belongs to a session,
 * so it ends with the process. The embedded database needs none, because it serves one process.
 */
export async function withStartUpLock<T>(
  { kysely, kind }: Pick<Database, 'kysely' | 'kind'>,
  work: () => Promise<T>,
): Promise<T> {
  if (kind === 'pglite') return work();
  return kysely.connection().execute(async (holder) => {
    // Another process may insert all reference data first, which exceeds the usual time-out.
    await sql`set statement_timeout = 0`.execute(holder);
    await sql`select pg_advisory_lock(hashtext('startUp'))`.execute(holder);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext('startUp'))`.execute(holder);
      await sql`reset statement_timeout`.execute(holder);
    }
  });
}
