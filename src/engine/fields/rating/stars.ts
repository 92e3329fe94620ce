/** Stars that can be given at most. */
export const MOST = 5;

/** Every number of stars that can be given, fewest first. */
export const STARS: readonly number[] = Array.from({ length: MOST }, (_, index) => index + 1);
