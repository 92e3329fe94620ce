import type { Tone } from '../tone.ts';

const USUAL = 72;
/** Least share of a tone's text that has three to one on a card. */
const FAINT = 58;

/**
 * A tone as a surface: quieter than its text, and three to one on a card in light and dark.
 * @param isFaint true for what only stands beside, to compare with
 */
export const markColor = (tone: Tone, isFaint = false): string =>
  `color-mix(in oklab, var(--${tone}-text) ${isFaint ? FAINT : USUAL}%, var(--${tone}-tint))`;
