import type { Schemas } from '#contract/types.ts';
import type { Generated, GeneratedAlways } from 'kysely';

/** One view of a provider's page. */
export interface VisitLogsTable {
  id: Generated<number>;
  customer_id: number;
  provider_id: number;
  /** Names the visit where it happened; the same one is kept once. */
  visit_key: string;
  session_key: string;
  visitor_key: string;
  /** Couple that the visitor is known as. */
  couple_id: number | null;
  source: Schemas['VisitSource'];
  at: string;
}

/** Impressions of a provider at a placement from an instant on, and people who saw them. */
export interface AdFiguresTable {
  customer_id: number;
  provider_id: number;
  placement: string;
  at: string;
  impressions: number;
  reach: number;
}

/** Facts of a provider on one day, counted from its events and never added to. */
export interface ProviderDaysTable {
  customer_id: number;
  provider_id: number;
  day: string;
  visits: Generated<number>;
  sessions: Generated<number>;
  anonymous_visitors: Generated<number>;
  impressions: Generated<number>;
  reach: Generated<number>;
  leads: Generated<number>;
  prepaid_leads: Generated<number>;
  deals: Generated<number>;
  income_minor: Generated<number>;
  /** Leads that the package shows, of which an answer came in time, and of which the end is written down; null where they were not counted. */
  shown_leads: number | null;
  answered_in_time: number | null;
  ended_leads: number | null;
  /** Visits of each hour, midnight first. */
  visit_hours: Generated<number[]>;
  lead_hours: Generated<number[]>;
  /** The same as one number, eight digits an hour. */
  visit_hours_packed: GeneratedAlways<string>;
  lead_hours_packed: GeneratedAlways<string>;
}

/** An instant whose day must be counted again. */
export interface StaleDaysTable {
  id: Generated<number>;
  customer_id: number;
  provider_id: number;
  at: string;
}

export interface RivalDaysTable {
  category_id: number;
  city_id: number;
  rival_key: string;
  name: string;
  day: string;
  visits: number;
  leads: number;
  deals: number;
}

/** Couples of a provider that went to another firm as well. */
export interface RivalSharesTable {
  provider_id: number;
  rival_key: string;
  name: string;
  day: string;
  shared_visitors: number;
  shared_leads: number;
}

/** Tables of this part. */
export interface StatisticsTables {
  visit_logs: VisitLogsTable;
  ad_figures: AdFiguresTable;
  provider_days: ProviderDaysTable;
  stale_days: StaleDaysTable;
  rival_days: RivalDaysTable;
  rival_shares: RivalSharesTable;
}
