import { sql, type Kysely } from 'kysely';

/** Stores the cover of a gallery in its sizes, with the largest one as its URL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table galleries add column if not exists pictures jsonb not null default '[]'`.execute(
    db,
  );
  const { rows } = await sql`select from galleries limit 1`.execute(db);
  // A new database gets the collection's other columns only at the start.
  if (rows.length === 0) return;
  await sql`
    with covers as (
      select m.gallery_id as id, jsonb_agg(jsonb_build_object(
        'url', '/files/' || (size ->> 'key'), 'width', size -> 'width', 'height', size -> 'height')
        order by s.place) as sizes, m.picture -> 'placeholder' as placeholder
      from (
        select distinct on (gallery_id) gallery_id, picture from medias
        where gallery_id is not null and kind = 'photo' and picture is not null and status <> 'rejected'
        order by gallery_id, is_active and status = 'published' desc, place
      ) m, jsonb_array_elements(m.picture -> 'sources') with ordinality as s (size, place)
      group by m.gallery_id, m.picture
    )
    update galleries g set cover_image = c.sizes -> -1 ->> 'url',
      pictures = jsonb_build_array((c.sizes -> -1) ||
        jsonb_build_object('placeholder', c.placeholder, 'sources', c.sizes))
    from covers c where c.id = g.id`.execute(db);
}
