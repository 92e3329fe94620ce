import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Call, Handler, Tx } from '../../../http/call.ts';
import { metaOf, windowOf, type PageQuery } from '../../../http/page.ts';
import { listedQuota, quotaOfResource } from '../../../http/quotas.ts';
import { assertOwnProvider, mediaOr404 } from '../read.ts';
import { mediaOf, type Viewing } from '../shape.ts';
import { listMedia, type MediaFilter } from '../store.ts';

type Paging = PageQuery & { sort?: string | undefined };

/** Returns the provider that a list is limited to by its filter or its gallery; undefined for several. */
async function pageOf(tx: Tx, { providerId, galleryId }: MediaFilter): Promise<number | undefined> {
  if (providerId !== undefined || galleryId === undefined) return providerId;
  const gallery = await tx
    .selectFrom('galleries')
    .select('provider_id')
    .where('id', '=', galleryId)
    .executeTakeFirst();
  return gallery?.provider_id;
}

async function listed(
  tx: Tx,
  viewing: Viewing,
  { page, limit, sort = 'order', ...filter }: Paging & MediaFilter,
) {
  const { principal } = viewing;
  const at = { sort, ...windowOf({ page, limit }) };
  const { rows, counted } = await listMedia(tx, principal, filter, at);
  const providerId = await pageOf(tx, filter);
  const quota = await listedQuota(tx, quotaOfResource('medias'), principal, providerId);
  const data = rows.map((row) => mediaOf(row, viewing));
  return { data, meta: { ...metaOf({ page, limit }, counted), quota } };
}

/** Lists photos and videos, with the remaining quota of one provider. */
export const listMedias: Handler<'listMedias'> = (tx, call) => listed(tx, call, call.query);

/** Lists the photos and videos of one provider. */
export const listProviderMedias: Handler<'listProviderMedias'> = async (tx, call) => {
  assertOwnProvider(call);
  return listed(tx, call, { ...call.query, providerId: call.params.id });
};

/** Returns one photo or video. */
export const getMedia: Handler<'getMedia'> = async (tx, call) => ({
  data: mediaOf(await mediaOr404(tx, call), call),
});

type Gallery = Schemas['Gallery'];

const GALLERY_SORTS = {
  order: sql`"order"`,
  name: sql`name collate tr_sort`,
  createdAt: sql`created_at`,
};

/** Lists the galleries of one provider. */
export const listProviderGalleries: Handler<'listProviderGalleries'> = async (tx, call) => {
  assertOwnProvider(call);
  const { sort = 'order' } = call.query;
  const { limit, offset } = windowOf(call.query);
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const key = GALLERY_SORTS[keyOf(sort)];
  const { rows } = await sql<Gallery & { counted: number }>`
    select id, version, provider_id as "providerId", name, description, cover_image as "coverImage", pictures,
      shot_at as "shotAt", couple_name as "coupleName", wedding_date as "weddingDate", email, phone,
      is_reference as "isReference", has_agreement as "hasAgreement", is_active as "isActive",
      image_count as "imageCount", "order", created_at as "createdAt", updated_at as "updatedAt",
      count(*) over () as counted
    from galleries where provider_id = ${call.params.id}
    order by ${key} ${direction}, id ${direction} limit ${limit} offset ${offset}`.execute(tx);
  const counted = Number(rows[0]?.counted ?? 0);
  return { data: rows.map(({ counted: _, ...row }) => row), meta: metaOf(call.query, counted) };
};

function keyOf(sort: NonNullable<Call<'listProviderGalleries'>['query']['sort']>) {
  switch (sort) {
    case 'order':
    case '-order':
      return 'order';
    case 'name':
    case '-name':
      return 'name';
    case 'createdAt':
    case '-createdAt':
      return 'createdAt';
  }
}
