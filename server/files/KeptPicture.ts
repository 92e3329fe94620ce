/** One stored size of a picture. */
export interface KeptSize {
  key: string;
  /** Width in pixels. */
  width: number;
  height: number;
}

/** Metadata of a picture that is stored in several sizes. */
export interface KeptPicture {
  /** Private original, not rotated, larger than the public sizes. */
  original: KeptSize;
  /** Public sizes, rotated, smallest first. */
  sources: KeptSize[];
  /** Picture of a few pixels as a data URL. */
  placeholder: string;
}

/** Returns the storage keys of all files of a picture. */
export const keysOf = ({ original, sources }: KeptPicture): string[] => [
  original.key,
  ...sources.map(({ key }) => key),
];
