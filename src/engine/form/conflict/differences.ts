import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { sameValue } from '../sameValue.ts';

export type Side = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Side>>;

interface Versions {
  /** Values that the user typed. */
  mine: unknown;
  /** The record as it is now. */
  theirs: AnyRecord;
  /** The record that the typing started from. */
  base: unknown;
}

/** Fields in which the two differ; what only the other side changed is theirs until somebody says otherwise. */
export function differences(paths: readonly string[], { mine, theirs, base }: Versions): Choices {
  return Object.fromEntries(
    paths.flatMap((path): [string, Side][] => {
      const typed = get(mine, path);
      if (sameValue(typed, get(theirs, path))) return [];
      return [[path, sameValue(typed, get(base, path)) ? 'theirs' : 'mine']];
    }),
  );
}
