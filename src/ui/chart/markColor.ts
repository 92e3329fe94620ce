import type { Tone } from '../tone.ts';

const USUAL = 72;
/** Smallest percentage of a tone's text color with 3:1 contrast on a card. */
const FAINT = 58;

/**
 * Returns a tone as a CSS surface color: quieter than its text, with 3:1 contrast on a card in light and dark
 * mode.
 * @param isFaint true for a series that is only for comparison
 */
export const markColor = (tone: Tone, isFaint = false): string =>
  `color-mix(in oklab, var(--${tone}-text) ${isFaint ? FAINT : USUAL}%, var(--${tone}-tint))`;
