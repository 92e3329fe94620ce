import { PARTS, shareOf, type Coverage } from './coverage.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Formats the average share of the contract's items that screens use: `92 %`. */
export const averageOf = (coverages: readonly Coverage[]): string =>
  percent(coverages.reduce((sum, one) => sum + shareOf(one), 0) / Math.max(coverages.length, 1));

/** Formats a table of used and offered items by resource and kind, with the average. */
export function coverageTable(coverages: readonly Coverage[]): string {
  const rows = coverages.map((coverage) => [
    coverage.name,
    ...PARTS.map((name) => {
      const { offered, unused } = coverage.parts[name];
      return offered === 0 ? '–' : `${offered - unused.length}/${offered}`;
    }),
    percent(shareOf(coverage)),
  ]);
  const lines = [
    ['', ...PARTS, 'covered'],
    ...rows,
    ['average', ...PARTS.map(() => ''), averageOf(coverages)],
  ];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths?.[at] ?? 0) : cell.padStart(widths?.[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Returns the items that no screen uses, a line for each kind of item. */
export function unusedLines({ name, parts }: Coverage): string[] {
  return PARTS.flatMap((part) =>
    parts[part].unused.length > 0 ? [`${name}, ${part}: ${parts[part].unused.join(', ')}`] : [],
  );
}
