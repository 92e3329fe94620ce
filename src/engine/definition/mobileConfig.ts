import type { ComponentType } from 'react';
import type { LeafPath, Manifest, RecordOf } from './manifest.ts';

/** Card of a record on a phone: a picture before the name, facts below it, then actions. */
export interface MobileConfig<M extends Manifest, X extends string> {
  readonly picture?: LeafPath<M>;
  readonly line: LeafPath<M> | X;
  readonly under: readonly (LeafPath<M> | X)[];
  readonly actions?: ComponentType<{ record: RecordOf<M> }>;
}
