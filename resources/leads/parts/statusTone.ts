import type { Schemas } from '#contract/types.ts';
import type { Tone } from '../../../src/ui/tone.ts';

/** The colour of each status, the same wherever it is shown. */
export const statusTone: Record<Schemas['LeadStatus'], Tone> = {
  new: 'info',
  pending: 'warning',
  negotiating: 'special',
  offered: 'special',
  deal: 'success',
  rejected: 'danger',
  not_wedding: 'neutral',
  other_firm: 'neutral',
  unreachable: 'neutral',
};
