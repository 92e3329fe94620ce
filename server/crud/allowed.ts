import type { CrudRequest } from './call.ts';
import type { CrudKind, CrudOperation } from './operation.ts';
import { changeRefusal } from '../http/recordRules.ts';
import { dayIn, type Day } from '../time/day.ts';
import { zone } from '../time/zone.ts';
import { transitionRefusal, type Transition } from './transition.ts';

type Row = Record<string, unknown>;

const KINDS: Record<string, CrudKind> = {
  update: 'update',
  edit: 'update',
  remove: 'remove',
  delete: 'remove',
  move: 'move',
};

const fits = (transition: Transition | undefined, row: Row, today: Day) =>
  transition === undefined || transitionRefusal(transition, row, today) === undefined;

/**
 * Returns the operations that this caller may perform on the record in its present state, by the
 * contract's permissions and transitions.
 */
export function allowedOf({ collection, call: { principal, now } }: CrudRequest, row: Row): Row {
  const today = dayIn(zone, now);
  const { rules } = collection;
  const permits = ({ kind, operation, transition }: CrudOperation) => {
    if ((kind === 'update' || kind === 'remove') && changeRefusal(rules, kind, row)) return false;
    if (principal?.agent && !operation.allowedWhileImpersonating) return false;
    const held: ReadonlySet<string> = principal?.permissions ?? new Set();
    const isPermitted = operation.permission === 'session' || held.has(operation.permission);
    return isPermitted && fits(transition, row, today);
  };
  const open = collection.operations.filter(permits);
  const actions = open.flatMap((crud) =>
    [...crud.actions].flatMap(([type, { transition }]) =>
      fits(transition, row, today) ? [type] : [],
    ),
  );
  return Object.fromEntries(
    collection.allowed.map((member) => [
      member,
      member === 'actions' ? actions : open.some(({ kind }) => kind === KINDS[member]),
    ]),
  );
}
