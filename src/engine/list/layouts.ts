/** Rows stand in the address as no layout at all. */
export const ROWS = 'rows';
/** Pictures as tiles, first where a list has them. */
export const TILES = 'tiles';
/** The layout that the engine draws itself. */
export const BOARD = 'board';
