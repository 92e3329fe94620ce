/** A program for tables would take a text that begins so for a formula. */
const LIKE_A_FORMULA = /^[=+\-@\t\r]/;

/** A text for a cell of a table: an apostrophe before what would be run as a formula. */
export const safeText = (text: string): string => (LIKE_A_FORMULA.test(text) ? `'${text}` : text);
