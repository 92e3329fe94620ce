import sharp from 'sharp';
import { uploadCustomerUserImageFacts } from '#contract/facts/uploadCustomerUserImage.ts';
import { assertPicture, noPicture } from './assertPicture.ts';

/** Side of the stored square in pixels. */
const SIDE = 512;

/**
 * Converts an uploaded image to a square WebP of 512 pixels. The type is detected from the bytes, not from the
 * name; re-encoding drops metadata (location, camera) and embedded files.
 * @throws ApiError 422 at the field, for a file that is no image or has a wrong size
 */
export async function profileImage(bytes: Buffer): Promise<Buffer> {
  await assertPicture(bytes, uploadCustomerUserImageFacts.body.image);
  return sharp(bytes, { failOn: 'error', animated: false })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw noPicture();
    });
}
