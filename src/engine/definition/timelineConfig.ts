import type { LeafPath, Manifest } from './manifest.ts';

type PathOfKind<M extends Manifest, K extends string> = {
  [P in LeafPath<M>]: M['fields'][P] extends { kind: K } ? P : never;
}[LeafPath<M>];

/** A timeline of months on which each record covers the days between its start and end. */
export interface TimelineConfig<M extends Manifest> {
  /** First and last day, inclusive. */
  readonly from: PathOfKind<M, 'date'>;
  readonly until: PathOfKind<M, 'date'>;
  /** Enum whose tones colour the records. */
  readonly colour?: PathOfKind<M, 'enum' | 'status'>;
}
