import type { Schemas } from '#contract/types.ts';

/** The pages of the statistics, as in the address. */
export const statisticsKinds = [
  'visits',
  'deals',
  'weddings',
  'rivals',
  'magnet',
  'scores',
] as const;

export type StatisticsKind = (typeof statisticsKinds)[number];

/** Outcome of the leads of one provider. */
export interface ProviderFigures {
  id: number;
  name: string;
  total: number;
  deals: number;
  prepaid: number;
  missed: number;
  months: readonly Schemas['MonthCounts'][];
}

/** Deals of all enquiries, percent. */
export const dealRate = ({ deals, total }: Pick<ProviderFigures, 'deals' | 'total'>): number =>
  total === 0 ? 0 : Math.round((deals * 100) / total);

/** The figures of all pages month by month, the oldest first. */
export function byMonth(
  figures: readonly ProviderFigures[],
  what: 'total' | 'deals',
): { month: string; value: number }[] {
  const sums = new Map<string, number>();
  for (const { months } of figures)
    for (const counts of months)
      sums.set(counts.month, (sums.get(counts.month) ?? 0) + counts[what]);
  return [...sums]
    .map(([month, value]) => ({ month, value }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}
