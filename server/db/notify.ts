import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Sends `payload` (under 8000 bytes) to every listener of `channel` in every process. Inside a transaction it is
 * sent at the commit, and not at all after a rollback.
 */
export async function notify(db: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
