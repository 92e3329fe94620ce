import { sql, type Kysely } from 'kysely';

/** Marks customers that received the shipped templates, so that deleted ones are not added again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers add column templates_shipped boolean not null default false`.execute(db);
}
