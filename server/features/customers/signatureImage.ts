import sharp from 'sharp';
import { uploadSignatureImageFacts } from '#contract/facts/uploadSignatureImage.ts';
import { assertPicture, noPicture } from './assertPicture.ts';

/** Pixels; it is shown at half of them. */
const SIDES = { width: 600, height: 240, fit: 'inside', withoutEnlargement: true } as const;

/**
 * An uploaded picture as mail clients show it: a PNG where it is transparent and a JPEG otherwise, since not all of
 * them know WebP. It is drawn anew, so that nothing but the picture stays.
 * @throws ApiError 422 at the field, for a file that is no picture or of a wrong size
 */
export async function signatureImage(
  bytes: Buffer,
): Promise<{ bytes: Buffer; ending: string; contentType: string }> {
  await assertPicture(bytes, uploadSignatureImageFacts.body.image);
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
    throw noPicture();
  }
}
