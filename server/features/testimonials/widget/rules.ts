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

/** Words and marks between the two persons; the flag `i` does not cover the Turkish İ and ı. */
const SEPARATORS = /(\s*[&+/,،;]\s*|\s+(?:ve|[iıİI]\u0307?le|and|und|و|[-–—])\s+)/iu;
/** Hyphen between two full names; others belong to a double name. */
const TIGHT_HYPHEN = /(?<=\S\s+\S+)([-–—])(?=\S+\s+\S)/u;

/** Shortens a last name to its initial, so that reviews do not identify people. */
function shortened(person: string): string {
  const names = person.trim().split(/\s+/);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(' ')} ${[...last][0] ?? ''}.`;
}

/** Applies a function to the parts of a text between separators, which the expression captures. */
const mapBetween = (text: string, separators: RegExp, map: (part: string) => string): string =>
  text
    .split(separators)
    .map((part, index) => (index % 2 === 0 ? map(part) : part))
    .join('');

/** Returns the public form of a couple's names. */
export const publicName = (coupleName: string): string =>
  mapBetween(coupleName, SEPARATORS, (part) => mapBetween(part, TIGHT_HYPHEN, shortened));
