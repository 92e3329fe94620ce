import { sql, type Kysely } from 'kysely';

/** Counts the changes of an application, so that a draft on an older one is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table merchant_applications add column version integer not null default 1`.execute(db);
}
