import type { CountryCode } from 'libphonenumber-js/max';
import { hashToken } from '../../secrets/token.ts';
import { toE164 } from './phone.ts';

/** Entered identifier in every form that it can have. */
export interface Identifier {
  /** Username or e-mail address in lower case, independent of the locale (I becomes i, also in Turkish). */
  name: string;
  /** E.164 number. */
  phone: string | undefined;
}

/** Parses a username, e-mail address or phone number. */
export function readIdentifier(text: string, country: CountryCode): Identifier {
  const name = text.trim().toLowerCase();
  return { name, phone: name.includes('@') ? undefined : toE164(name, country) };
}

/** Returns the key by which attempts for a user are counted. */
export const accountKey = (userId: number): string => `user ${userId}`;

/**
 * Returns the keys by which attempts are counted: one for each matching account, in order, or the identifier
 * itself if none matches, so that unknown identifiers are limited alike.
 */
export function accountKeys(
  identifier: Identifier,
  userIds: readonly number[],
): [string, ...string[]] {
  const [first, ...rest] = userIds.toSorted((a, b) => a - b).map(accountKey);
  return first === undefined
    ? [`name ${hashToken(identifier.phone ?? identifier.name)}`]
    : [first, ...rest];
}
