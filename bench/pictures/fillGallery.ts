import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfiguration } from '../../server/configuration.ts';
import { prepareDatabase } from '../../server/start.ts';

/** Number of photos of the measured gallery. */
export const PHOTOS = 500;
/** Id of a gallery of the demo. */
export const GALLERY = 7;

/** Columns that a copied photo takes from its original. */
const COPIED = ['customer_id', 'provider_id', 'gallery_id', 'kind', 'tag_ids', 'properties'];

interface Copy {
  from: string;
  to: string;
}

/**
 * Seeds the demo account into a folder and fills a gallery with copies of its photos, each with its own files,
 * because a browser decodes a URL only once.
 */
export async function fillGallery(dataDir: string): Promise<void> {
  const db = await prepareDatabase(readConfiguration({ DEMO: '1', DATA_DIR: dataDir }));
  try {
    const columns = sql.join(COPIED.map((column) => sql.ref(column)));
    const { rows: copies } = await sql<Copy>`
      with photo as (
        select *, row_number() over (order by id) - 1 as at, count(*) over () as number
        from medias where gallery_id = ${GALLERY} and kind = 'photo'
      ), added as (
        insert into medias (${columns}, name, place, status, picture, content_hash)
        select ${columns}, 'Foto ' || n, 1000 + n, 'published',
          replace(picture::text, 'demo-', 'copy-' || n || '-demo-')::jsonb, 'copy-' || n
        from generate_series(1, ${PHOTOS} - (select number from photo limit 1)) n
          join photo on photo.at = n % photo.number
        returning picture
      )
      select regexp_replace(s ->> 'key', 'copy-[0-9]+-', '') as "from", s ->> 'key' as "to"
      from added, jsonb_array_elements(picture -> 'sources') s`.execute(db.kysely);
    const files = join(dataDir, 'files');
    for (const { from, to } of copies) await copyFile(join(files, from), join(files, to));
  } finally {
    await db.close();
  }
}
