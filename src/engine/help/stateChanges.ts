import type { Resource } from '../definition/runtimeDefinition.ts';

/** Transition from a state to another, or to itself. */
export interface StateChange {
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

/** Field with the state of a record. */
export const STATE_FIELD = 'status';

/** Returns the states of a resource in the contract's order; empty without a status field. */
export function statesOf({ manifest }: Resource): readonly string[] {
  return manifest.fields[STATE_FIELD]?.values ?? [];
}

/**
 * Returns the state changes of a declared action, from the contract's transition or from the values that it sets;
 * empty if neither declares one.
 */
function changesOf(resource: Resource, action: string): StateChange[] {
  const slot = resource.definition.actions?.[action];
  const states = statesOf(resource);
  const target = slot?.set?.[STATE_FIELD];
  const transition = resource.manifest.actions?.[action]?.transition;
  const from = slot?.set ? (slot.from ?? states) : transition?.from;
  const to = slot?.set ? [target] : transition?.field === STATE_FIELD ? [transition.to].flat() : [];
  const isState = (state: unknown): state is string => states.some((one) => one === state);
  return (from ?? []).flatMap((start) =>
    to.filter(isState).map((end) => ({ action, from: start, to: end })),
  );
}

/** Returns every state change of the declared actions, in the definition's order. */
export function stateChanges(resource: Resource): StateChange[] {
  return Object.keys(resource.definition.actions ?? {}).flatMap((action) =>
    changesOf(resource, action),
  );
}
