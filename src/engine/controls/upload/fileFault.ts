import { PICTURE_LIMITS } from '#contract/pictureLimits.ts';
import type { Facts } from '../../definition/manifest.ts';
import { fileLimits, isOfType, isPicture, sizeText, typeNames } from './fileLimits.ts';
import { headerTypeOf, pixelsOf, type Pixels } from './pixelsOf.ts';

/** Fault of a file: a message key below `validation` and its arguments. */
export interface FileFault {
  readonly message: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Returns the fault of a file's type or size, which needs no reading of the file; undefined if there is none. */
export function fileFault(file: File, facts: Facts): FileFault | undefined {
  const { accept, maxPictureBytes, ...limits } = fileLimits(facts);
  const maxBytes = (isPicture(file) ? maxPictureBytes : undefined) ?? limits.maxBytes;
  if (accept.length > 0 && !accept.some((type) => isOfType(file, type)))
    return { message: 'fileType', args: { types: typeNames(accept) } };
  return file.size > maxBytes
    ? { message: 'fileSize', args: { size: sizeText(maxBytes) } }
    : undefined;
}

/** Returns the fault of dimensions that the API refuses, read from the header; either side may be the width. */
function headerFault({ width, height }: Pixels, maxWidth: number): FileFault | undefined {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  const { maxHeight, maxPixels } = PICTURE_LIMITS;
  if (shorter > maxWidth || (longer > maxHeight && longer === width))
    return { message: 'imageWide', args: { max: maxWidth } };
  if (longer > maxHeight)
    return { message: 'imageSize', args: { width: maxWidth, height: maxHeight } };
  return width * height > maxPixels
    ? { message: 'imagePixels', args: { max: maxPixels / 1_000_000 } }
    : undefined;
}

/** Returns the fault of a picture's content: of another type, truncated, too narrow, wide or high, or too large. */
export async function imageFault(file: File, facts: Facts): Promise<FileFault | undefined> {
  const { accept, minWidth = 0, maxWidth = Number.POSITIVE_INFINITY } = fileLimits(facts);
  const type = await headerTypeOf(file);
  if (type === 'other') return { message: 'fileType', args: { types: typeNames(accept) } };
  const size = await pixelsOf(file);
  // A very large picture is not decoded.
  const tooLarge = size && headerFault(size, maxWidth);
  if (tooLarge) return tooLarge;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { message: type ? 'imageBroken' : 'imageUnreadable', args: {} };
  const { width } = picture;
  picture.close();
  if (width < minWidth) return { message: 'imageNarrow', args: { min: minWidth } };
  return width > maxWidth ? { message: 'imageWide', args: { max: maxWidth } } : undefined;
}
