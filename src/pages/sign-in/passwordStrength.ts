import { acceptInvitationFacts } from '#contract/facts/acceptInvitation.ts';

/** Lengths of a new password in characters; the API rejects shorter and longer ones. */
export const { minLength: passwordMinimum, maxLength: passwordMaximum } =
  acceptInvitationFacts.body.password;
const advised = 10;
const long = 14;

export const strengths = ['short', 'weak', 'fair', 'strong'] as const;

export type Strength = (typeof strengths)[number];

/**
 * Returns a rough strength of a password, for advice only. Length counts most; few different characters or one
 * keyboard run make a password of any length weak.
 */
export function passwordStrength(password: string): Strength {
  const characters = [...password];
  if (characters.length < passwordMinimum) return 'short';
  const different = new Set(characters.map((character) => character.toLowerCase())).size;
  if (characters.length < advised || different < passwordMinimum || isRun(password)) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  return characters.length >= long || kinds.length >= 3 ? 'strong' : 'fair';
}

const rows = '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiopğü asdfghjklşi zxcvbnmöç';

/** Returns true if the password is one run of keys on the keyboard or of the alphabet, in either direction. */
function isRun(password: string): boolean {
  const text = password.toLowerCase();
  return rows.includes(text) || rows.includes([...text].toReversed().join(''));
}
