import { randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { PictureMetadata, PictureSize } from './PictureMetadata.ts';
import type { ReadyFile } from './putAll.ts';

/** Public widths in pixels; a narrower picture has fewer. */
const WIDTHS = [400, 800, 1600] as const;
/** Longest side of the stored original in pixels; panoramas are shown in sections and need more. */
const MAX_SIDE = { picture: 2560, panorama: 4096 };
/** Longer side of the placeholder in pixels. */
const PLACEHOLDER = 16;
const WEBP = 'image/webp';

interface Drawn {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Sizes of a picture with their files, ready to be stored. */
interface PictureSizes {
  files: ReadyFile[];
  picture: Pick<PictureMetadata, 'sources' | 'placeholder'>;
}

/** Clockwise rotation in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

const draw = async (image: Sharp): Promise<Drawn> => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

/**
 * Re-encodes a picture upright and without its metadata.
 * @returns undefined if the bytes are truncated or no picture
 */
export async function drawOriginal(bytes: Buffer, isPanorama: boolean): Promise<Drawn | undefined> {
  const side = isPanorama ? MAX_SIDE.panorama : MAX_SIDE.picture;
  const upright = sharp(bytes, { failOn: 'error', animated: false }).rotate();
  const fitted = upright.resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return draw(fitted.webp({ quality: 88 })).catch(() => undefined);
}

const ready = (size: PictureSize, bytes: Buffer): ReadyFile => ({
  bytes,
  facts: { ...size, name: 'picture.webp', size: bytes.length, mediaType: WEBP },
});

/** Creates the sizes of an original, rotated and with unguessable names, and its placeholder. */
export async function drawSizes(original: Buffer, rotation: Rotation): Promise<PictureSizes> {
  const { bytes, width } = await draw(sharp(original).rotate(rotation).webp({ quality: 90 }));
  const widths = [...WIDTHS.filter((one) => one < width), Math.min(width, WIDTHS[2])];
  return drawWidths(bytes, widths, 'images/media');
}

/** Creates the public sizes that are smaller than a picture, with unguessable names, and its placeholder. */
export async function drawSmallerSizes(
  { bytes, width }: Pick<Drawn, 'bytes' | 'width'>,
  folder: string,
): Promise<PictureSizes> {
  const widths = WIDTHS.filter((one) => one < width);
  return drawWidths(bytes, widths, folder);
}

async function drawWidths(
  bytes: Buffer,
  widths: readonly number[],
  folder: string,
): Promise<PictureSizes> {
  const id = randomUUID();
  const files: ReadyFile[] = [];
  const sources: PictureSize[] = [];
  for (const one of new Set(widths)) {
    const drawn = await draw(sharp(bytes).resize({ width: one }).webp({ quality: 80 }));
    const size = {
      key: `${folder}/${id}-${one}.webp`,
      width: drawn.width,
      height: drawn.height,
    };
    sources.push(size);
    files.push(ready(size, drawn.bytes));
  }
  const few = { width: PLACEHOLDER, height: PLACEHOLDER, fit: 'inside' } as const;
  const small = await draw(sharp(bytes).resize(few).webp({ quality: 40 }));
  const placeholder = `data:${WEBP};base64,${small.bytes.toString('base64')}`;
  return { files, picture: { sources, placeholder } };
}

/** Creates all sizes of a picture, ready to be stored; undefined if the bytes are no picture. */
export async function drawPictureSizes(
  bytes: Buffer,
  { customerId, isPanorama }: { customerId: number; isPanorama: boolean },
): Promise<{ files: ReadyFile[]; picture: PictureMetadata } | undefined> {
  const drawn = await drawOriginal(bytes, isPanorama);
  if (!drawn) return undefined;
  const original = {
    key: `media/${customerId}/${randomUUID()}.webp`,
    width: drawn.width,
    height: drawn.height,
  };
  const { files, picture } = await drawSizes(drawn.bytes, 0);
  return { files: [ready(original, drawn.bytes), ...files], picture: { original, ...picture } };
}
