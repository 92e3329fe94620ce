import type { RuntimeAction, AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { get } from '../definition/field.ts';
import { sameValue } from '../form/sameValue.ts';

function isChangeOffered(slot: RuntimeAction, record: AnyRecord): boolean {
  const status = get(record, 'status');
  const startsHere =
    slot.from === undefined || (typeof status === 'string' && slot.from.includes(status));
  // A change that would change nothing is done already.
  const changes = Object.entries(slot.set ?? {}).some(
    ([path, value]) => !sameValue(value, get(record, path)),
  );
  return startsHere && changes && get(record, 'allowed.update') !== false;
}

/** Returns true if the record is in the state already that an action leads to. */
function isRepeated({ manifest }: Resource, record: AnyRecord | undefined, name: string): boolean {
  const transition = manifest.actions?.[name]?.transition;
  return transition !== undefined && get(record, transition.field) === transition.to;
}

/** Key of the words of an action: those of its repetition where the record is in its state already. */
export function actionWords(
  resource: Resource,
  record: AnyRecord | undefined,
  name: string,
): string {
  const key = `resources.${resource.name}.actions.${name}`;
  const { again } = resource.definition.actions?.[name] ?? {};
  return again && isRepeated(resource, record, name) ? `${key}.again` : key;
}

/**
 * Whether an action starts from the record as it is: a declared change by its `from`, the contract's
 * by the record's `allowed.actions`, or without these by the contract's transition. One that leads to
 * the state that holds already needs `again`.
 */
export function isAvailable(resource: Resource, record: AnyRecord, name: string): boolean {
  const slot = resource.definition.actions?.[name];
  if (slot?.set) return resource.manifest.update !== undefined && isChangeOffered(slot, record);
  const action = resource.manifest.actions?.[name];
  if (!action || (isRepeated(resource, record, name) && !slot?.again)) return false;
  const allowed = get(record, 'allowed.actions');
  if (Array.isArray(allowed)) return allowed.includes(name);
  const { transition } = action;
  if (!transition) return true;
  const state = get(record, transition.field);
  return typeof state === 'string' && transition.from.includes(state);
}

/** Declared actions that the record offers now, in the definition's order. */
export const availableActions = (resource: Resource, record: AnyRecord): string[] =>
  Object.keys(resource.definition.actions ?? {}).filter((name) =>
    isAvailable(resource, record, name),
  );

/** Whether an action asks something before it is done. */
export const asksSomething = (resource: Resource, name: string): boolean =>
  Object.keys(resource.manifest.actions?.[name]?.fields ?? {}).length > 0;

/** Whether records of this kind can be deleted at all. */
export const isDeclaredRemovable = ({ definition, manifest }: Resource): boolean =>
  definition.remove !== false && manifest.operations['remove'] !== undefined;

/** Whether the record can be deleted, as far as it says so itself. */
export const isRemovable = (resource: Resource, record: AnyRecord): boolean =>
  isDeclaredRemovable(resource) && get(record, 'allowed.remove') !== false;
