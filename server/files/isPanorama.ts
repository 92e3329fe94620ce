/** Aspect ratio of a panorama, width over height, with a tolerance for cropping cameras. */
const RATIO = { least: 1.9, most: 2.1 };

/** Returns true for a picture about twice as wide as high, such as a 360° panorama. */
export function isPanorama({ width, height }: { width: number; height: number }): boolean {
  const ratio = width / height;
  return ratio >= RATIO.least && ratio <= RATIO.most;
}
