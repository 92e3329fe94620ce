interface Grid {
  /** Index of the current picture; -1 for none. */
  at: number;
  count: number;
  columns: number;
  /** True if rows are read from right to left. */
  isMirrored: boolean;
}

/** Returns the index below; the last one if the row below is shorter, and `at` in the last row. */
function below({ at, count, columns }: Grid): number {
  const isLastRow = Math.floor(at / columns) === Math.floor((count - 1) / columns);
  return isLastRow ? at : Math.min(at + columns, count - 1);
}

/**
 * Returns the index that an arrow key moves to within a grid; `at` where the grid ends, undefined for any other
 * key. Left and right continue in the neighbouring row.
 */
export function stepTo(key: string, grid: Grid): number | undefined {
  const { at, count, columns, isMirrored } = grid;
  const [forward, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return Math.min(at + 1, count - 1);
  if (key === back) return Math.max(at - 1, 0);
  if (key === 'ArrowDown') return below(grid);
  if (key === 'ArrowUp') return at < columns ? at : at - columns;
  return undefined;
}
