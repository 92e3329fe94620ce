/** A table for people: the first column to the left, numbers under each other to the right. */
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

/** A figure with as many decimals as one can trust. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  const digits = value >= 10 ? 0 : value >= 1 ? 1 : 3;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}
