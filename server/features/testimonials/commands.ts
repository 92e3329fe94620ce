import type { Tx } from '../../http/call.ts';
import { recordHistory } from './store.ts';

export { fetchComments } from './external/fetchComments.ts';
export { recordDeals } from './requests/recordDeals.ts';
export { publicReviewsPage } from './widget/publicPage.ts';
export { reviewPhrase } from './widget/messages.ts';
export { remindCouples } from './requests/remind.ts';

const DECIDED = {
  testimonials: ['approved', 'rejected'],
  replies: ['reply_approved', 'reply_rejected'],
  disputes: ['dispute_accepted', 'dispute_rejected'],
} as const;

const isOfTestimonials = (area: string): area is keyof typeof DECIDED => area in DECIDED;

/** Records the support desk's decision in a testimonial's history; other areas have none. */
export async function recordTestimonialDecision(
  tx: Tx,
  decision: { area: string; id: number; reason: string | undefined; now: Date },
): Promise<void> {
  const { area, id, reason, now } = decision;
  if (!isOfTestimonials(area)) return;
  const [approved, rejected] = DECIDED[area];
  const event = reason === undefined ? approved : rejected;
  await recordHistory(tx, { testimonialId: id, event, note: reason ?? null, now });
}
