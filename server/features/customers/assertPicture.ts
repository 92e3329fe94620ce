import { judgePicture } from '../../files/picture.ts';
import { invalid, type ApiError } from '../../http/apiError.ts';
import { pictureFault } from '../../http/upload.ts';

const PATH = 'image';

/** Creates the error of a file that is no picture. */
export const noPicture = (): ApiError => invalid(pictureFault(PATH, { code: 'image_type' }));

/** @throws ApiError 422 at the field, for a file that is no picture or has a wrong size */
export async function assertPicture(
  bytes: Buffer,
  rule: Parameters<typeof judgePicture>[1],
): Promise<void> {
  const judged = await judgePicture(bytes, rule);
  if (!judged) throw noPicture();
  if ('code' in judged) throw invalid(pictureFault(PATH, judged));
}
