/** Table to print: the first column is left-aligned, the others are right-aligned. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export function printTable({ title, columns, rows }: Table): void {
  const lines = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const text = lines.map((line) =>
    widths
      .map((width, at) => {
        const cell = line[at] ?? '';
        return at === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
  process.stdout.write(`\n${title}\n  ${text.join('\n  ')}\n`);
}

/** Formats a figure with its significant decimals: 0 from 10, 1 from 1, otherwise 3; NaN as a dash. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  const digits = value >= 10 ? 0 : value >= 1 ? 1 : 3;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}
