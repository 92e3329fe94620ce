/** One size of a picture, as it is stored. */
export interface KeptSize {
  key: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Metadata of a picture that is stored in several sizes. */
export interface KeptPicture {
  /** Private, not turned, and larger than the sizes. */
  original: KeptSize;
  /** Public sizes, turned, the smallest first. */
  sources: KeptSize[];
  /** A few pixels as a data address. */
  placeholder: string;
}

/** Keys of everything that is stored of a picture. */
export const keysOf = ({ original, sources }: KeptPicture): string[] => [
  original.key,
  ...sources.map(({ key }) => key),
];
