import sharp from 'sharp';
import { invalid, ApiError, type FieldFault } from '../../http/apiError.ts';

const MEGABYTES = 10;
const NARROWEST = 800;
const WIDEST = 6000;
/** Pixels that are decoded at most: what is small in bytes may be vast. */
const MOST_PIXELS = 40_000_000;
const SIDE = 512;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

const fault = (code: string, limit?: number): FieldFault => ({
  path: 'image',
  code,
  ...(limit !== undefined && { params: { limit } }),
});

/**
 * An uploaded picture as a square WebP of 512 pixels. What it is, its bytes say and not its name; it is drawn anew,
 * so that nothing but the picture stays: no place, no camera, no file hidden behind it.
 */
export async function profileImage(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MEGABYTES * 1_048_576)
    throw new ApiError('too_large', { faults: [fault('too_large', MEGABYTES)] });
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false } as const;
  const about = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!about || !FORMATS.has(about.format)) throw invalid(fault('image_type'));
  const turned = (about.orientation ?? 1) >= 5;
  const [width, height] = turned ? [about.height, about.width] : [about.width, about.height];
  if (width < NARROWEST) throw invalid(fault('image_small', NARROWEST));
  if (width > WIDEST || width * height > MOST_PIXELS) throw invalid(fault('image_large', WIDEST));
  const drawn = sharp(bytes, options)
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 82 });
  return drawn.toBuffer().catch(() => {
    throw invalid(fault('image_type'));
  });
}
