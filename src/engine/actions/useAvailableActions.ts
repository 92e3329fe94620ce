import { useCan } from '../access/useCan.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useIsBlocked } from '../access/useIsBlocked.ts';
import { isDeclaredRemovable, isRemovable, availableActions } from './availableActions.ts';

interface Offers {
  /** Actions, in the definition's order. */
  names: string[];
  canRemove: boolean;
}

/**
 * Returns the actions that the customer user can do with a record now: by the role, and by the record's own
 * state.
 */
export function useAvailableActions(resource: Resource, record: AnyRecord): Offers {
  const { name } = resource;
  const { canAccess: canAct } = useCan({ resource: name, action: 'action' });
  const { canAccess: canChange } = useCan({ resource: name, action: 'edit' });
  const { canAccess: canRemove } = useCan({ resource: name, action: 'delete' });
  const { remove } = resource.definition;
  const isBlocked = useIsBlocked(remove === false ? undefined : remove, true);
  // The record says no to support as well; support is to see the entry, with the reason.
  const isShown = isRemovable(resource, record) || (isBlocked && isDeclaredRemovable(resource));
  const names = availableActions(resource, record).filter((action) =>
    resource.definition.actions?.[action]?.set ? canChange : canAct,
  );
  return { names, canRemove: canRemove === true && isShown };
}
