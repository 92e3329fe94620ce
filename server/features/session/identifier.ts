import type { CountryCode } from 'libphonenumber-js/max';
import { hashToken } from '../../secrets/token.ts';
import { toE164 } from './phone.ts';

/** What a person typed to say who they are, in every way it may be meant. */
export interface Identifier {
  /** Username or e-mail address in lower case, never by a language's rules: I is i for everybody. */
  name: string;
  /** E.164. */
  phone: string | undefined;
}

/** Reads a username, e-mail address or phone number. */
export function readIdentifier(text: string, country: CountryCode): Identifier {
  const name = text.trim().toLowerCase();
  return { name, phone: name.includes('@') ? undefined : toE164(name, country) };
}

/**
 * What tries are counted by: each account that is meant, in order,
 * or the identifier itself where it means nobody, so that unknown ones are refused alike.
 */
export function accountKeys(
  identifier: Identifier,
  userIds: readonly number[],
): [string, ...string[]] {
  const [first, ...rest] = userIds.toSorted((a, b) => a - b).map((id) => `user ${id}`);
  return first === undefined
    ? [`name ${hashToken(identifier.phone ?? identifier.name)}`]
    : [first, ...rest];
}
