/** Beginning of a text that spreadsheet programs evaluate as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Escapes a text for a spreadsheet cell: prefixes an apostrophe to a text that would run as a formula. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
