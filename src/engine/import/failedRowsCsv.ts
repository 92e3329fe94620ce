import { csvOfTexts } from '../export/csvOf.ts';
import { cellText } from './parseCell.ts';
import type { Table, TableRow } from './readTable.ts';

/** A row that was not taken, and why, in words. */
export interface FailedRow {
  row: TableRow;
  reason: string;
}

/** The rows that were not taken as they stood in the file, with the reason behind them: to be mended and brought again. */
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
