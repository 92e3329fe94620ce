import type { Schemas } from '#contract/types.ts';

type Language = Schemas['Language'];

export type Words = Record<Language, string>;

/** Entry with its key and its texts in four languages. */
export interface Entry {
  key: string;
  words: Words;
}

/**
 * Parses lines such as `wedding
 * Düğün
 * Wedding
 * Hochzeit
 * حفل زفاف`.
 * @throws Error for a missing language
 */
export function entries(table: string): Entry[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [key, tr, en, de, ar, ...more] = line.split('|').map((cell) => cell.trim());
      if (!key || !tr || !en || !de || !ar || more.length > 0)
        throw new Error(`Not five cells: ${line}`);
      return { key, words: { tr, en, de, ar } };
    });
}
