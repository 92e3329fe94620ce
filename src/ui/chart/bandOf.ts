import type { Tone } from '../tone.ts';
import { markColor } from './markColor.ts';

const LETTER_PX = 6.5;
const GAP_PX = 12;

/** Axis of categories. */
export interface Band {
  /** Names of the categories, in order. */
  categories: readonly string[];
  /** Shorter names for the axis, one per category. */
  ticks?: readonly string[];
  /** Color of each category, if there is one series. */
  tones?: readonly Tone[];
  /** `standing`: vertical bars above their names; `lying`: horizontal bars with their numbers. */
  layout: 'standing' | 'lying';
}

/** Returns the space of each axis label in px. If space is short, only every second or third label is shown. */
const tickSpacing = (names: readonly string[]): number =>
  Math.ceil(Math.max(0, ...names.map(({ length }) => length)) * LETTER_PX) + GAP_PX;

/** Returns MUI's axis of the categories, by position: bars of two categories with the same name would be one. */
export function bandOf({ categories, ticks, tones, layout }: Band) {
  const positions = categories.map((_, index) => index);
  return {
    scaleType: 'band' as const,
    data: positions,
    valueFormatter: (index: number, { location }: { location: string }) =>
      (location === 'tick' ? ticks?.[index] : undefined) ?? categories[index] ?? '',
    ...(layout === 'standing' && { tickSpacing: tickSpacing(ticks ?? categories) }),
    categoryGapRatio: layout === 'lying' ? 0.35 : 0.4,
    ...(tones && {
      colorMap: {
        type: 'ordinal' as const,
        values: positions,
        colors: tones.map((tone) => markColor(tone)),
      },
    }),
  };
}
