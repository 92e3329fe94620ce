import type { Schemas } from '#contract/types.ts';
import type { VideoMetadata } from '../../db/tables/media.ts';
import type { PictureMetadata } from '../../files/PictureMetadata.ts';
import type { Tx, UploadedFile } from '../../http/call.ts';
import type { Ports } from '../../ports/ports.ts';
import { hashOf, validateUpload } from './prepare.ts';
import { refreshProviderMedia } from './refreshProviderMedia.ts';
import { pictureOf, videoOf } from './shape.ts';
import { insertMedia, availableTags as readAvailableTags, lockPage } from './store.ts';

/** Locks a provider's photos and videos until the transaction ends. Rows are locked after it, never before. */
export const lockMedia = (tx: Tx, providerId: number): Promise<void> => lockPage(tx, providerId);

/**
 * Updates main photo, order and galleries of a provider after its records were decided or published. The transaction
 * holds the lock of `lockMedia`.
 */
export async function refreshMedia(tx: Tx, providerId: number): Promise<void> {
  await refreshProviderMedia(tx, providerId);
}

/** Returns a pending picture for the support desk; null for none. */
export function waitingPicture(
  picture: PictureMetadata | null,
  linking: { ports: Pick<Ports, 'links'>; now: Date },
): Schemas['MediaPicture'] {
  return pictureOf(picture, linking);
}

/** Returns a pending video for the support desk; null for none. */
export function waitingVideo(
  video: VideoMetadata | null,
  linking: { ports: Pick<Ports, 'links'>; now: Date },
): Schemas['MediaVideo'] {
  return videoOf(video, linking);
}

/** Validates and resizes an uploaded photo of an unauthenticated user, or returns the fault at `path`. */
export const validatePhoto = (sent: UploadedFile, path: string) =>
  validateUpload(sent, 0, {}, path);

/** Returns the ids of the options for a provider's photos and models. */
export const availableTags = (tx: Tx, providerId: number): Promise<Set<number>> =>
  readAvailableTags(tx, providerId);

/** Returns the hash by which duplicate photos are detected. */
export const hashOfUpload = ({ bytes }: UploadedFile): string => hashOf(bytes);

interface FirstPhoto {
  name: string;
  picture: PictureMetadata;
  content_hash: string;
}

/** Inserts the first photos of a new provider; they are pending. */
export async function addFirstPhotos(
  tx: Tx,
  { customerId, providerId }: { customerId: number; providerId: number },
  photos: readonly FirstPhoto[],
  now: Date,
): Promise<void> {
  for (const { name, picture, content_hash } of photos)
    await insertMedia(tx, {
      customer_id: customerId,
      provider_id: providerId,
      gallery_id: null,
      kind: 'photo',
      name,
      description: null,
      tag_ids: JSON.stringify([]),
      properties: JSON.stringify([]),
      min_price: null,
      max_price: null,
      source_credit: null,
      publishes_by: null,
      rejection_cause: null,
      picture: JSON.stringify(picture),
      video_url: null,
      video: null,
      content_hash,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
  await refreshProviderMedia(tx, providerId);
}
