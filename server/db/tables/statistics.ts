import type { Schemas } from '#contract/types.ts';
import type { Generated, GeneratedAlways } from 'kysely';

/** One view of a provider's page. */
export interface VisitLogsTable {
  id: Generated<number>;
  customer_id: number;
  provider_id: number;
  /** Unique key of the visit at its origin; prevents duplicates. */
  visit_key: string;
  session_key: string;
  visitor_key: string;
  /** Couple of the visitor, if known. */
  couple_id: number | null;
  source: Schemas['VisitSource'];
  at: string;
}

/** Impressions of a provider at a placement from an instant on, and their unique viewers. */
export interface AdFiguresTable {
  customer_id: number;
  provider_id: number;
  placement: string;
  at: string;
  impressions: number;
  reach: number;
}

/** Facts of a provider on one day, always counted from its events and never incremented. */
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
  /**
   * Number of unmasked leads, of leads answered in time, and of leads with a recorded outcome; null if not
   * counted.
   */
  shown_leads: number | null;
  answered_in_time: number | null;
  ended_leads: number | null;
  /** Visits per hour, midnight first. */
  visit_hours: Generated<number[]>;
  lead_hours: Generated<number[]>;
  /** The same as one number, eight digits per hour. */
  visit_hours_packed: GeneratedAlways<string>;
  lead_hours_packed: GeneratedAlways<string>;
}

/** Instant whose day must be recounted. */
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

/** Number of a provider's couples that also chose a competitor. */
export interface RivalSharesTable {
  provider_id: number;
  rival_key: string;
  name: string;
  day: string;
  shared_visitors: number;
  shared_leads: number;
}

/** Sums of `rival_days` per month, kept by triggers. */
interface RivalMonthsTable extends Omit<RivalDaysTable, 'name' | 'day'> {
  month: string;
}

/** Sums of `rival_shares` per month, kept by triggers. */
interface RivalShareMonthsTable extends Omit<RivalSharesTable, 'name' | 'day'> {
  month: string;
}

export interface StatisticsTables {
  visit_logs: VisitLogsTable;
  ad_figures: AdFiguresTable;
  provider_days: ProviderDaysTable;
  stale_days: StaleDaysTable;
  rival_days: RivalDaysTable;
  rival_shares: RivalSharesTable;
  rival_months: RivalMonthsTable;
  rival_share_months: RivalShareMonthsTable;
}
