import type { Schemas } from '#contract/types.ts';

/** Event of a lead; a listener fetches the data itself from the API. */
export type RealtimeEvent = Schemas['RealtimeEvent'];

const TYPES = ['lead', 'lead_message', 'lead_assigned'] satisfies RealtimeEvent['type'][];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns true if an external value is an event that this panel supports. */
export function isRealtimeEvent(value: unknown): value is RealtimeEvent {
  return (
    isObject(value) &&
    Number.isSafeInteger(value['id']) &&
    Number.isSafeInteger(value['leadId']) &&
    TYPES.some((type) => type === value['type']) &&
    typeof value['coupleName'] === 'string' &&
    typeof value['at'] === 'string' &&
    (value['body'] === undefined || typeof value['body'] === 'string')
  );
}

export function isRealtimeEvents(value: unknown): value is RealtimeEvent[] {
  return Array.isArray(value) && value.every(isRealtimeEvent);
}
