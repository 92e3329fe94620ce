const TYPES = ['lead', 'presence', 'prompts'] as const;

/**
 * Hint of which query to refetch: a lead, its presence, or the bell. Hints are not stored, so they may be missed.
 */
export interface RealtimeHint {
  type: (typeof TYPES)[number];
  /** 0 if the hint concerns no lead. */
  leadId: number;
}

/** Returns true if an external value is a hint that this panel supports. */
export function isRealtimeHint(value: unknown): value is RealtimeHint {
  return (
    typeof value === 'object' &&
    value !== null &&
    !('id' in value) &&
    'type' in value &&
    TYPES.some((type) => type === value.type) &&
    'leadId' in value &&
    Number.isSafeInteger(value.leadId)
  );
}
