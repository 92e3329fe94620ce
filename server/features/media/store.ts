import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { MediasTable } from '../../db/tables/media.ts';
import { likePattern } from '../../db/likePattern.ts';
import type { Principal, Tx } from '../../http/call.ts';
import { COUNT_LIMIT } from '../../http/page.ts';
import type { MediaRow } from './shape.ts';

type Linked = Pick<Principal, 'customerId' | 'providerIds'>;

/** Filters of a list of photos and videos. */
export interface MediaFilter {
  q?: string | undefined;
  id?: number[] | undefined;
  providerId?: number | undefined;
  galleryId?: number | undefined;
  kind?: Schemas['MediaKind'] | undefined;
  videoType?: Schemas['VideoType'] | undefined;
  status?: Schemas['MediaStatus'][] | undefined;
  rejectionCause?: Schemas['MediaRejectionCause'] | undefined;
  isActive?: boolean | undefined;
  tagId?: number | undefined;
}

/** Page of a list. */
export interface MediaPage {
  /** Key of SORTS, with a minus for descending. */
  sort: string;
  limit: number;
  offset: number;
}

const SORTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  order: sql`place`,
  name: sql`name collate tr_sort`,
  createdAt: sql`created_at`,
  updatedAt: sql`updated_at`,
};

/** Conditions of the video list's views. */
const VIEWS: Record<Schemas['VideoType'], RawBuilder<unknown>> = {
  all: sql`kind = 'video'`,
  subscription: sql`kind = 'video' and is_promo and not is_promo_in_turn`,
  subscription_rnd: sql`kind = 'video' and is_promo and is_promo_in_turn`,
  video: sql`kind = 'video' and video ->> 'host' <> 'own'`,
  '360video': sql`kind = 'video' and is_360`,
  video_self: sql`kind = 'video' and video ->> 'host' = 'own'`,
};

function conditions({ customerId, providerIds }: Linked, filter: MediaFilter) {
  const found = [sql`customer_id = ${customerId}`, sql`provider_id = any(${providerIds})`];
  const { q, id, providerId, galleryId, kind, videoType, status } = filter;
  const { rejectionCause, isActive, tagId } = filter;
  if (q !== undefined) found.push(sql`search_key like ${likePattern(q)}`);
  if (id) found.push(sql`id = any(${id})`);
  if (providerId !== undefined) found.push(sql`provider_id = ${providerId}`);
  if (galleryId !== undefined) found.push(sql`gallery_id = ${galleryId}`);
  if (kind) found.push(sql`kind = ${kind}`);
  if (videoType) found.push(VIEWS[videoType]);
  if (status) found.push(sql`status = any(${status})`);
  if (rejectionCause) found.push(sql`rejection_cause = ${rejectionCause}`);
  if (isActive !== undefined) found.push(sql`is_active = ${isActive}`);
  if (tagId !== undefined) found.push(sql`tag_ids @> ${JSON.stringify([tagId])}::jsonb`);
  return sql.join(found, sql` and `);
}

/** Returns one page of the caller's photos and videos and the count, bounded at `COUNT_LIMIT` + 1. */
export async function listMedia(
  tx: Tx,
  linked: Linked,
  filter: MediaFilter,
  { sort, limit, offset }: MediaPage,
): Promise<{ rows: MediaRow[]; counted: number }> {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const key = SORTS[sort.replace(/^-/, '')] ?? sql`place`;
  const where = conditions(linked, filter);
  const { rows } = await sql<MediaRow>`
    select * from medias where ${where}
    order by ${key} ${direction}, id ${direction} limit ${limit} offset ${offset}`.execute(tx);
  const { rows: counts } = await sql<{ n: number }>`
    select count(*) as n from (select from medias where ${where} limit ${COUNT_LIMIT + 1}) b`.execute(
    tx,
  );
  return { rows, counted: Number(counts[0]?.n ?? 0) };
}

/** Returns one of the caller's photos and videos; `lock` locks it until the transaction ends. */
export async function findMedia(
  tx: Tx,
  linked: Linked,
  id: number,
  lock = false,
): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`
    select * from medias where ${conditions(linked, { id: [id] })} ${lock ? sql`for update` : sql``}`.execute(
    tx,
  );
  return rows[0];
}

/** Locks a provider's photos and videos, which serializes changes of order and count. */
export async function lockPage(tx: Tx, providerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`medias ${providerId}`}, 0))`.execute(
    tx,
  );
}

/** Returns the ids of the tags for photos of a provider. */
export async function availableTags(tx: Tx, providerId: number): Promise<Set<number>> {
  const groups = await tagGroups(tx, providerId);
  return new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)));
}

/** Returns the option groups of a provider's category. */
export async function tagGroups(
  tx: Tx,
  providerId: number,
): Promise<{ id: number; name: string; options: { id: number; name: string }[] }[]> {
  const { rows } = await sql<{
    id: number;
    name: string;
    options: { id: number; name: string }[];
  }>`
    select g.id, g.name, g.options from item_option_groups g
    join providers p on p.category_id = g.provider_category_id
    where p.id = ${providerId} order by g.id`.execute(tx);
  return rows;
}

/** Returns true if a gallery belongs to the provider. */
export async function isGalleryOf(tx: Tx, galleryId: number, providerId: number): Promise<boolean> {
  const { rows } = await sql`
    select from galleries where id = ${galleryId} and provider_id = ${providerId}`.execute(tx);
  return rows.length > 0;
}

/** Returns the name of the provider's other record with the same contents; undefined for none. */
export async function nameOfSame(
  tx: Tx,
  providerId: number,
  contentHash: string,
  besides = 0,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('medias')
    .select('name')
    .where('provider_id', '=', providerId)
    .where('content_hash', '=', contentHash)
    .where('id', '<>', besides)
    .executeTakeFirst();
  return found?.name;
}

/**
 * Moves the provider's records by one position from the first one of the batch that was chosen after the row.
 * @returns the position that this leaves free; undefined if there is none
 */
async function shiftPositions(
  tx: Tx,
  { provider_id, batch, batch_position }: Omit<Insertable<MediasTable>, 'place'>,
): Promise<number | undefined> {
  if (batch == null || batch_position == null) return undefined;
  const next = await tx
    .selectFrom('medias')
    .select('place')
    .where('provider_id', '=', provider_id)
    .where('batch', '=', batch)
    .where('batch_position', '>', batch_position)
    .orderBy('place')
    .executeTakeFirst();
  if (!next) return undefined;
  await tx
    .updateTable('medias')
    .set({ place: sql`place + 1` })
    .where('provider_id', '=', provider_id)
    .where('place', '>=', next.place)
    .execute();
  return next.place;
}

/** Inserts a photo or video at the end of its provider's, but before those of its batch that were chosen after it. */
export async function insertMedia(
  tx: Tx,
  row: Omit<Insertable<MediasTable>, 'place'>,
): Promise<number> {
  const free = await shiftPositions(tx, row);
  const last = sql<number>`(select coalesce(max(place), 0) + 1 from medias where provider_id = ${row.provider_id})`;
  const { id } = await tx
    .insertInto('medias')
    .values({ ...row, place: free ?? last })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates columns of a record and increments its version. */
export async function writeMedia(
  tx: Tx,
  id: number,
  change: Updateable<MediasTable>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('medias')
    .set({ ...change, version: sql`version + 1`, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Deletes a record. */
export async function deleteRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('medias').where('id', '=', id).execute();
}
