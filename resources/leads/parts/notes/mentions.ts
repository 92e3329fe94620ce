import { foldText } from '../../../../src/engine/import/foldText.ts';

/** Colleague who can be mentioned. */
export interface Mentionable {
  id: number;
  name: string;
}

/** Mention that is being typed. */
export interface Mention {
  /** Position of its "@". */
  start: number;
  /** Characters between the "@" and the caret. */
  query: string;
}

const MAX_OFFERED = 8;
/** Full names have up to 121 characters. */
const MENTION = /(?:^|[\s([{«"'،,;:])@([^@\n]{0,121})$/u;

/** Returns the mention at the caret; undefined inside an e-mail address, or without an "@". */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const query = MENTION.exec(text.slice(0, caret))?.[1];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}

/**
 * Returns the first people with a name part that begins with the query, matches of the first part first, ignoring
 * case and accents: "i" finds İpek and Işıl. An empty query matches all.
 */
export function mentionedPeople<T extends Mentionable>(people: readonly T[], query: string): T[] {
  if (query.startsWith(' ')) return [];
  // foldText() trims: a space after a complete name ends its mention.
  const typed = foldText(query) + (/\s$/.test(query) ? ' ' : '');
  const named = people.map((person) => ({ person, name: ` ${foldText(person.name)}` }));
  const found = named.filter(({ name }) => name.includes(` ${typed}`));
  const rank = ({ name }: { name: string }) => (name.startsWith(` ${typed}`) ? 0 : 1);
  return found
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_OFFERED)
    .map(({ person }) => person);
}

/** Replaces a mention by a person's name. @returns the text with the new caret position */
export function completeMention(
  text: string,
  { start, query }: Mention,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(start + 1 + query.length).replace(/^ /, '');
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + rest, caret: before.length };
}
