import type { PictureSize } from './PictureMetadata.ts';

/** Picture with its public sizes as records show it (`RecordPicture` of the contract). */
export interface ShownPicture {
  /** URL of the largest size. */
  url: string;
  width: number;
  height: number;
  placeholder: string;
  sources: { url: string; width: number; height: number }[];
}

/** Returns the URL of a stored file. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** Maps the public sizes of a picture, smallest first, to their URLs; undefined without any. */
export function shownPicture(
  sizes: readonly PictureSize[],
  placeholder: string,
): ShownPicture | undefined {
  const sources = sizes.map(({ key, width, height }) => ({ url: fileUrl(key), width, height }));
  const largest = sources.at(-1);
  return largest && { ...largest, placeholder, sources };
}
