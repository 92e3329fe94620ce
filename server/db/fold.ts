import { FOLD_FROM, FOLD_TO } from './foldTable.ts';

const from = [...FOLD_FROM];
const to = [...FOLD_TO];
const table = new Map(from.map((letter, index) => [letter, to[index] ?? '']));

/**
 * Folds text for search: removes accents and case, so that `Çağrı IŞIK` and `cagri isik` become equal. Returns
 * exactly what the SQL function fold() returns; other scripts are unchanged. For search only, never for identity.
 */
export function fold(text: string): string {
  return Array.from(text, (letter) => table.get(letter) ?? letter).join('');
}
