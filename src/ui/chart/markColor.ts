import type { Tone } from '../tone.ts';

/** A tone as a surface: quieter than its text, and three to one on a card in light and dark. */
export const markColor = (tone: Tone): string =>
  `color-mix(in oklab, var(--${tone}-text) 72%, var(--${tone}-tint))`;
