import type { Schemas } from '#contract/types.ts';
import type { Tone } from '../../ui/tone.ts';

/** Colours of the statuses of leads, as the list of leads has them, in the order that a lead goes through them. */
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
