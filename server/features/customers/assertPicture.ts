import { validatePicture } from '../../files/picture.ts';
import { invalid, type ApiError } from '../../http/apiError.ts';
import { pictureFault } from '../../http/upload.ts';

const PATH = 'image';

/** Creates the error of a file that is no picture. */
export const noPicture = (): ApiError => invalid(pictureFault(PATH, { code: 'image_type' }));

/** @throws ApiError 422 at the field, for a file that is no picture or has a wrong size */
export async function assertPicture(
  bytes: Buffer,
  rule: Parameters<typeof validatePicture>[1],
): Promise<void> {
  const validated = await validatePicture(bytes, rule);
  if (!validated) throw noPicture();
  if ('code' in validated) throw invalid(pictureFault(PATH, validated));
}
