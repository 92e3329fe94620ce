import sharp from 'sharp';
import { uploadSignatureImageFacts } from '#contract/facts/uploadSignatureImage.ts';
import { assertPicture, noPicture } from './assertPicture.ts';

/** Maximum size in pixels, twice the displayed size. */
const SIDES = { width: 600, height: 240, fit: 'inside', withoutEnlargement: true } as const;

/**
 * Converts an uploaded image for mail clients: PNG if it is transparent, otherwise JPEG, because not all clients
 * support WebP. Re-encoding drops metadata.
 * @throws ApiError 422 at the field, for a file that is no image or has a wrong size
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
