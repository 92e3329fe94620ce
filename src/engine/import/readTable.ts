import { parse } from 'papaparse';

/** A data row of the file, below the headers. */
export interface TableRow {
  /** Row number as in a spreadsheet program; the headers are row 1. */
  number: number;
  cells: unknown[];
}

export interface Table {
  headers: string[];
  rows: TableRow[];
}

export const MAX_ROWS = 5000;
const MAX_BYTES = 10_000_000;

/** Creates the error of a rejected file; its message is a message key. */
const refused = (key: string) => new Error(`imports.errors.${key}`);

/** Decodes UTF-8, with a fallback to windows-1254, which older Turkish Windows programs write. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Returns the most frequent separator (`;`, `,` or tab) of the header line outside of quotes. */
function separatorIn(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const bare = head.replace(/"[^"]*"/g, '');
  const count = (mark: string) => bare.split(mark).length;
  return [';', ',', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

async function linesOf(file: File): Promise<unknown[][]> {
  if (/\.xlsx$/i.test(file.name)) {
    const { readSheet } = await import('read-excel-file/browser');
    return readSheet(file);
  }
  if (!/\.(csv|txt)$/i.test(file.name)) throw refused('kind');
  const text = decode(await file.arrayBuffer());
  return parse<string[]>(text, { delimiter: separatorIn(text) }).data;
}

const isBlank = (cell: unknown) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/**
 * Reads the first table of a CSV or XLSX file, without empty rows.
 * @throws Error whose message is a message key
 */
export async function readTable(file: File): Promise<Table> {
  if (file.size > MAX_BYTES) throw refused('large');
  const lines = await linesOf(file).catch((error: unknown) => {
    const isOurs = error instanceof Error && error.message.startsWith('imports.');
    throw isOurs ? error : refused('broken');
  });
  const [head = [], ...below] = lines;
  const headers = head.map((cell) => (typeof cell === 'string' ? cell.trim() : ''));
  const rows = below
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => !cells.every(isBlank));
  if (headers.every((header) => header === '') || rows.length === 0) throw refused('empty');
  if (rows.length > MAX_ROWS) throw refused('long');
  return { headers, rows };
}
