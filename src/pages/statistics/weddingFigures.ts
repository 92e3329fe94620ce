import type { Schemas } from '#contract/types.ts';

type Report = Schemas['WeddingReport'];

/** Figures of the weddings; the first two are drawn. */
export const WEDDING_FIGURES = ['leads', 'deals', 'guests', 'incomeMinor'] as const;
export type WeddingFigure = (typeof WEDDING_FIGURES)[number];

/** Returns how many leads of a figure stand in the list, which ends six months back; undefined for sums. */
export function listedOf(name: WeddingFigure, figures: Report['figures']): number | undefined {
  if (name === 'leads') return figures.listedLeads;
  return name === 'deals' ? figures.listedDeals : undefined;
}

/** Returns the address of the leads that a figure counts by their wedding's day; undefined if none is listed. */
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
