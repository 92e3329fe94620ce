import type { OperationId } from '#contract/types.ts';
import type { FilterName, LeafPath, Manifest } from './manifest.ts';

/** Paths of the fields of a given kind. */
type PathOfKind<M extends Manifest, K extends string> = {
  [P in LeafPath<M>]: M['fields'][P] extends { kind: K } ? P : never;
}[LeafPath<M>];

/** A calendar of the records: month, week and agenda. */
export interface CalendarConfig<M extends Manifest> {
  /** The day, or the first of several days. */
  readonly day: PathOfKind<M, 'date'>;
  readonly lastDay?: PathOfKind<M, 'date'>;
  /** Start and end time on these days; without them an entry covers whole days. */
  readonly startsAt?: PathOfKind<M, 'dateTime'>;
  readonly endsAt?: PathOfKind<M, 'dateTime'>;
  /** Boolean field that is set to false on a record created at an hour. */
  readonly isAllDay?: PathOfKind<M, 'boolean'>;
  /** Filters for the first and the last day of the range. */
  readonly from: FilterName<M>;
  readonly until: FilterName<M>;
  /** Enum whose tones colour the records. */
  readonly colour?: PathOfKind<M, 'enum' | 'status'>;
  /** Boolean field that marks a record as needing attention. */
  readonly alert?: PathOfKind<M, 'boolean'>;
  /** Boolean field that is sent as true when the user repeats a move that the API refused at this field. */
  readonly forceField?: PathOfKind<M, 'boolean'>;
  /** Operation that returns named days of a range (`dayStart`, `dayEnd`), such as public holidays. */
  readonly namedDays?: { readonly id: OperationId; readonly method: 'GET'; readonly path: string };
}
