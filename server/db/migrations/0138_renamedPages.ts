import { sql, type Kysely } from 'kysely';

/**
 * Carries name, category and city of a page into the recommendations of other pages, also of other accounts. A name
 * that somebody wrote by hand stays, and so does one whose successor the page recommends already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // It runs as the owner of the tables, whom no policy binds.
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
