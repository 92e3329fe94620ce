import type { Schemas } from '#contract/types.ts';

/** Additive facts. */
export type Figures = Schemas['StatFigures'];

/** Figures of a period without events. */
export const NOTHING: Figures = {
  visits: 0,
  sessions: 0,
  anonymousVisitors: 0,
  impressions: 0,
  reach: 0,
  leads: 0,
  prepaidLeads: 0,
  deals: 0,
  incomeMinor: 0,
};

// cast: the keys of an object literal are those of its type
export const FIGURES = Object.keys(NOTHING) as (keyof Figures)[];

/** Adds figures up. */
export function sumOf(rows: Iterable<Figures>): Figures {
  const sum = { ...NOTHING };
  for (const row of rows) for (const name of FIGURES) sum[name] += row[name];
  return sum;
}
