import { get } from '#contract/get.ts';
import { getText } from './field.ts';
import type { AnyRecord } from './runtimeDefinition.ts';

/** One size of a picture, in pixels. */
export interface PictureSize {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Stored picture in several sizes, from which the browser selects one. */
export interface Picture extends PictureSize {
  readonly sizes: readonly PictureSize[];
  /** URL of a tiny version, shown blurred until the picture is loaded; empty if there is none. */
  readonly placeholder: string;
}

function sizeOf(value: unknown): PictureSize | undefined {
  const [src, width, height] = [get(value, 'url'), get(value, 'width'), get(value, 'height')];
  return typeof src === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { src, width, height }
    : undefined;
}

/** Returns a picture with its sizes; undefined for anything else. */
export function storedPicture(value: unknown): Picture | undefined {
  const largest = sizeOf(value);
  if (!largest) return undefined;
  const sources = get(value, 'sources');
  const sizes = (Array.isArray(sources) ? sources : []).flatMap((one) => sizeOf(one) ?? []);
  return { ...largest, sizes, placeholder: getText(value, 'placeholder') };
}

/** Returns the picture at a URL, with the sizes that the record's `pictures` have of it. */
export function pictureAt(record: AnyRecord, url: string): Picture {
  const pictures: unknown[] = [record['pictures'] ?? []].flat();
  const found = pictures.find((one) => get(one, 'url') === url);
  return storedPicture(found) ?? { src: url, width: 4, height: 3, sizes: [], placeholder: '' };
}

/** Returns the picture of a field, with its sizes or only its URL; undefined if the record has none. */
export function pictureOf(record: AnyRecord, path: string): Picture | undefined {
  const value = get(record, path);
  return typeof value === 'string' && value !== ''
    ? pictureAt(record, value)
    : storedPicture(value);
}

/** Returns the sizes as an image's `srcset`. */
export const srcSetOf = ({ sizes }: Picture): string | undefined =>
  sizes.length === 0 ? undefined : sizes.map(({ src, width }) => `${src} ${width}w`).join(', ');

/** Returns the style of an image element that shows a whole picture, over its blurred placeholder until it is loaded. */
export const overPlaceholder = (picture: Picture | undefined): { background?: string } =>
  picture?.placeholder
    ? { background: `center / contain no-repeat url("${picture.placeholder}")` }
    : {};

interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns an image's `sizes` for a picture that fills a box and is cropped to it: its width before the crop, which
 * for a wide picture is more than the width of the box.
 */
export const croppedSizes = (picture: Box, box: Box): string =>
  `${Math.ceil(Math.max(box.width, (box.height * picture.width) / picture.height))}px`;
