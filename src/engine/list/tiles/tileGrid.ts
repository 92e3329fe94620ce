/** Gap between tiles in pixels. */
export const GAP = 12;
/** Shapes of a tile's picture, with their aspect ratios (width / height). */
const ASPECTS = { landscape: 4 / 3, portrait: 3 / 4 };
export type TileShape = keyof typeof ASPECTS;
/** Height of the name below the picture, and of each line of facts below that, in pixels. */
const NAME = 30;
const LINE = 22;
const MIN_WIDTH = 208;
const MIN_COLUMNS = 2;

/** Dimensions of a grid of tiles in pixels. */
export interface TileGrid {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** Height of the picture. */
  readonly pictureHeight: number;
}

/**
 * Returns the dimensions of a grid for a given width, with at least two columns, so that a phone shows several
 * tiles.
 * @param lines of facts below the name
 */
export function tileGrid(
  available: number,
  lines: number,
  shape: TileShape = 'landscape',
): TileGrid {
  const fitting = Math.floor((available + GAP) / (MIN_WIDTH + GAP));
  const columns = Math.max(MIN_COLUMNS, fitting);
  const width = (available - GAP * (columns - 1)) / columns;
  const pictureHeight = Math.round(width / ASPECTS[shape]);
  return { columns, width, height: pictureHeight + NAME + LINE * lines, pictureHeight };
}

/** Returns the height of a grid in pixels. */
export const totalHeight = ({ columns, height }: TileGrid, count: number): number =>
  Math.max(0, Math.ceil(count / columns) * (height + GAP) - GAP);

/** Returns the position of a tile in its grid in pixels. */
export const pixelsOf = ({ columns, width, height }: TileGrid, index: number) => ({
  start: (index % columns) * (width + GAP),
  top: Math.floor(index / columns) * (height + GAP),
});

/** Returns the target position of a moved tile, limited to the positions between the locked ones and the end. */
export const clampPosition = (place: number, count: number, locked: number): number =>
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

/** Returns the index to which a key moves; undefined for other keys. */
export function positionByKey({ key, index, columns, count, isRightToLeft }: TileKey) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key]?.(columns);
  if (step === undefined) return undefined;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const next = index + (isRightToLeft && isSideways ? -step : step);
  return next < 0 || next >= count ? index : next;
}
