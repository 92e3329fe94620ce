/** Rows stand in the address as no layout at all. */
export const ROWS = 'rows';
/** The layout that the engine draws itself. */
export const BOARD = 'board';
