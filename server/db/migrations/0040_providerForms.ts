import { sql, type Kysely } from 'kysely';

/**
 * Stores answers of forms without a column of their own, the number that calls are redirected to, and when a
 * provider was last confirmed as up to date. Texts about providers become formatted text. A provider's
 * completeness is not stored, because it follows from its forms, which the database does not know.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table providers drop column missing_form_count`.execute(db);
  await sql`drop function missing_forms`.execute(db);
  await sql`
    alter table providers
      add column answers jsonb not null default '{}',
      add column confirmed_at timestamptz,
      add column redirect_to text,
      add column switchboard_number text unique`.execute(db);
  await sql`
    update providers
    set about = '<p>' || replace(replace(replace(replace(about, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), e'\\n', '</p><p>') || '</p>'
    where about is not null`.execute(db);
  await sql`create index change_requests_of_page on change_requests (provider_id, created_at desc, id desc)`.execute(
    db,
  );
}
