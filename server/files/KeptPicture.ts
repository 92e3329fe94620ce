/** One size of a picture, as it is stored. */
export interface KeptSize {
  key: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Metadata of a picture that is stored in several sizes. */
export interface KeptPicture {
  /** Private, not rotated, and larger than the sizes. */
  original: KeptSize;
  /** Public sizes, rotated, smallest first. */
  sources: KeptSize[];
  /** A few pixels as a data address. */
  placeholder: string;
}

/** Returns the storage keys of all files of a picture. */
export const keysOf = ({ original, sources }: KeptPicture): string[] => [
  original.key,
  ...sources.map(({ key }) => key),
];
