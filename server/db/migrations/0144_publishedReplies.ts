import { sql, type Kysely } from 'kysely';

/** Stores published replies separately from the latest ones, which may be pending. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('provider_testimonials') is not null as is_there`.execute(db);
  if (!rows[0]?.is_there) return;
  await sql`
    alter table provider_testimonials add column if not exists published_reply text`.execute(db);
  await sql`
    update provider_testimonials set published_reply = reply where reply_status = 'active'`.execute(
    db,
  );
}
