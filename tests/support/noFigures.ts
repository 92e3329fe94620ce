import type { Schemas } from '#contract/types.ts';

/** Figures of a day without events. */
export const noFigures: Readonly<Schemas['StatFigures']> = {
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
