import { sql } from 'kysely';
import type { PictureMetadata } from '../../files/PictureMetadata.ts';
import { keysOf } from '../../files/PictureMetadata.ts';
import type { VideoMetadata } from '../../db/tables/media.ts';
import { acrossProviders } from '../../db/tenant.ts';
import type { Tx } from '../../http/call.ts';
import { lockedFirstOfResource } from '../../http/orders.ts';
import { withoutReviewed } from '../../review/reviewedFiles.ts';
import { arranged, mainOf, type Placed } from './rules.ts';

/** Writes positions from 1 in the order of the ids. Versions do not change. */
export async function writePlaces(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update medias m set place = o.place
    from unnest(${[...ids]}::bigint[]) with ordinality o (id, place)
    where m.id = o.id and m.place <> o.place`.execute(tx);
}

/** Returns a provider's photos and videos in their order. */
export async function placedOf(tx: Tx, providerId: number): Promise<Placed[]> {
  return tx
    .selectFrom('medias')
    .select(['id', 'kind', 'is_active', 'is_main', 'status'])
    .select(sql<boolean>`coalesce(approved ->> 'status' = 'published', false)`.as('was_published'))
    .where('provider_id', '=', providerId)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

async function writeMain(tx: Tx, placed: readonly Placed[], main: number | undefined) {
  const before = placed.find(({ is_main }) => is_main)?.id;
  if (before === main) return;
  // One after the other: at most one may be the main photo at any time.
  if (before !== undefined)
    await tx.updateTable('medias').set({ is_main: false }).where('id', '=', before).execute();
  if (main !== undefined)
    await tx.updateTable('medias').set({ is_main: true }).where('id', '=', main).execute();
}

/** Updates the main photo and the order of a provider after a change; `chosen` becomes the main photo. */
export async function refreshProviderMedia(
  tx: Tx,
  providerId: number,
  chosen?: number,
): Promise<void> {
  const placed = await placedOf(tx, providerId);
  const main = chosen ?? mainOf(placed);
  await writeMain(tx, placed, main);
  await writePlaces(tx, arranged(placed, main, lockedFirstOfResource('medias')));
  await refreshGalleries(tx, providerId);
}

/** Updates count and cover of a provider's galleries: the first published photo, otherwise the first one. */
async function refreshGalleries(tx: Tx, providerId: number): Promise<void> {
  await sql`
    with covers as (
      select g.id, (
        select jsonb_build_object('sizes', jsonb_agg(jsonb_build_object(
          'url', '/files/' || (size ->> 'key'), 'width', size -> 'width', 'height', size -> 'height')
          order by place), 'placeholder', picture -> 'placeholder')
        from (
          select picture from medias m
          where m.gallery_id = g.id and m.kind = 'photo' and m.picture is not null and m.status <> 'rejected'
          order by m.is_active and m.status = 'published' desc, m.place limit 1
        ) first, jsonb_array_elements(picture -> 'sources') with ordinality as sources (size, place)
        group by picture
      ) as cover, (
        select count(*) from medias m where m.gallery_id = g.id and m.kind = 'photo'
      ) as images
      from galleries g where g.provider_id = ${providerId}
    ), shown as (
      select id, images, cover -> 'sizes' -> -1 ->> 'url' as url,
        case when cover is null then '[]' else jsonb_build_array((cover -> 'sizes' -> -1) ||
          jsonb_build_object('placeholder', cover -> 'placeholder', 'sources', cover -> 'sizes')) end as pictures
      from covers
    )
    update galleries g set image_count = c.images, cover_image = c.url, pictures = c.pictures
    from shown c
    where g.id = c.id and (g.image_count, g.cover_image, g.pictures)
      is distinct from (c.images, c.url, c.pictures)`.execute(tx);
}

interface Files {
  picture: PictureMetadata | null;
  video: VideoMetadata | null;
}

/**
 * Returns the keys of files that no other record of the customer uses once these records release them. Those that the
 * desk still compares are released with its decision.
 */
export async function keysToRemove(
  tx: Tx,
  customerId: number,
  files: readonly Files[],
): Promise<string[]> {
  const originals = files.flatMap(({ picture }) => (picture ? [picture.original.key] : []));
  const { rows } = await acrossProviders(tx, customerId, () =>
    sql<{ key: string }>`
      select picture -> 'original' ->> 'key' as key from medias
      where picture -> 'original' ->> 'key' = any(${originals})`.execute(tx),
  );
  const held = new Set(rows.map(({ key }) => key));
  const released = files.flatMap(({ picture, video }) => [
    ...(picture && !held.has(picture.original.key) ? keysOf(picture) : []),
    ...(video?.host === 'own' ? [video.key] : []),
  ]);
  return withoutReviewed(tx, customerId, released);
}

/** Returns the keys of a picture's sizes that no record of the customer shows after a rotation. */
export async function sizesToRemove(
  tx: Tx,
  customerId: number,
  { sources }: PictureMetadata,
): Promise<string[]> {
  const [smallest] = sources;
  const { rows } = await acrossProviders(tx, customerId, () =>
    sql`select from medias
      where customer_id = ${customerId} and picture -> 'sources' -> 0 ->> 'key' = ${smallest?.key ?? ''} limit 1`.execute(
      tx,
    ),
  );
  const released = rows.length > 0 ? [] : sources.map(({ key }) => key);
  return withoutReviewed(tx, customerId, released);
}
