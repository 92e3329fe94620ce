import type { Schemas } from '#contract/types.ts';
import { invalid } from '../../http/apiError.ts';
import type { Language } from '../../http/call.ts';
import { translate } from '../../http/messages.ts';
import { HOUR_MS } from '../../time/day.ts';

/** Seconds of an impersonation, after which the agent must start a new one. */
export const IMPERSONATION_SECONDS = 1800;

/**
 * Seconds after the end of an impersonation during which an agent can return to their own session without a
 * sign-in.
 */
export const RETURN_SECONDS = 3600;

/** Milliseconds within which an approved record is published. */
export const PUBLISHING_MS = HOUR_MS;

/** Milliseconds between runs that publish approved records: a dozen before the promised instant, as some may fail. */
export const PUBLISH_EVERY_MS = PUBLISHING_MS / 12;

/** Maximum number of search words. */
const MAX_WORDS = 6;

interface Target {
  is_agent: boolean;
  has_left: boolean;
  status: Schemas['InvitationStatus'];
}

/** Returns the reason why a user cannot be impersonated; null if support can impersonate the user. */
export function closedBy({
  is_agent,
  has_left,
  status,
}: Target): Schemas['SupportUser']['closedBy'] {
  if (is_agent) return 'agent';
  if (has_left || status === 'left') return 'left';
  return status === 'invited' ? 'invited' : null;
}

/**
 * Returns the terms of a search: a phone number as its digits without the country's prefix, any other text
 * word by word.
 */
export function wordsOf(text: string): { digits: string | undefined; words: string[] } {
  const isNumber = /^[+(\d][\d\s().-]{3,}$/.test(text.trim());
  const digits = text.replace(/\D/g, '').replace(/^(00)?90|^0+/, '');
  if (isNumber && digits.length >= 4) return { digits, words: [] };
  const words = text.trim().split(/\s+/).slice(0, MAX_WORDS);
  return { digits: undefined, words };
}

/** Minimum characters of a reason that is useful to the customer. */
const MIN_REASON_LENGTH = 5;

/**
 * Trims a reason.
 * @throws ApiError 422 if it is too short
 */
export function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason.length < MIN_REASON_LENGTH)
    throw invalid({ path: 'reason', code: 'minLength', params: { limit: MIN_REASON_LENGTH } });
  return reason;
}

/** Reason of a rejection: as stored, and in the language of each reader. */
interface Rejection {
  reason: string | undefined;
  localized: string | Record<Language, string> | undefined;
}

const inAllLanguages = (cause: Schemas['MediaRejectionCause']): Record<Language, string> => {
  const messageIn = (language: Language) =>
    translate(language, 'rejectionCauses', cause, 'redirects');
  return { tr: messageIn('tr'), en: messageIn('en'), de: messageIn('de'), ar: messageIn('ar') };
};

/** Reads a decision: photos and videos are rejected with a cause from a list, anything else with a reason. */
export function rejectionOf(
  area: Schemas['ApprovalArea'],
  body: Schemas['ApprovalAction'],
): Rejection {
  if (body.type === 'approve') return { reason: undefined, localized: undefined };
  if (area !== 'media') {
    const reason = reasonOf(body.reason ?? '');
    return { reason, localized: reason };
  }
  if (!body.cause) throw invalid({ path: 'cause', code: 'required' });
  return { reason: body.cause, localized: inAllLanguages(body.cause) };
}
