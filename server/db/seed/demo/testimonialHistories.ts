import { person } from './people.ts';
import type { Testimonial } from './testimonials.ts';
import { HOUR_MS } from '../../../time/day.ts';

interface Happened {
  event: string;
  /** Hours after the previous event. */
  after: number;
  isOurs?: boolean;
  note?: string | null;
}

/** Returns the events of a testimonial in order, up to its current status. */
function eventsOf(one: Testimonial): Happened[] {
  const found: Happened[] = [
    one.source === 'site'
      ? { event: 'written', after: 0 }
      : { event: 'added', after: 0, isOurs: true },
  ];
  if (one.status === 'active') found.push({ event: 'approved', after: 20 });
  if (one.status === 'rejected')
    found.push({ event: 'rejected', after: 20, note: one.rejection_reason });
  if (one.reply_status !== 'none') found.push({ event: 'replied', after: 4, isOurs: true });
  if (one.reply_status === 'active') found.push({ event: 'reply_approved', after: 18 });
  if (one.reply_status === 'rejected')
    found.push({ event: 'reply_rejected', after: 18, note: one.reply_rejection_reason });
  if (one.dispute_status === 'open')
    found.push({ event: 'disputed', after: 30, isOurs: true, note: one.dispute_reason });
  return found;
}

/** Returns the history of each testimonial; no event is after `now`. */
export function testimonialHistories(testimonials: readonly Testimonial[], now: Date): object[] {
  return testimonials.flatMap((one) => {
    let at = Date.parse(one.created_at);
    return eventsOf(one).map(({ event, after, isOurs = false, note = null }) => {
      at = Math.min(at + after * HOUR_MS, now.getTime());
      return {
        customer_id: one.customer_id,
        provider_id: one.provider_id,
        testimonial_id: one.id,
        event,
        note,
        created_by: isOurs ? person.ayse : null,
        created_at: new Date(at).toISOString(),
      };
    });
  });
}
