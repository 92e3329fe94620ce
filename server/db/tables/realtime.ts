import type { Generated } from 'kysely';

/** One row per recipient of an event. */
export interface RealtimeEventsTable {
  /** Increases in the order of the commits within a customer. */
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number;
  provider_id: number;
  lead_id: number;
  type: 'lead' | 'lead_message' | 'lead_assigned';
  couple_name: string;
  /** Start of a message (140 characters), or the name of who assigned the lead; null for a new lead. */
  body: string | null;
  at: string;
  /** Last time a process claimed it for relaying. */
  claimed_at: string | null;
  /** True once an external service has received it; stays false without one. */
  is_handed_on: Generated<boolean>;
}

/** Tab that shows a lead. */
export interface LeadPresencesTable {
  customer_id: number;
  customer_user_id: number;
  tab: string;
  session_id: number;
  lead_id: number;
  activity: 'looking' | 'writing';
  /** Start of the user's presence. */
  since: string;
  /** Last heartbeat of the tab. */
  seen_at: string;
}

export interface RealtimeTables {
  realtime_events: RealtimeEventsTable;
  lead_presences: LeadPresencesTable;
}
