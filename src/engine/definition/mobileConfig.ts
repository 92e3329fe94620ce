import type { ComponentType } from 'react';
import type { LeafPath, Manifest, RecordOf } from './manifest.ts';

/** The card of a record on a phone: a picture before its name, facts under it, actions below. */
export interface MobileConfig<M extends Manifest, X extends string> {
  readonly picture?: LeafPath<M>;
  readonly line: LeafPath<M> | X;
  readonly under: readonly (LeafPath<M> | X)[];
  readonly actions?: ComponentType<{ record: RecordOf<M> }>;
}
