/** Hint to all panels of a user that the bell has changed. */
export const BELL_CHANGED = { type: 'prompts', leadId: 0 } as const;
