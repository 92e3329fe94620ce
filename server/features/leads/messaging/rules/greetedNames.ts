import type { Language } from '../../../../http/call.ts';
import { coupleName } from '../../rules/coupleName.ts';

/** Languages in which one greets by first name, and in which a name's first word is one. */
const BY_FIRST_NAME: ReadonlySet<Language> = new Set(['tr', 'en']);

/** Two or three words of letters: a first name with one or two further names. */
const FULL_NAME = /^(\p{L}[\p{L}\p{M}]+)(?: [\p{L}\p{M}]+){1,2}$/u;

const firstName = (name: string | null) => name && (FULL_NAME.exec(name.trim())?.[1] ?? name);

/**
 * Returns the names by which a couple is greeted: `Elif & Can`, or the whole ones where the language or a name does
 * not let the first be told; the placeholder where no name is known.
 */
export function greetedNames(
  { bride, groom }: { bride: string | null; groom: string | null },
  language: Language,
): string {
  const isShort = BY_FIRST_NAME.has(language);
  return (isShort && coupleName(firstName(bride), firstName(groom))) || '{{couple}}';
}
