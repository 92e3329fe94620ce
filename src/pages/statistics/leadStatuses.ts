import type { Schemas } from '#contract/types.ts';
import type { Tone } from '../../ui/tone.ts';

/** Tones of the lead statuses, as in the list of leads, in the order of a lead's progress. */
export const LEAD_STATUSES = {
  new: 'info',
  pending: 'warning',
  negotiating: 'special',
  offered: 'special',
  deal: 'success',
  rejected: 'danger',
  other_firm: 'neutral',
  not_wedding: 'neutral',
  unreachable: 'neutral',
} as const satisfies Record<Schemas['LeadStatus'], Tone>;
