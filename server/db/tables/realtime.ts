import type { Generated } from 'kysely';

/** One row for each person who is told of a happening. */
export interface RealtimeEventsTable {
  /** Grows, within an account, in the order of the commits. */
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number;
  provider_id: number;
  lead_id: number;
  type: 'lead' | 'lead_message' | 'lead_assigned';
  couple_name: string;
  /** At most 140 characters of a message, or who handed the lead over; null for a new one. */
  body: string | null;
  at: string;
  /** When a process last took it to hand it on. */
  claimed_at: string | null;
  /** An outside service has it; stays false where there is none. */
  is_handed_on: Generated<boolean>;
}

/** A tab that shows a lead. */
export interface LeadPresencesTable {
  customer_id: number;
  customer_user_id: number;
  tab: string;
  session_id: number;
  lead_id: number;
  activity: 'looking' | 'writing';
  /** Since when the person does so. */
  since: string;
  /** When the tab last said so. */
  seen_at: string;
}

/** Tables of this part. */
export interface RealtimeTables {
  realtime_events: RealtimeEventsTable;
  lead_presences: LeadPresencesTable;
}
