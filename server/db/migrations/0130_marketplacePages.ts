import { sql, type Kysely } from 'kysely';

/** Lets a tenant read the public data of a marketplace provider, also of another customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Runs as the owner of the tables, to whom policies do not apply.
  await sql`
    create function marketplace_page(page bigint)
      returns table (category_id bigint, city_id bigint)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp
      as $$ select p.category_id, p.city_id from providers p where p.id = page and not p.on_hold $$`.execute(
    db,
  );
  await sql`revoke all on function marketplace_page(bigint) from public`.execute(db);
  await sql`grant execute on function marketplace_page(bigint) to panel_app`.execute(db);
}
