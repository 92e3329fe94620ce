/** One stored size of a picture. */
export interface PictureSize {
  key: string;
  /** Width in pixels. */
  width: number;
  height: number;
}

/** Metadata of a picture that is stored in several sizes. */
export interface PictureMetadata {
  /** Private original, not rotated, larger than the public sizes. */
  original: PictureSize;
  /** Public sizes, rotated, smallest first. */
  sources: PictureSize[];
  /** Picture of a few pixels as a data URL. */
  placeholder: string;
}

/** Returns the storage keys of all files of a picture. */
export const keysOf = ({ original, sources }: PictureMetadata): string[] => [
  original.key,
  ...sources.map(({ key }) => key),
];
