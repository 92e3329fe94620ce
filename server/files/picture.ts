import sharp from 'sharp';
import { PICTURE_LIMITS } from '#contract/pictureLimits.ts';
import type { FileKind } from './fileKind.ts';
import { isPanorama } from './isPanorama.ts';

const { maxHeight: MAX_HEIGHT, maxPixels: MAX_PIXELS } = PICTURE_LIMITS;
/** Longest side in pixels; no visitor's screen is larger. */
const MAX_SIDE = 2560;

/** Projection type in the metadata of 360° cameras. */
const SPHERICAL_XMP = 'equirectangular';

const KINDS: Record<string, FileKind> = {
  jpeg: { mediaType: 'image/jpeg', ending: 'jpg', endings: ['jpg', 'jpeg'] },
  png: { mediaType: 'image/png', ending: 'png', endings: ['png'] },
  webp: { mediaType: 'image/webp', ending: 'webp', endings: ['webp'] },
};
const WEBP: FileKind = { mediaType: 'image/webp', ending: 'webp', endings: ['webp'] };

/** Constraints of a picture. */
interface PictureRule {
  /** True for a public picture, false for a document. */
  isImage: boolean;
  /** Minimum width in pixels. */
  minWidth: number;
  maxWidth: number;
}

interface Picture {
  /** Type of the uploaded file. */
  sent: FileKind;
  /** Type of the stored file. */
  kept: FileKind;
  bytes: Buffer;
  width: number;
  height: number;
}

/** Fault code with its limit. */
type PictureFault = { code: string; limit?: number };

const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false } as const;

/**
 * Validates a picture by its header.
 * @returns its type, or the code of the fault; undefined if the bytes are no picture
 */
export async function validatePicture(
  bytes: Buffer,
  { minWidth, maxWidth }: Pick<PictureRule, 'minWidth' | 'maxWidth'>,
): Promise<{ sent: FileKind; isSpherical: boolean } | PictureFault | undefined> {
  const about = await sharp(bytes, { ...OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const sent = about && KINDS[about.format];
  if (!about || !sent) return undefined;
  const isTurned = (about.orientation ?? 1) >= 5;
  const [width, height] = isTurned ? [about.height, about.width] : [about.width, about.height];
  if (width < minWidth) return { code: 'image_small', limit: minWidth };
  if (width > maxWidth) return { code: 'image_large', limit: maxWidth };
  if (height > MAX_HEIGHT) return { code: 'image_tall', limit: MAX_HEIGHT };
  if (width * height > MAX_PIXELS) return { code: 'image_pixels', limit: MAX_PIXELS / 1_000_000 };
  return {
    sent,
    isSpherical: about.xmp?.includes(SPHERICAL_XMP) === true && isPanorama({ width, height }),
  };
}

/**
 * Re-encodes a picture, which removes location, camera data and appended bytes. A public picture becomes a WebP of
 * at most 2560 pixels; a document keeps its format and size.
 * @returns undefined if the bytes are no picture
 */
export async function drawPicture(
  bytes: Buffer,
  rule: PictureRule,
): Promise<Picture | PictureFault | undefined> {
  const judged = await validatePicture(bytes, rule);
  if (!judged || 'code' in judged) return judged;
  const { sent } = judged;
  const { isImage } = rule;
  const turned = sharp(bytes, OPTIONS).rotate();
  const side = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside' } as const;
  const drawn = isImage
    ? turned.resize({ ...side, withoutEnlargement: true }).webp({ quality: 82 })
    : turned;
  return drawn.toBuffer({ resolveWithObject: true }).then(
    ({ data, info }) => ({
      sent,
      kept: isImage ? WEBP : sent,
      bytes: data,
      width: info.width,
      height: info.height,
    }),
    () => undefined,
  );
}
