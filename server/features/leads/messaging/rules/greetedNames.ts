import type { Language } from '../../../../http/call.ts';
import { coupleName } from '../../rules/coupleName.ts';

/** Languages that greet by first name and in which the first word of a name is one. */
const BY_FIRST_NAME: ReadonlySet<Language> = new Set(['tr', 'en']);

/** Two or three words: a first name and one or two others. */
const FULL_NAME = /^(\p{L}[\p{L}\p{M}]+)(?: [\p{L}\p{M}]+){1,2}$/u;

const firstName = (name: string | null) => name && (FULL_NAME.exec(name.trim())?.[1] ?? name);

/**
 * Returns the names of a greeting: `Elif & Can`, or the full names if the language or a name does not allow to
 * isolate the first name; the placeholder without names.
 */
export function greetedNames(
  { bride, groom }: { bride: string | null; groom: string | null },
  language: Language,
): string {
  const isShort = BY_FIRST_NAME.has(language);
  return (isShort && coupleName(firstName(bride), firstName(groom))) || '{{couple}}';
}
