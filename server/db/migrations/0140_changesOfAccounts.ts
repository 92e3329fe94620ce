import { sql, type Kysely } from 'kysely';

/** Allows pending changes of records that belong to no provider but to the whole customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table change_requests alter column provider_id drop not null`.execute(db);
}
