import { sql, type Kysely } from 'kysely';

/**
 * Copies name, category and city of a provider into recommendations of other providers, also of other customers.
 * Keeps manually entered names, and does not create a recommendation that exists already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Runs as the owner of the tables, to whom policies do not apply.
  await sql`
    create function providers_renamed() returns trigger language plpgsql
      security definer set search_path = pg_catalog, public, pg_temp
      as $$ begin
        update related_providers r set
          category_id = new.category_id,
          city_id = new.city_id,
          name = case when r.name = old.name and not exists (
            select from related_providers o where o.provider_id = r.provider_id and o.name = new.name
          ) then new.name else r.name end
        where r.related_provider_id = new.id;
        return null;
      end $$`.execute(db);
  const seen = (row: string) =>
    sql.join(['name', 'category_id', 'city_id'].map((column) => sql.ref(`${row}.${column}`)));
  await sql`
    create trigger providers_renamed after update on providers
      for each row when ((${seen('old')}) is distinct from (${seen('new')}))
      execute function providers_renamed()`.execute(db);
}
