import type { Facts } from '../../definition/manifest.ts';
import { fileLimits, isOfType, isPicture, sizeText, typeNames } from './fileLimits.ts';
import { headerTypeOf, pixelsOf } from './pixelsOf.ts';

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

/** Maximum side in pixels of a picture that is decoded here. */
const MAX_DECODED = 12_000;

/** Returns the fault of a picture's content: of another type, truncated, too narrow, too wide, or too high. */
export async function imageFault(file: File, facts: Facts): Promise<FileFault | undefined> {
  const { accept, minWidth = 0, maxWidth = Number.POSITIVE_INFINITY } = fileLimits(facts);
  const type = await headerTypeOf(file);
  if (type === 'other') return { message: 'fileType', args: { types: typeNames(accept) } };
  const size = await pixelsOf(file);
  // A very large picture is not decoded.
  if (size && Math.max(size.width, size.height) > MAX_DECODED)
    return size.width > maxWidth
      ? { message: 'imageWide', args: { max: maxWidth } }
      : { message: 'imageSize', args: { width: maxWidth, height: MAX_DECODED } };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { message: type ? 'imageBroken' : 'imageUnreadable', args: {} };
  const { width } = picture;
  picture.close();
  if (width < minWidth) return { message: 'imageNarrow', args: { min: minWidth } };
  return width > maxWidth ? { message: 'imageWide', args: { max: maxWidth } } : undefined;
}
