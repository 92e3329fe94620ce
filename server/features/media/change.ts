import { isDeepStrictEqual } from 'node:util';
import type { Updateable } from 'kysely';
import { parseVideo } from '#contract/parseVideo.ts';
import type { MediasTable } from '../../db/tables/media.ts';
import type { PictureMetadata } from '../../files/PictureMetadata.ts';
import { invalid, type FieldFault } from '../../http/apiError.ts';
import type { Call, Tx } from '../../http/call.ts';
import { deleteReviewed } from '../../review/store.ts';
import { approvedOf, isAsApproved, type ReviewedValues } from './approved.ts';
import { hashOfLink, isStoredPicture, type StoredPicture } from './prepare.ts';
import { mediaToChange } from './read.ts';
import { keysToRemove, refreshProviderMedia } from './refreshProviderMedia.ts';
import { canBeMain, tagFaults, wholeFaults } from './rules.ts';
import { isSpherical, type MediaRow } from './shape.ts';
import { availableTags, findMedia, isGalleryOf, nameOfSame, writeMedia } from './store.ts';

type Body = Call<'updateMedia'>['body'];

/** Parts of a call that changes a photo or video. */
export type MediaChange = Pick<
  Call<'updateMedia'>,
  'params' | 'version' | 'principal' | 'ports' | 'now' | 'body'
>;

/** Returns the stored picture of a form. */
export function storedOf({ file }: Body): StoredPicture | undefined {
  const picture: unknown = file;
  return isStoredPicture(picture) ? picture : undefined;
}

/** Returns the reviewed values with the changes applied. */
function reviewedOf(before: MediaRow, body: Body): ReviewedValues {
  const { description = before.description, videoUrl = before.video_url } = body;
  const { sourceCredit = before.source_credit, properties = before.properties } = body;
  const picture = body.file === null ? null : (storedOf(body)?.picture ?? before.picture);
  return {
    name: body.name?.trim() ?? before.name,
    description,
    properties,
    source_credit: sourceCredit,
    video_url: videoUrl,
    picture,
  };
}

/** Returns the state after a change: pending if it is to be reviewed, and the former one if it was undone. */
function stateOf(
  before: MediaRow,
  body: Body,
): Pick<MediaRow, 'status' | 'publishes_by' | 'rejection_cause'> {
  const { approved, status } = before;
  const values = reviewedOf(before, body);
  if (status === 'pending' && approved && isAsApproved(values, approved))
    return { status: approved.status, publishes_by: approved.publishes_by, rejection_cause: null };
  const isReviewed =
    values.name !== before.name ||
    values.description !== before.description ||
    !isDeepStrictEqual(values.properties, before.properties) ||
    values.source_credit !== before.source_credit ||
    values.video_url !== before.video_url ||
    storedOf(body) !== undefined;
  return isReviewed && status !== 'pending'
    ? { status: 'pending', publishes_by: null, rejection_cause: null }
    : before;
}

/** Returns the row with the changes to what is shown, where from, and its state. */
export function afterOf(before: MediaRow, body: Body) {
  const { isActive = before.is_active, videoUrl = before.video_url } = body;
  return { ...before, ...stateOf(before, body), is_active: isActive, video_url: videoUrl };
}

/** Returns the field and the hash of the new content; undefined if it does not change. */
function newContentOf(before: MediaRow, body: Body): { path: string; hash: string } | undefined {
  if (before.kind === 'photo') {
    const hash = storedOf(body)?.hash;
    return hash === undefined ? undefined : { path: 'file', hash };
  }
  const { videoUrl = before.video_url } = body;
  const linked = videoUrl === before.video_url ? undefined : parseVideo(videoUrl ?? '');
  return linked && { path: 'videoUrl', hash: hashOfLink(linked) };
}

async function faultsOf(tx: Tx, before: MediaRow, body: Body): Promise<FieldFault[]> {
  const { provider_id: providerId, kind } = before;
  const { galleryId, tagIds, videoUrl = before.video_url } = body;
  const after = afterOf(before, body);
  const isForeign =
    typeof galleryId === 'number' && !(await isGalleryOf(tx, galleryId, providerId));
  const content = newContentOf(before, body);
  const same = content && (await nameOfSame(tx, providerId, content.hash, before.id));
  return [
    ...wholeFaults({
      kind,
      isPromo: body.isPromo ?? before.is_promo,
      isPromoInTurn: body.isPromoInTurn ?? before.is_promo_in_turn,
      videoUrl,
      hasPicture:
        body.file === null ? false : before.picture !== null || storedOf(body) !== undefined,
      hasFile: before.video?.host === 'own',
    }),
    ...(tagIds ? tagFaults(kind, tagIds, await availableTags(tx, providerId)) : []),
    ...(isForeign ? [{ path: 'galleryId', code: 'not_own' }] : []),
    ...(body.isMain && !before.is_main && !canBeMain(after)
      ? [{ path: 'isMain', code: 'main_inactive' }]
      : []),
    ...(body.is360 && !before.is_360 && kind === 'photo' && !isSpherical(before)
      ? [{ path: 'is360', code: 'panorama' }]
      : []),
    ...(content && same !== undefined
      ? [{ path: content.path, code: 'duplicate', params: { name: same } }]
      : []),
  ];
}

/** Returns the columns of a body's plain fields. */
function plainColumns(body: Body): Updateable<MediasTable> {
  const { galleryId, name, description, tagIds, properties, minPrice, maxPrice } = body;
  return {
    ...(galleryId !== undefined && { gallery_id: galleryId }),
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description }),
    ...(tagIds && { tag_ids: JSON.stringify(tagIds) }),
    ...(properties && { properties: JSON.stringify(properties) }),
    ...(minPrice !== undefined && { min_price: minPrice }),
    ...(maxPrice !== undefined && { max_price: maxPrice }),
    ...(body.sourceCredit !== undefined && { source_credit: body.sourceCredit }),
    ...(body.isActive !== undefined && { is_active: body.isActive }),
    ...(body.is360 !== undefined && { is_360: body.is360 }),
    ...(body.isPromo !== undefined && { is_promo: body.isPromo }),
    ...(body.isPromoInTurn !== undefined && { is_promo_in_turn: body.isPromoInTurn }),
  };
}

/** Returns the columns of picture, video and status. */
function contentColumns(before: MediaRow, body: Body): Updateable<MediasTable> {
  const { kind } = before;
  const stored = storedOf(body);
  const { video_url, status, publishes_by, rejection_cause } = afterOf(before, body);
  const linked = video_url === before.video_url ? undefined : parseVideo(video_url ?? '');
  return {
    ...(stored && { picture: JSON.stringify(stored.picture), rotation: 0 }),
    ...(stored && kind === 'photo' && { content_hash: stored.hash }),
    ...(body.file === null && { picture: null, rotation: 0 }),
    ...(linked && {
      video_url,
      video: JSON.stringify(linked),
      content_hash: hashOfLink(linked),
    }),
    ...(status !== before.status && {
      status,
      publishes_by,
      rejection_cause,
      approved: status === 'pending' ? JSON.stringify(approvedOf(before)) : null,
    }),
  };
}

/**
 * Writes a validated change with its consequences for the provider.
 * @returns the row, and files that nothing references any more
 */
export async function writeChange(
  tx: Tx,
  call: MediaChange,
  before: MediaRow,
  turned?: { picture: PictureMetadata; rotation: number },
): Promise<{ row: MediaRow; gone: string[] }> {
  const { body, now } = call;
  const change = {
    ...plainColumns(body),
    ...contentColumns(before, body),
    ...(turned && { picture: JSON.stringify(turned.picture), rotation: turned.rotation }),
  };
  await writeMedia(tx, before.id, change, now);
  await refreshProviderMedia(tx, before.provider_id, body.isMain ? before.id : undefined);
  const row = await findMedia(tx, call.principal, before.id);
  if (!row) throw new Error(`writeChange(): media ${before.id} not found after its update`);
  const isReplaced = storedOf(body) !== undefined || body.file === null;
  const replaced = isReplaced
    ? await keysToRemove(tx, before.customer_id, [{ picture: before.picture, video: null }])
    : [];
  // The desk has nothing to compare any more.
  const isRestored = before.status === 'pending' && row.status !== 'pending';
  const forgotten = isRestored
    ? await deleteReviewed(tx, { resource: 'medias', recordIds: [row.id] })
    : [];
  return { row, gone: [...replaced, ...forgotten] };
}

/** Locks and returns the row after all checks. @throws ApiError with the faults of the change */
export async function checkedMedia(tx: Tx, call: MediaChange): Promise<MediaRow> {
  const before = await mediaToChange(tx, call);
  const faults = await faultsOf(tx, before, call.body);
  if (faults.length > 0) throw invalid(...faults);
  return before;
}
