import { sql, type Kysely } from 'kysely';

/**
 * Makes the search by name return whole rows, so that leads are not fetched again for filters, sorting and counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function leads_named(text, integer)`.execute(db);
  await sql`
    create function leads_named(pattern text, most integer) returns setof leads
      language sql stable security definer set search_path = pg_catalog, public, pg_temp
      as $$
        select * from leads
        where customer_id = nullif(current_setting('app.customer_id', true), '')::bigint
          and search_key like pattern
        limit most
      $$`.execute(db);
  await sql`revoke all on function leads_named(text, integer) from public`.execute(db);
  await sql`grant execute on function leads_named(text, integer) to panel_app`.execute(db);
}
