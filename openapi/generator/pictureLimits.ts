/** Limits of a picture for pages where the contract states none, and those that always hold. */
export const PICTURE_LIMITS = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10_485_760,
  /** Pixels; a narrower picture is blurred on a page. */
  minWidth: 800,
  maxWidth: 6_000,
  /** Pixels, always: scaled to a screen's height, a longer strip would be a few pixels wide. */
  maxHeight: 12_000,
  /** Pixels of the decoded picture, always, against small files that decode to vast pictures. */
  maxPixels: 40_000_000,
} as const;
