import { isObject, type ContractOperation, type JsonSchema } from '../http/contract.ts';
import { flatten, objectAt, propertiesOf, textsAt } from '../http/schema.ts';
import type { Day } from '../time/day.ts';
import { type Property } from './schema.ts';

/** State change of a record: `x-transitions: { field, from, to, until }`. */
export interface Transition {
  property: Property;
  /** States in which it may start; undefined for any. */
  from: string[] | undefined;
  /** New state; undefined if it stays. */
  to: string | undefined;
  /** Last day on which it may start; undefined for no limit. */
  until: Property | undefined;
}

/** One variant of an operation that accepts actions. */
export interface Action {
  schema: JsonSchema;
  transition: Transition | undefined;
}

/** Reads a transition of the contract. @throws Error for an unknown state */
export function readTransition(
  where: string,
  mark: unknown,
  properties: Property[],
): Transition | undefined {
  if (mark === undefined) return undefined;
  const { field, to } = isObject(mark) ? mark : {};
  const property = properties.find(({ name, kind }) => name === field && kind === 'text');
  if (!property || !isObject(mark) || (to !== undefined && typeof to !== 'string'))
    throw new Error(`${where}: x-transitions names no state of the record`);
  const until = properties.find(({ name, kind }) => name === mark['until'] && kind === 'date');
  if ('until' in mark && !until)
    throw new Error(`${where}: x-transitions needs a date of the record in until`);
  return { property, from: 'from' in mark ? textsAt(mark, 'from') : undefined, to, until };
}

/**
 * Reads the actions of an operation, by type.
 * @throws Error for an action without a type
 */
export function readActions(
  operation: ContractOperation,
  properties: Property[],
): Map<string, Action> {
  const { oneOf } = operation.body?.schema ?? {};
  const members = Array.isArray(oneOf) ? oneOf.filter(isObject) : [operation.body?.schema ?? {}];
  const actions = members.map(flatten).flatMap((schema): [string, Action][] => {
    const type = flatten(objectAt(objectAt(schema, 'properties'), 'type'));
    const names = typeof type['const'] === 'string' ? [type['const']] : textsAt(type, 'enum');
    if (names.length === 0) throw new Error(`${operation.id}: an action has no type`);
    const transition = readTransition(operation.id, schema['x-transitions'], properties);
    return names.map((name) => [name, { schema, transition }]);
  });
  return new Map(actions);
}

/** Returns the fields of an action by name, without its type. */
export function questionsOf({ schema }: Action): [string, JsonSchema][] {
  return propertiesOf(schema).filter(([name]) => name !== 'type');
}

/** Returns the reason why a transition may not start from a row; undefined if it may. */
export function transitionRefusal(
  { property, from, until }: Transition,
  row: Readonly<Record<string, unknown>>,
  today: Day,
): 'state' | 'over' | undefined {
  const state = row[property.column];
  if (from && !from.some((one) => one === state)) return 'state';
  const last = until && row[until.column];
  return typeof last === 'string' && last < today ? 'over' : undefined;
}
