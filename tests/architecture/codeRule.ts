import type { Source } from './source.ts';

/**
 * A rule of the house that reads one file, together with its canaries: what it must catch and what
 * it must leave alone. A finding is a line number and a reason in words.
 */
export interface CodeRule {
  name: string;
  find: (source: Source) => Finding[];
  /** each must be caught */
  bad: Record<string, readonly string[]>;
  /** none must be caught */
  good: Record<string, readonly string[]>;
}

export interface Finding {
  line: number;
  why: string;
}
