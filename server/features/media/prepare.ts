import { createHash, randomUUID } from 'node:crypto';
import type { Video } from '#contract/parseVideo.ts';
import { medias } from '#contract/manifest/medias.ts';
import { plainName } from '../../files/fileKind.ts';
import type { PictureMetadata } from '../../files/PictureMetadata.ts';
import { validatePicture } from '../../files/picture.ts';
import { drawPictureSizes } from '../../files/pictureSizes.ts';
import { putAll, type ReadyFile } from '../../files/putAll.ts';
import { isPanorama } from '../../files/isPanorama.ts';
import { removeCameraData } from '../../files/removeCameraData.ts';
import { videoKind } from '../../files/videoKind.ts';
import type { FieldFault } from '../../http/apiError.ts';
import type { UploadedFile } from '../../http/call.ts';
import { isObject } from '../../http/contract.ts';
import type { Prepare } from '../../http/Prepare.ts';
import { pictureFault } from '../../http/upload.ts';

const { file: PICTURE } = medias.create.fields;

/** Uploaded picture, stored in its sizes. */
export interface StoredPicture {
  picture: PictureMetadata;
  /** Hash of the uploaded bytes. */
  hash: string;
  /** File name without its extension. */
  name: string;
  /** True if the camera's metadata marks a 360° panorama. */
  isSpherical: boolean;
}

/** Uploaded and stored video. */
export interface StoredVideo {
  video: { host: 'own'; key: string; size: number };
  hash: string;
  name: string;
}

export const isStoredPicture = (value: unknown): value is StoredPicture =>
  isObject(value) && isObject(value['picture']);

export const isStoredVideo = (value: unknown): value is StoredVideo =>
  isObject(value) && isObject(value['video']);

const isUpload = (value: unknown): value is UploadedFile =>
  isObject(value) && Buffer.isBuffer(value['bytes']);

/** Returns the hash by which duplicate files are detected. */
export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url');

/** Returns the hash by which duplicate links to a video are detected. */
export const hashOfLink = ({ host, id }: Video): string => `${host}:${id}`;

const nameOf = ({ filename }: UploadedFile) =>
  plainName(filename)
    .replace(/\.[^.]{1,8}$/, '')
    .slice(0, 120) || 'file';

interface Validated<T> {
  stored: T;
  files: ReadyFile[];
}

/** Validates an uploaded picture and creates its sizes, ready to be stored, or returns the fault at `path`. */
export async function validateUpload(
  sent: UploadedFile,
  customerId: number,
  { is360 = false, kind }: { is360?: boolean; kind?: unknown } = {},
  path = 'file',
): Promise<Validated<StoredPicture> | FieldFault> {
  const { bytes } = sent;
  const validated = await validatePicture(bytes, PICTURE);
  if (!validated) return { path, code: 'image_type' };
  if ('code' in validated) return pictureFault(path, validated);
  // The poster of a 360° video is a plain picture.
  const isSpherical = kind !== 'video' && (is360 || validated.isSpherical);
  const drawn = await drawPictureSizes(bytes, { customerId, isPanorama: isSpherical });
  if (!drawn) return { path, code: 'image_broken' };
  if (isSpherical && is360 && !isPanorama(drawn.picture.original))
    return { path, code: 'panorama' };
  const stored = { picture: drawn.picture, hash: hashOf(bytes), name: nameOf(sent), isSpherical };
  return { stored, files: drawn.files };
}

function validateVideo(
  sent: UploadedFile,
  customerId: number,
): Validated<StoredVideo> | FieldFault {
  const path = 'videoFile';
  const { bytes } = sent;
  const kind = videoKind(bytes);
  if (typeof kind === 'string') return { path, code: kind };
  const { mediaType, ending } = kind;
  const hash = hashOf(bytes);
  removeCameraData(bytes);
  const key = `media/${customerId}/${randomUUID()}.${ending}`;
  const facts = { key, name: `video.${ending}`, size: bytes.length, mediaType };
  return {
    stored: {
      video: { host: 'own', key, size: bytes.length },
      hash,
      name: nameOf(sent),
    },
    files: [{ bytes, facts }],
  };
}

/** Validates picture and video of a form, resizes the picture, and stores both if all is valid. */
export const prepareMedia: Prepare = async (form, isValid, { storage, customerId = 0 }) => {
  const { file, videoFile, kind } = form;
  const is360 = form['is360'] === true;
  const judged: (FieldFault | Validated<StoredPicture | StoredVideo>)[] = [
    ...(isUpload(file) ? [await validateUpload(file, customerId, { is360, kind })] : []),
    ...(isUpload(videoFile) ? [validateVideo(videoFile, customerId)] : []),
  ];
  const faults = judged.flatMap((one) => ('code' in one ? [one] : []));
  const good = judged.flatMap((one) => ('files' in one ? [one] : []));
  const isWhole = isValid && faults.length === 0;
  const undo = isWhole
    ? await putAll(
        storage,
        good.flatMap(({ files }) => files),
      )
    : async () => {};
  const stored = good.map(({ stored: one }) => one);
  const body = {
    ...form,
    ...(isUpload(file) && { file: stored.find(isStoredPicture) }),
    ...(isUpload(videoFile) && { videoFile: stored.find(isStoredVideo) }),
  };
  return { body, faults, undo };
};
