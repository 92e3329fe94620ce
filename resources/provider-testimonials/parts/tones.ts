import type { Schemas } from '#contract/types.ts';
import type { Tone } from '../../../src/ui/tone.ts';

/** Tones of a reply's states. */
export const replyTone = {
  none: 'neutral',
  pending: 'warning',
  active: 'success',
  rejected: 'danger',
} as const satisfies Record<Schemas['TestimonialReplyStatus'], Tone>;

/** Tones of a dispute's states. */
export const disputeTone = {
  none: 'neutral',
  open: 'warning',
  accepted: 'success',
  rejected: 'danger',
} as const satisfies Record<Schemas['TestimonialDisputeStatus'], Tone>;
