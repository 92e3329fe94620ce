import writeXlsxFile, { type Cell } from 'write-excel-file/browser';
import { safeText } from './safeText.ts';
import type { FormattedValue } from './FormattedValue.ts';

const MAX_COLUMN_WIDTH = 48;

function cellOf({ text, value, format }: FormattedValue): Cell {
  if (value !== undefined) return { value, ...(format !== undefined && { format }) };
  return text === '' ? null : { value: safeText(text), type: String };
}

/** Returns a table as XLSX, with typed dates and numbers and a frozen header row. */
export function xlsxOf(
  headers: readonly string[],
  rows: readonly (readonly FormattedValue[])[],
  locale: string,
): Promise<Blob> {
  const columns = headers.map((header, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[index]?.text.length ?? 0), 0);
    return { width: Math.min(MAX_COLUMN_WIDTH, Math.max(longest, header.length) + 2) };
  });
  const head = headers.map((header): Cell => ({
    value: safeText(header),
    type: String,
    fontWeight: 'bold',
  }));
  return writeXlsxFile([head, ...rows.map((row) => row.map(cellOf))], {
    columns,
    stickyRowsCount: 1,
    rightToLeft: locale.startsWith('ar'),
  }).toBlob();
}
