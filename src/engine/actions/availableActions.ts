import type { RuntimeAction, AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { getText } from '../definition/field.ts';
import { sameValue } from '../form/sameValue.ts';

function isChangeOffered(name: string, slot: RuntimeAction, record: AnyRecord): boolean {
  const status = get(record, 'status');
  const startsHere =
    slot.from === undefined || (typeof status === 'string' && slot.from.includes(status));
  // A change without effect is not offered.
  const changes = Object.entries(slot.set ?? {}).some(
    ([path, value]) => !sameValue(value, get(record, path)),
  );
  const isAllowed = ['update', name].every((one) => get(record, `allowed.${one}`) !== false);
  return startsHere && changes && isAllowed;
}

/** Returns true if the record is already in a target state of an action. */
function isRepeated({ manifest }: Resource, record: AnyRecord | undefined, name: string): boolean {
  const transition = manifest.actions?.[name]?.transition;
  if (!transition || !record) return false;
  return [transition.to].flat().includes(getText(record, transition.field));
}

/** Returns the message key of an action, with `.again` if the record is already in the action's target state. */
export function actionMessageKey(
  resource: Resource,
  record: AnyRecord | undefined,
  name: string,
): string {
  const key = `resources.${resource.name}.actions.${name}`;
  const { again } = resource.definition.actions?.[name] ?? {};
  return again && isRepeated(resource, record, name) ? `${key}.again` : key;
}

/**
 * Returns true if an action can start from the record's current state. A declared change depends on its `from` and
 * on the record's `allowed` entry of the same name. A contract action depends on the record's `allowed.actions`,
 * or without these on the contract's transition. An action that leads to the current state needs `again`.
 */
export function isAvailable(resource: Resource, record: AnyRecord, name: string): boolean {
  const slot = resource.definition.actions?.[name];
  if (slot?.set)
    return resource.manifest.update !== undefined && isChangeOffered(name, slot, record);
  const action = resource.manifest.actions?.[name];
  if (!action || (isRepeated(resource, record, name) && !slot?.again)) return false;
  const allowed = get(record, 'allowed.actions');
  if (Array.isArray(allowed)) return allowed.includes(name);
  const { transition } = action;
  if (!transition) return true;
  const state = get(record, transition.field);
  return typeof state === 'string' && transition.from.includes(state);
}

/**
 * Returns true if an action leads back to the state of this record; for an approved campaign that was unpublished,
 * an undo must not publish it. An action without a transition does lead back.
 */
export const restoresState = (resource: Resource, before: AnyRecord, name: string): boolean =>
  resource.manifest.actions?.[name]?.transition === undefined || isRepeated(resource, before, name);

/** Returns the declared actions that are available for a record, in the definition's order. */
export const availableActions = (resource: Resource, record: AnyRecord): string[] =>
  Object.keys(resource.definition.actions ?? {}).filter((name) =>
    isAvailable(resource, record, name),
  );

/** Returns true if an action requires input before it runs. */
export const needsInput = (resource: Resource, name: string): boolean =>
  Object.keys(resource.manifest.actions?.[name]?.fields ?? {}).length > 0;

/** Returns true if the panel offers deletion for the resource. */
export const isDeclaredRemovable = ({ definition, manifest }: Resource): boolean =>
  definition.remove !== false && manifest.operations['remove'] !== undefined;

/** Returns true if the record itself allows its deletion. */
export const isRemovable = (resource: Resource, record: AnyRecord): boolean =>
  isDeclaredRemovable(resource) && get(record, 'allowed.remove') !== false;
