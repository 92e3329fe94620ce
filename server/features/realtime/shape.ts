import type { Schemas } from '#contract/types.ts';
import type { EventRow } from './store.ts';

/** Maps a row to the contract's event. */
export function eventOf(row: EventRow): Schemas['RealtimeEvent'] {
  const { id, type, at } = row;
  const common = { id, type, leadId: row.lead_id, coupleName: row.couple_name, at };
  if (type === 'lead') return { ...common, providerId: row.provider_id };
  const words = { ...common, body: row.body ?? '' };
  return type === 'lead_message' ? words : { ...words, providerId: row.provider_id };
}
