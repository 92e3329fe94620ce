import type { Selectable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { VideoMetadata, MediasTable } from '../../db/tables/media.ts';
import type { PictureMetadata } from '../../files/PictureMetadata.ts';
import type { Principal } from '../../http/call.ts';
import { lockedFirstOfResource } from '../../http/orders.ts';
import type { Ports } from '../../ports/ports.ts';
import { embedUrl } from '#contract/parseVideo.ts';
import { isPanorama } from '../../files/isPanorama.ts';
import { shownPicture } from '../../files/shownPicture.ts';
import { canBeMain, codeOf } from './rules.ts';

export type MediaRow = Selectable<MediasTable>;

/** Data of the viewer, and access to private files. */
export interface Viewing {
  principal: Principal;
  ports: Pick<Ports, 'links'>;
  now: Date;
}

type Linking = Pick<Viewing, 'ports' | 'now'>;

/** Maps a picture to the contract's shape; null for none. */
export function pictureOf(
  picture: PictureMetadata | null,
  { ports, now }: Linking,
): Schemas['MediaPicture'] {
  const shown = picture && shownPicture(picture.sources, picture.placeholder);
  if (!shown) return null;
  return { ...shown, originalUrl: ports.links.link(picture.original.key, now) };
}

/** Maps a video to the contract's shape; null for none. */
export function videoOf(
  video: VideoMetadata | null,
  { ports, now }: Linking,
): Schemas['MediaVideo'] {
  if (!video) return null;
  const { host } = video;
  return host === 'own'
    ? { host, embedUrl: null, fileUrl: ports.links.link(video.key, now) }
    : { host, embedUrl: embedUrl(video), fileUrl: null };
}

/** Returns true for a photo with the aspect ratio of a panorama. */
export const isSpherical = ({ kind, picture }: Pick<MediaRow, 'kind' | 'picture'>): boolean =>
  kind === 'photo' && picture !== null && isPanorama(picture.original);

function allowedOf(row: MediaRow, { permissions, agent }: Principal): Schemas['Media']['allowed'] {
  const update = permissions.has('media.write');
  return {
    update,
    remove: update && !agent,
    move: update && row.place > lockedFirstOfResource('medias'),
    main: update && !row.is_main && canBeMain(row),
    around: update && !row.is_360 && isSpherical(row),
  };
}

/** Maps a row to the contract's photo or video. */
export function mediaOf(row: MediaRow, viewing: Viewing): Schemas['Media'] {
  return {
    id: row.id,
    version: row.version,
    providerId: row.provider_id,
    galleryId: row.gallery_id,
    kind: row.kind,
    code: codeOf(row),
    name: row.name,
    description: row.description,
    tagIds: row.tag_ids,
    properties: row.properties,
    minPrice: row.min_price,
    maxPrice: row.max_price,
    sourceCredit: row.source_credit,
    rotation: row.rotation,
    isActive: row.is_active,
    isMain: row.is_main,
    isLocked: row.place <= lockedFirstOfResource('medias'),
    order: row.place,
    status: row.status,
    publishesBy: row.publishes_by,
    rejectionCause: row.rejection_cause,
    image: pictureOf(row.picture, viewing),
    videoUrl: row.video_url,
    video: videoOf(row.video, viewing),
    is360: row.is_360,
    isPromo: row.is_promo,
    isPromoInTurn: row.is_promo_in_turn,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    allowed: allowedOf(row, viewing.principal),
  };
}
