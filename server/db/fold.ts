import { FOLD_FROM, FOLD_TO } from './foldTable.ts';

const from = [...FOLD_FROM];
const to = [...FOLD_TO];
const table = new Map(from.map((letter, index) => [letter, to[index] ?? '']));

/**
 * Text as search compares it: `Çağrı IŞIK` and `cagri isik` become the same, accents and case do not count.
 * Exactly what the SQL function fold() gives; other scripts pass unchanged. For finding only, never for identity.
 */
export function fold(text: string): string {
  return Array.from(text, (letter) => table.get(letter) ?? letter).join('');
}
