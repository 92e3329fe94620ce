import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './connection.ts';

const RETRY_MS = 200;

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
    const isLocked = async () => {
      const { rows } = await sql<{ isLocked: boolean }>`
        select pg_try_advisory_lock(hashtext('startUp')) as "isLocked"`.execute(holder);
      return rows[0]?.isLocked === true;
    };
    // A statement that waits would keep a snapshot, and an index that another process builds concurrently waits for it.
    while (!(await isLocked())) await setTimeout(RETRY_MS);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext('startUp'))`.execute(holder);
    }
  });
}
