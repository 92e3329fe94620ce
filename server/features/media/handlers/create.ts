import { invalid, type FieldFault } from '../../../http/apiError.ts';
import type { Call, Handler, Tx } from '../../../http/call.ts';
import { parseVideo } from '#contract/parseVideo.ts';
import { hashOfLink, isStoredPicture, isStoredVideo, prepareMedia } from '../prepare.ts';
import { tagFaults, wholeFaults } from '../rules.ts';
import { refreshProviderMedia } from '../refreshProviderMedia.ts';
import { mediaOf } from '../shape.ts';
import {
  findMedia,
  insertMedia,
  isGalleryOf,
  availableTags,
  lockPage,
  nameOfSame,
} from '../store.ts';

type Body = Call<'createMedia'>['body'];

/** Returns the stored files of a form. */
function storedOf({ file, videoFile }: Body) {
  const picture: unknown = file;
  const own: unknown = videoFile;
  return {
    picture: isStoredPicture(picture) ? picture : undefined,
    own: isStoredVideo(own) ? own : undefined,
  };
}

type Stored = ReturnType<typeof storedOf>;

/** Returns the field and the hash of the content: the hash of a file's bytes, or host and id of a linked video. */
function contentOf({ kind, videoUrl }: Body, { picture, own }: Stored) {
  if (kind === 'photo') return { path: 'file', hash: picture?.hash ?? '' };
  if (own) return { path: 'videoFile', hash: own.hash };
  const linked = parseVideo(videoUrl ?? '');
  return { path: 'videoUrl', hash: linked ? hashOfLink(linked) : '' };
}

async function faultsOf(tx: Tx, body: Body, stored: Stored): Promise<FieldFault[]> {
  const { providerId, galleryId, kind, tagIds = [] } = body;
  const { path, hash } = contentOf(body, stored);
  const same = hash === '' ? undefined : await nameOfSame(tx, providerId, hash);
  const isForeign =
    typeof galleryId === 'number' && !(await isGalleryOf(tx, galleryId, providerId));
  return [
    ...wholeFaults({
      kind,
      isPromo: body.isPromo ?? false,
      isPromoInTurn: body.isPromoInTurn ?? false,
      videoUrl: body.videoUrl ?? null,
      hasPicture: stored.picture !== undefined,
      hasFile: stored.own !== undefined,
    }),
    ...tagFaults(kind, tagIds, await availableTags(tx, providerId)),
    ...(isForeign ? [{ path: 'galleryId', code: 'not_own' }] : []),
    ...(same === undefined ? [] : [{ path, code: 'duplicate', params: { name: same } }]),
  ];
}

const titleOf = ({ name, kind }: Body, { picture, own }: Stored): string =>
  name?.trim() || own?.name || (kind === 'photo' ? picture?.name : undefined) || 'Video';

const create: Handler<'createMedia'> = async (tx, call) => {
  const { body, principal, now } = call;
  const { providerId, kind, videoUrl = null } = body;
  if (!principal.providerIds.includes(providerId))
    throw invalid({ path: 'providerId', code: 'not_own' });
  await lockPage(tx, providerId);
  const stored = storedOf(body);
  const faults = await faultsOf(tx, body, stored);
  if (faults.length > 0) throw invalid(...faults);
  const video = stored.own?.video ?? parseVideo(videoUrl ?? '');
  const id = await insertMedia(tx, {
    customer_id: principal.customerId,
    provider_id: providerId,
    gallery_id: body.galleryId ?? null,
    kind,
    name: titleOf(body, stored),
    description: body.description ?? null,
    tag_ids: JSON.stringify(body.tagIds ?? []),
    properties: JSON.stringify(body.properties ?? []),
    min_price: body.minPrice ?? null,
    max_price: body.maxPrice ?? null,
    source_credit: body.sourceCredit ?? null,
    is_active: body.isActive ?? true,
    publishes_by: null,
    rejection_cause: null,
    picture: stored.picture ? JSON.stringify(stored.picture.picture) : null,
    video_url: stored.own ? null : videoUrl,
    video: kind === 'video' && video ? JSON.stringify(video) : null,
    is_360: body.is360 === true || stored.picture?.isSpherical === true,
    is_promo: body.isPromo ?? false,
    is_promo_in_turn: body.isPromoInTurn ?? false,
    content_hash: contentOf(body, stored).hash,
    batch: body.batch ?? null,
    batch_position: body.batchPosition ?? null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
  await refreshProviderMedia(tx, providerId);
  const row = await findMedia(tx, principal, id);
  if (!row) throw new Error(`createMedia(): media ${id} not found after its insert`);
  return { data: mediaOf(row, call) };
};

/** Creates a photo or a video of a provider; it is pending. */
export const createMedia = { prepare: prepareMedia, handle: create };
