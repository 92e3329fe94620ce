import { sql, type Kysely } from 'kysely';

/** Marks the accounts that have got the templates that ship, so that deleted ones do not come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers add column templates_shipped boolean not null default false`.execute(db);
}
