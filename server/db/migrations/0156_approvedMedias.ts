import { sql, type Kysely } from 'kysely';

/** Stores what was approved of a photo or video that returned to approval, because the change may be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table medias add column approved jsonb`.execute(db);
}
