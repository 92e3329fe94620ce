/** Space between tiles, px. */
export const GAP = 12;
/** Width over height of a tile's picture. */
export const ASPECT = 4 / 3;
/** Name and facts under the picture, px. */
const CAPTION = 56;
const MIN_WIDTH = 208;
const MIN_COLUMNS = 2;

/** Measures of a grid of tiles, px. */
export interface TileGrid {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the measures of a grid that fills a width: at least two columns, so that a phone shows several. */
export function tileGrid(available: number): TileGrid {
  const fitting = Math.floor((available + GAP) / (MIN_WIDTH + GAP));
  const columns = Math.max(MIN_COLUMNS, fitting);
  const width = (available - GAP * (columns - 1)) / columns;
  return { columns, width, height: Math.round(width / ASPECT) + CAPTION };
}

/** Returns the place of a moved tile: never past an end, never before the locked ones. */
export const clampPlace = (place: number, count: number, locked: number): number =>
  Math.min(count - 1, Math.max(locked, place));

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

interface TileKey {
  readonly key: string;
  readonly index: number;
  readonly columns: number;
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** Returns the place that a key leads to; undefined for keys that lead nowhere. */
export function placeByKey({ key, index, columns, count, isRightToLeft }: TileKey) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key]?.(columns);
  if (step === undefined) return undefined;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const next = index + (isRightToLeft && isSideways ? -step : step);
  return next < 0 || next >= count ? index : next;
}
