/** Answers that a reviewed place of the sandbox can give; the database checks them by its migration. */
export const PLACE_ANSWERS = ['ok', 'slow', 'not_found', 'unreachable', 'unreadable'] as const;

export type PlaceAnswer = (typeof PLACE_ANSWERS)[number];
