import type { Schemas } from '#contract/types.ts';

type Report = Schemas['WeddingReport'];

/** Figures of the weddings; the chart shows the first two. */
export const WEDDING_FIGURES = ['leads', 'deals', 'guests', 'incomeMinor'] as const;
export type WeddingFigure = (typeof WEDDING_FIGURES)[number];

/**
 * Returns the number of a figure's leads that the list contains, which goes back six months; undefined for sums.
 */
export function listedOf(name: WeddingFigure, figures: Report['figures']): number | undefined {
  if (name === 'leads') return figures.listedLeads;
  return name === 'deals' ? figures.listedDeals : undefined;
}

/**
 * Returns the address of the lead list with the leads that a figure counts by wedding day; undefined if the list
 * contains none.
 */
export function weddingLeadsOf(
  name: WeddingFigure,
  { figures, period, providers }: Pick<Report, 'figures' | 'period' | 'providers'>,
): string | undefined {
  if (!listedOf(name, figures)) return undefined;
  const filter = {
    ...(name === 'deals' && { status: ['deal'] }),
    isSpam: false,
    weddingDateStart: period.from,
    weddingDateEnd: period.to,
    providerIds: providers.map(({ providerId }) => providerId),
  };
  return `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
