import { sql } from 'kysely';
import type { Database } from '../../server/db/connection.ts';

/** Sets defaults of the role for settings that a pooled connection cannot set itself. */
export async function setRoleDefaults({ kysely }: Database): Promise<void> {
  await sql`alter role app set timezone = 'UTC'`.execute(kysely);
  await sql`alter role app set statement_timeout = '15s'`.execute(kysely);
  await sql`alter role app set idle_in_transaction_session_timeout = '60s'`.execute(kysely);
}
