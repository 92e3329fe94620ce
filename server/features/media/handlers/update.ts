import { isDeepStrictEqual } from 'node:util';
import type { Updateable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { MediasTable } from '../../../db/tables/media.ts';
import type { KeptPicture } from '../../../files/KeptPicture.ts';
import { drawSizes, type Rotation } from '../../../files/pictureSizes.ts';
import { putAll } from '../../../files/putAll.ts';
import { releaseFiles } from '../../../removals/removeFiles.ts';
import { invalid, type FieldFault } from '../../../http/apiError.ts';
import { AfterCommit, type Begin, type Call, type Handler, type Tx } from '../../../http/call.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { forgetReviewed } from '../../../review/store.ts';
import { parseVideo } from '#contract/parseVideo.ts';
import { approvedOf, isAsApproved, type ReviewedValues } from '../approved.ts';
import { hashOfLink, isStoredPicture, prepareMedia, type StoredPicture } from '../prepare.ts';
import { mediaToChange } from '../read.ts';
import { canBeMain, tagFaults, wholeFaults } from '../rules.ts';
import { keysToRemove, refreshProviderMedia, sizesToRemove } from '../refreshProviderMedia.ts';
import { isAround, mediaOf, type MediaRow } from '../shape.ts';
import { findMedia, isGalleryOf, availableTags, nameOfSame, writeMedia } from '../store.ts';

type Update = Call<'updateMedia'>;
type Body = Update['body'];

function storedOf({ file }: Body): StoredPicture | undefined {
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
function afterOf(before: MediaRow, body: Body) {
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
    ...(body.is360 && !before.is_360 && kind === 'photo' && !isAround(before)
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

/** Writes a validated change with its consequences for the provider. */
async function write(
  tx: Tx,
  call: Update,
  before: MediaRow,
  turned?: { picture: KeptPicture; rotation: number },
): Promise<{ row: MediaRow; gone: string[]; forgotten: string[] }> {
  const { body, now } = call;
  const change = {
    ...plainColumns(body),
    ...contentColumns(before, body),
    ...(turned && { picture: JSON.stringify(turned.picture), rotation: turned.rotation }),
  };
  await writeMedia(tx, before.id, change, now);
  await refreshProviderMedia(tx, before.provider_id, body.isMain ? before.id : undefined);
  const row = await findMedia(tx, call.principal, before.id);
  if (!row) throw new Error(`updateMedia: ${before.id} is not there after it was written`);
  const isReplaced = storedOf(body) !== undefined || body.file === null;
  const gone = isReplaced
    ? await keysToRemove(tx, before.customer_id, [{ picture: before.picture, video: null }])
    : [];
  // The desk has nothing to compare any more.
  const isRestored = before.status === 'pending' && row.status !== 'pending';
  const forgotten = isRestored
    ? await forgetReviewed(tx, { resource: 'medias', recordIds: [row.id] })
    : [];
  return { row, gone, forgotten };
}

/** Locks and returns the row after all checks. @throws ApiError with the faults of the change */
async function checked(tx: Tx, call: Update): Promise<MediaRow> {
  const before = await mediaToChange(tx, call);
  const faults = await faultsOf(tx, before, call.body);
  if (faults.length > 0) throw invalid(...faults);
  return before;
}

const isRotation = (degrees: number): degrees is Rotation => [0, 90, 180, 270].includes(degrees);

/** Returns the record with a change that is not written yet, but for the sizes of its picture. */
function expectedOf(before: MediaRow, call: Update): Schemas['Media'] {
  const { file: _, name = before.name, ...body } = call.body;
  return { ...mediaOf(afterOf(before, call.body), call), ...body, name: name.trim() };
}

/**
 * Rotates the picture outside of any transaction, because that is slow, and then writes the change. Another change
 * in between makes it stale.
 */
function turn(call: Update, before: MediaRow, rotation: Rotation) {
  const { picture } = before;
  const turned = async (begin: Begin) => {
    const { storage } = call.ports;
    const original = picture && (await storage.get(picture.original.key));
    if (!original) throw invalid({ path: 'rotation', code: 'image_broken' });
    const drawn = await drawSizes(original.bytes, rotation);
    const undo = await putAll(storage, drawn.files);
    try {
      const content = { picture: { ...picture, ...drawn.picture }, rotation };
      const { row, remove } = await begin(async (tx) => {
        const done = await write(tx, call, await checked(tx, call), content);
        const sizes = await sizesToRemove(tx, before.customer_id, picture);
        const gone = [...sizes, ...done.forgotten];
        return { row: done.row, remove: await releaseFiles(tx, call, gone) };
      });
      await remove(begin);
      return { data: mediaOf(row, call) };
    } catch (error) {
      await undo();
      throw error;
    }
  };
  return new AfterCommit(turned, undefined, { data: expectedOf(before, call) });
}

const update: Handler<'updateMedia'> = async (tx, call) => {
  const before = await checked(tx, call);
  const { rotation = before.rotation } = call.body;
  const turns = before.picture !== null && !storedOf(call.body) && rotation !== before.rotation;
  if (turns && isRotation(rotation)) return turn(call, before, rotation);
  const { row, gone: replaced, forgotten } = await write(tx, call, before);
  return withoutFiles(tx, call, [...replaced, ...forgotten], { data: mediaOf(row, call) });
};

/** Updates a photo or video; changes of reviewed fields return it to approval, and their undoing back. */
export const updateMedia = { prepare: prepareMedia, handle: update };
