import type { Schemas } from '#contract/types.ts';
import type { ReportKind } from './useReport.ts';

export type FigureName = keyof Schemas['StatFigures'];

/** Figures of a period or a provider. */
export interface FigureRow<Name extends string> {
  name: string;
  values: Readonly<Record<Name, number>>;
}

/** Figures of each page; the chart shows the first one. */
export const FIGURES: Readonly<Record<ReportKind, readonly [FigureName, ...FigureName[]]>> = {
  visits: ['visits', 'sessions', 'anonymousVisitors', 'leads', 'deals'],
  magnet: ['impressions', 'reach', 'visits', 'leads', 'prepaidLeads'],
  deals: ['leads', 'deals', 'incomeMinor'],
};

/** Filters of the lead list for the figures that it can show. */
const FILTERS: Readonly<Partial<Record<FigureName, object>>> = {
  leads: {},
  prepaidLeads: { isPrepaid: true },
  deals: { status: ['deal'] },
};

/** Returns the first ISO day that the lead list shows: six calendar months before `today`. */
function firstListed(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 6, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 7, Math.min(day, last))).toISOString().slice(0, 10);
}

/**
 * Returns the address of the lead list with a report's leads that match a filter; undefined if the list cannot
 * show all of them.
 */
export function leadsAddress(
  filter: object,
  { period, providers }: Pick<Schemas['StatReport'], 'period' | 'providers'>,
  today: string,
): string | undefined {
  if (period.from < firstListed(today)) return undefined;
  const listFilter = {
    ...filter,
    isSpam: false,
    createdAtStart: period.from,
    createdAtEnd: period.to,
    providerIds: providers.map(({ providerId }) => providerId),
  };
  return `/leads?filter=${encodeURIComponent(JSON.stringify(listFilter))}`;
}

/** Returns the address of the leads that a figure counts; undefined if the list cannot show them all. */
export function leadsOf(
  name: FigureName,
  report: Pick<Schemas['StatReport'], 'period' | 'providers'>,
  today: string,
): string | undefined {
  const own = FILTERS[name];
  return own && leadsAddress(own, report, today);
}
