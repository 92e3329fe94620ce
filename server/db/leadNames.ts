import { sql, type Kysely } from 'kysely';

/**
 * Creates the trigram index on names and the function that reads it (for migrations). LIKE is not leakproof, so
 * row-level security prevents the tenants' role from using such an index: the function runs as the tables' owner
 * and returns rows of the tenant only.
 */
export async function indexNames(db: Kysely<unknown>): Promise<void> {
  await sql`create index leads_trigrams on leads using gin (customer_id, search_key gin_trgm_ops)`.execute(
    db,
  );
  await sql`
    create function leads_named(pattern text, most integer) returns setof bigint
      language sql stable security definer set search_path = pg_catalog, public, pg_temp
      as $$
        select id from leads
        where customer_id = nullif(current_setting('app.customer_id', true), '')::bigint
          and search_key like pattern
        limit most
      $$`.execute(db);
  await sql`revoke all on function leads_named(text, integer) from public`.execute(db);
  await sql`grant execute on function leads_named(text, integer) to panel_app`.execute(db);
}
