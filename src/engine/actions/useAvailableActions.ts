import { useCan } from '../access/useCan.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useIsBlocked } from '../access/useIsBlocked.ts';
import { isDeclaredRemovable, isRemovable, availableActions } from './availableActions.ts';

interface Offers {
  /** Actions, in the definition's order. */
  names: string[];
  canRemove: boolean;
}

/** Returns the actions that are available for a record: by the user's permissions and by the record's state. */
export function useAvailableActions(resource: Resource, record: AnyRecord): Offers {
  const { name } = resource;
  const canAct = useCan({ resource: name, action: 'action' });
  const canChange = useCan({ resource: name, action: 'edit' });
  const canRemove = useCan({ resource: name, action: 'delete' });
  const { remove } = resource.definition;
  const isBlocked = useIsBlocked(remove === false ? undefined : remove, true);
  // During impersonation the record also disallows it; the entry is then shown disabled with a reason.
  const isShown = isRemovable(resource, record) || (isBlocked && isDeclaredRemovable(resource));
  const names = availableActions(resource, record).filter((action) =>
    resource.definition.actions?.[action]?.set ? canChange : canAct,
  );
  return { names, canRemove: canRemove === true && isShown };
}
