import type { Schemas } from '#contract/types.ts';

type Language = Schemas['Language'];

export type Words = Record<Language, string>;

/** An entry with its key and its words in four languages. */
export interface Entry {
  key: string;
  words: Words;
}

/** Reads lines such as `wedding | Düğün | Wedding | Hochzeit | حفل زفاف`; throws for one that lacks a language. */
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
