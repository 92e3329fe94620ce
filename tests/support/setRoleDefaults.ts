import { sql } from 'kysely';
import type { Database } from '../../server/db/connection.ts';

/** Puts the settings on the role that a pooled connection cannot bring along. */
export async function setRoleDefaults({ kysely }: Database): Promise<void> {
  await sql`alter role app set timezone = 'UTC'`.execute(kysely);
  await sql`alter role app set statement_timeout = '15s'`.execute(kysely);
  await sql`alter role app set idle_in_transaction_session_timeout = '60s'`.execute(kysely);
}
