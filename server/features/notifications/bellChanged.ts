/** Hint for every panel of a person that what the bell shows has changed. */
export const BELL_CHANGED = { type: 'prompts', leadId: 0 } as const;
