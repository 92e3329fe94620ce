import { sql, type Kysely } from 'kysely';

/** Lets a change that waits be of a record that belongs to no page, but to the whole account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table change_requests alter column provider_id drop not null`.execute(db);
}
