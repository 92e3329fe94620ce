import { sql, type Kysely } from 'kysely';

/** Adds a version to applications, so that a change based on an older one is rejected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table merchant_applications add column version integer not null default 1`.execute(db);
}
