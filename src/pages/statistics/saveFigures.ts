import { csvOf } from '../../engine/export/csvOf.ts';
import { exportName } from '../../engine/export/exportName.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { xlsxOf } from '../../engine/export/xlsxOf.ts';
import type { FigureRow } from './reportFigures.ts';

interface Options {
  locale: string;
  format: (name: string, value: number) => string;
}

/** Saves a table of figures as a file; money in currency units, not minor units. */
export async function saveFigures<Name extends string>(
  kind: 'csv' | 'xlsx',
  name: string,
  heads: readonly string[],
  names: readonly Name[],
  rows: readonly FigureRow<Name>[],
  { locale, format }: Options,
): Promise<void> {
  const lines = rows.map((row) => [
    { text: row.name },
    ...names.map((figure) => {
      const value = row.values[figure];
      return {
        text: format(figure, value),
        value: figure === 'incomeMinor' ? value / 100 : value,
      };
    }),
  ]);
  const file = kind === 'csv' ? csvOf(heads, lines, locale) : await xlsxOf(heads, lines, locale);
  saveFile(file, exportName(name, kind));
}
