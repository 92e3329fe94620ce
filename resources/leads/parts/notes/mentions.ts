import { foldText } from '../../../../src/engine/import/foldText.ts';

/** A colleague who can be mentioned. */
export interface Mentionable {
  id: number;
  name: string;
}

/** A mention that is being typed. */
export interface Mention {
  /** Position of its "@". */
  start: number;
  /** Letters between the "@" and the caret. */
  query: string;
}

const MAX_OFFERED = 8;
/** Full names have up to 121 letters; a longer text is none. */
const MENTION = /(?:^|[\s([{«"'،,;:])@([^@\n]{0,121})$/u;

/** Returns the mention at the caret; undefined inside an e-mail address, or without an "@". */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const query = MENTION.exec(text.slice(0, caret))?.[1];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}

/**
 * Returns the first people of whom a part of the name begins with the query, the first part before the
 * others, without regard of case and marks: "i" finds İpek and Işıl. Without a query all match.
 */
export function mentionedPeople<T extends Mentionable>(people: readonly T[], query: string): T[] {
  if (query.startsWith(' ')) return [];
  // foldText() trims: the space behind a whole name ends its mention.
  const typed = foldText(query) + (/\s$/.test(query) ? ' ' : '');
  const named = people.map((person) => ({ person, name: ` ${foldText(person.name)}` }));
  const found = named.filter(({ name }) => name.includes(` ${typed}`));
  const rank = ({ name }: { name: string }) => (name.startsWith(` ${typed}`) ? 0 : 1);
  return found
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_OFFERED)
    .map(({ person }) => person);
}

/** Replaces a mention by a person's name, and returns where the caret belongs then. */
export function completeMention(
  text: string,
  { start, query }: Mention,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(start + 1 + query.length).replace(/^ /, '');
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + rest, caret: before.length };
}
