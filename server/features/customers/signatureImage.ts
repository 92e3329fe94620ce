import sharp from 'sharp';
import { judgePicture } from '../../files/picture.ts';
import { invalid, ApiError } from '../../http/apiError.ts';
import { sizeFault } from '../../http/upload.ts';

const MOST_BYTES = 10 * 1_048_576;
const PATH = 'image';
/** Pixels; it is shown at half of them. */
const SIDES = { width: 600, height: 240, fit: 'inside', withoutEnlargement: true } as const;

/**
 * An uploaded picture as mail clients show it: a PNG where it is transparent and a JPEG otherwise, since not all of
 * them know WebP. It is drawn anew, so that nothing but the picture stays.
 */
export async function signatureImage(
  bytes: Buffer,
): Promise<{ bytes: Buffer; ending: string; contentType: string }> {
  if (bytes.length > MOST_BYTES)
    throw new ApiError('too_large', { faults: [sizeFault(PATH, MOST_BYTES)] });
  const judged = await judgePicture(bytes, { minWidth: 40, maxWidth: 6000 });
  if (judged && 'code' in judged) {
    const { code, limit } = judged;
    throw invalid({ path: PATH, code, ...(limit !== undefined && { params: { limit } }) });
  }
  if (!judged) throw invalid({ path: PATH, code: 'image_type' });
  const options = { failOn: 'error', animated: false } as const;
  const drawn = sharp(bytes, options).rotate().resize(SIDES);
  try {
    const { isOpaque } = await sharp(bytes, options).stats();
    return isOpaque
      ? {
          bytes: await drawn.jpeg({ quality: 88 }).toBuffer(),
          ending: 'jpg',
          contentType: 'image/jpeg',
        }
      : { bytes: await drawn.png().toBuffer(), ending: 'png', contentType: 'image/png' };
  } catch {
    throw invalid({ path: PATH, code: 'image_type' });
  }
}
