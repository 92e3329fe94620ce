import { addReviewRequestImageFacts } from '#contract/facts/addReviewRequestImage.ts';
import type { Schemas } from '#contract/types.ts';
import { DAY_MS, HOUR_MS } from '../../../time/day.ts';

export type Channel = Schemas['CommentRequestChannel'];
export type Status = Schemas['ReviewRequestStatus'];

/** Validity of a request's link in milliseconds. */
export const VALID_MS = 60 * DAY_MS;
/** Milliseconds after its testimonial in which a couple may add photos. */
export const PHOTOS_MS = 2 * HOUR_MS;
/** Maximum number of photos per testimonial. */
export const MAX_PHOTOS = addReviewRequestImageFacts.maxRecords;
/** Maximum number of links per couple and day. */
export const MAX_LINKS = 5;

/** Milliseconds before each reminder: a week after the request, then two more. */
const REMINDERS_MS = [7 * DAY_MS, 14 * DAY_MS];

/** Maximum number of attempts to send a reminder while its service is unreachable; they take a week. */
export const MAX_ATTEMPTS = 10;

/** Contact data of a couple; the preference is null if unknown. */
export interface Reachable {
  email: string | null;
  phone: string | null;
  contactPreference: Schemas['ContactPreference'] | null;
}

/**
 * Returns the reason why a couple cannot be asked by a channel; undefined if it can. A link is handed over in
 * person.
 */
export function channelRefusal(channel: Channel, couple: Reachable): string | undefined {
  if (channel === 'link' || channel === 'qr') return undefined;
  const { contactPreference, email, phone } = couple;
  if (contactPreference === 'none') return 'closed';
  if (contactPreference === 'anonymised') return 'anonymised';
  if (contactPreference === 'email_only' && channel === 'sms') return 'email_only';
  if (contactPreference === 'phone_only' && channel === 'email') return 'phone_only';
  if (channel === 'email') return email === null ? 'no_email' : undefined;
  return phone === null ? 'no_phone' : undefined;
}

/**
 * Returns the time of the next reminder, counted from now; undefined after the last one or if the link expires
 * before.
 */
export function nextReminder(sent: number, now: Date, expiresAt: Date): Date | undefined {
  const after = REMINDERS_MS[sent];
  if (after === undefined) return undefined;
  const at = new Date(now.getTime() + after);
  return at < expiresAt ? at : undefined;
}

/** Returns the time of the next attempt after some failed ones: the interval doubles from an hour to a day. */
export function nextAttempt(failed: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (failed - 1) * HOUR_MS, DAY_MS));
}

/** Returns the state of a couple's link. */
export function stateOf(
  status: Status,
  expiresAt: string,
  now: Date,
): Schemas['ReviewRequest']['state'] {
  if (status === 'answered' || status === 'declined') return status;
  return new Date(expiresAt) <= now ? 'expired' : 'open';
}
