/** Maximum number of stars. */
export const MAX_STARS = 5;

/** Valid numbers of stars, ascending. */
export const STARS: readonly number[] = Array.from({ length: MAX_STARS }, (_, index) => index + 1);
