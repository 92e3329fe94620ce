/** Simulated responses of a place in the reviews sandbox; a check constraint repeats them. */
export const PLACE_ANSWERS = ['ok', 'slow', 'not_found', 'unreachable', 'unreadable'] as const;

export type PlaceAnswer = (typeof PLACE_ANSWERS)[number];
