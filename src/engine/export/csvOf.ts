import { unparse } from 'papaparse';
import { safeText } from './safeText.ts';
import type { FormattedValue } from './FormattedValue.ts';

/** Programs for tables take it as the sign that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the cell separator: `;` for locales with a decimal comma, `,` for others. */
export const separatorOf = (locale: string): ',' | ';' => (/^(tr|de)/.test(locale) ? ';' : ',');

/** Lines of texts as CSV, safe to open in a program for tables. */
export function csvOfTexts(lines: readonly (readonly string[])[], locale: string): string {
  const safe = lines.map((line) => line.map(safeText));
  return BYTE_ORDER_MARK + unparse(safe, { delimiter: separatorOf(locale), newline: '\r\n' });
}

/** A table as CSV, in the words of the screen. */
export function csvOf(
  headers: readonly string[],
  rows: readonly (readonly FormattedValue[])[],
  locale: string,
): Blob {
  // A number is no formula, whatever sign it begins with.
  const plain = rows.map((row) =>
    row.map(({ text, value }) => (typeof value === 'number' ? text : safeText(text))),
  );
  const lines = [headers.map(safeText), ...plain];
  const csv = unparse(lines, { delimiter: separatorOf(locale), newline: '\r\n' });
  return new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' });
}
