import { fold } from '../../../db/fold.ts';

/** Filters of the displayed reviews. */
export interface Filters {
  limit: number;
  minStar: number;
  includeWords: string;
  excludeWords: string;
}

const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((word) => fold(word.trim()))
    .filter((word) => word !== '');

/** Filters reviews by stars and words, ignoring case and accents; an excluded word takes precedence. */
export function chosen<R extends { star: number; text: string }>(
  reviews: readonly R[],
  { limit, minStar, includeWords, excludeWords }: Filters,
): R[] {
  const included = wordsOf(includeWords);
  const unwanted = wordsOf(excludeWords);
  return reviews
    .filter(({ star, text }) => {
      if (star < minStar) return false;
      const folded = fold(text);
      const has = (word: string) => folded.includes(word);
      return !unwanted.some(has) && (included.length === 0 || included.some(has));
    })
    .slice(0, limit);
}

const SEPARATORS = /(\s+(?:&|ve|and|und|و)\s+)/u;

/** Shortens a last name to its initial, so that reviews do not identify people. */
function shortened(person: string): string {
  const names = person.trim().split(/\s+/);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(' ')} ${[...last][0] ?? ''}.`;
}

/** Returns the public form of a couple's names. */
export const publicName = (coupleName: string): string =>
  coupleName
    .split(SEPARATORS)
    .map((part, index) => (index % 2 === 0 ? shortened(part) : part))
    .join('');
