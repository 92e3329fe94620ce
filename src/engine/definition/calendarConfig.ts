import type { OperationId } from '#contract/types.ts';
import type { FilterName, LeafPath, Manifest } from './manifest.ts';

/** Paths of the fields that hold a value of the kind. */
type PathOfKind<M extends Manifest, K extends string> = {
  [P in LeafPath<M>]: M['fields'][P] extends { kind: K } ? P : never;
}[LeafPath<M>];

/** A calendar of the records: month, week and agenda. */
export interface CalendarConfig<M extends Manifest> {
  /** The day, or the first of several. */
  readonly day: PathOfKind<M, 'date'>;
  readonly lastDay?: PathOfKind<M, 'date'>;
  /** Start and end time on these days; without them an entry covers whole days. */
  readonly startsAt?: PathOfKind<M, 'dateTime'>;
  readonly endsAt?: PathOfKind<M, 'dateTime'>;
  /** Boolean that a new record at an hour sets to false. */
  readonly isAllDay?: PathOfKind<M, 'boolean'>;
  /** Filters that bound the days. */
  readonly from: FilterName<M>;
  readonly until: FilterName<M>;
  /** Enum whose tones colour the records. */
  readonly colour?: PathOfKind<M, 'enum' | 'status'>;
  /** Boolean that marks a record as one that needs attention. */
  readonly alert?: PathOfKind<M, 'boolean'>;
  /** Boolean that is written as true where a person moves a record although the API first refuses at it. */
  readonly insist?: PathOfKind<M, 'boolean'>;
  /** Call that names days of a range (`dayStart`, `dayEnd`), such as public holidays. */
  readonly namedDays?: { readonly id: OperationId; readonly method: 'GET'; readonly path: string };
}
