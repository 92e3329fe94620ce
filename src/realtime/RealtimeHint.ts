const TYPES = ['lead', 'presence', 'prompts'] as const;

/** Tells what to ask anew: a lead, who looks at it, or the bell. Kept nowhere, so it may be missed. */
export interface RealtimeHint {
  type: (typeof TYPES)[number];
  /** 0 where it is about no lead. */
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
