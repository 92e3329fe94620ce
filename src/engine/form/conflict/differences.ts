import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { sameValue } from '../sameValue.ts';

export type Side = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Side>>;

interface Versions {
  /** The user's values. */
  mine: unknown;
  /** The current record. */
  theirs: AnyRecord;
  /** The record on which the user's values are based. */
  base: unknown;
}

/**
 * Returns the fields whose values differ, with the initially selected side: `theirs` for fields that the user did
 * not change.
 */
export function differences(paths: readonly string[], { mine, theirs, base }: Versions): Choices {
  return Object.fromEntries(
    paths.flatMap((path): [string, Side][] => {
      const typed = get(mine, path);
      if (sameValue(typed, get(theirs, path))) return [];
      return [[path, sameValue(typed, get(base, path)) ? 'theirs' : 'mine']];
    }),
  );
}
