/** Width over height of a panorama, with what cameras cut off. */
const RATIO = { least: 1.9, most: 2.1 };

/** Returns true for a picture that is about twice as wide as high, as one that goes all around is. */
export function isPanorama({ width, height }: { width: number; height: number }): boolean {
  const ratio = width / height;
  return ratio >= RATIO.least && ratio <= RATIO.most;
}
