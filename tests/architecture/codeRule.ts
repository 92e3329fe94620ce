import type { Source } from './source.ts';

/**
 * A code rule that checks one file, with examples that it must report and examples that it must accept. A finding
 * is a line number and a reason.
 */
export interface CodeRule {
  name: string;
  find: (source: Source) => Finding[];
  /** each must be reported */
  bad: Record<string, readonly string[]>;
  /** none must be reported */
  good: Record<string, readonly string[]>;
}

export interface Finding {
  line: number;
  why: string;
}
