import { unparse } from 'papaparse';
import { safeText } from './safeText.ts';
import type { FormattedValue } from './FormattedValue.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the cell separator: `;` for locales with a decimal comma, `,` for others. */
export const separatorOf = (locale: string): ',' | ';' => (/^(tr|de)/.test(locale) ? ';' : ',');

/** Returns lines of text cells as CSV, escaped against formula injection. */
export function csvOfTexts(lines: readonly (readonly string[])[], locale: string): string {
  const safe = lines.map((line) => line.map(safeText));
  return BYTE_ORDER_MARK + unparse(safe, { delimiter: separatorOf(locale), newline: '\r\n' });
}

/** Returns a table as a CSV file of displayed texts, escaped against formula injection. */
export function csvOf(
  headers: readonly string[],
  rows: readonly (readonly FormattedValue[])[],
  locale: string,
): Blob {
  // A number with a leading sign is not a formula.
  const plain = rows.map((row) =>
    row.map(({ text, value }) => (typeof value === 'number' ? text : safeText(text))),
  );
  const lines = [headers.map(safeText), ...plain];
  const csv = unparse(lines, { delimiter: separatorOf(locale), newline: '\r\n' });
  return new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' });
}
