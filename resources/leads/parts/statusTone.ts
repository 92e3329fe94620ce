import type { Schemas } from '#contract/types.ts';
import type { Tone } from '../../../src/ui/tone.ts';

/** Colour of each status on every screen. */
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
