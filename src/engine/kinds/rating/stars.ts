/** Stars that can be given at most. */
export const MAX_STARS = 5;

/** Every number of stars that can be given, fewest first. */
export const STARS: readonly number[] = Array.from({ length: MAX_STARS }, (_, index) => index + 1);
