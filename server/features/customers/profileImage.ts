import sharp from 'sharp';
import { uploadCustomerUserImageFacts } from '#contract/facts/uploadCustomerUserImage.ts';
import { assertPicture, noPicture } from './assertPicture.ts';

/** Pixels of the stored square. */
const SIDE = 512;

/**
 * An uploaded picture as a square WebP of 512 pixels. What it is, its bytes say and not its name; it is drawn anew,
 * so that nothing but the picture stays: no place, no camera, no file hidden behind it.
 * @throws ApiError 422 at the field, for a file that is no picture or of a wrong size
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
