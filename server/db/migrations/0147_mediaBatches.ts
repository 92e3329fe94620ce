import { sql, type Kysely } from 'kysely';

/** Stores which photos were chosen together, and in which order, because their uploads may arrive in another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table medias add column batch text, add column batch_position integer`.execute(db);
  await sql`
    create index medias_batch on medias (provider_id, batch) where batch is not null`.execute(db);
}
