import { csvOfTexts } from '../export/csvOf.ts';
import { cellText } from './parseCell.ts';
import type { Table, TableRow } from './readTable.ts';

/** A row that was not imported, with the translated reason. */
export interface FailedRow {
  row: TableRow;
  reason: string;
}

/**
 * Returns a CSV of the rows that were not imported, unchanged, with the reason as the last column. It can be
 * corrected and imported again.
 */
export function failedRowsCsv(
  { headers }: Table,
  failed: readonly FailedRow[],
  reasonHeader: string,
  locale: string,
): Blob {
  const lines = failed.map(({ row, reason }) => [
    ...headers.map((_, column) => cellText(row.cells[column])),
    reason,
  ]);
  const csv = csvOfTexts([[...headers, reasonHeader], ...lines], locale);
  return new Blob([csv], { type: 'text/csv;charset=utf-8' });
}
