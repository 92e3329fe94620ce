import { sql, type Kysely } from 'kysely';

/** Stores when a user last lost an e-mail address or phone number; codes sent before no longer sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_users add column contacts_changed_at timestamptz`.execute(db);
}
