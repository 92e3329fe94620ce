import { useCanAccess } from 'ra-core';
import type { AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import { isRemovable, offeredActions } from './offeredActions.ts';

interface Offers {
  /** Actions, in the definition's order. */
  names: string[];
  canRemove: boolean;
}

/** What this person may do with a record now: by the role, and by the record's own state. */
export function useOffers(resource: Resource, record: AnyRecord): Offers {
  const { name } = resource;
  const { canAccess: canAct } = useCanAccess({ resource: name, action: 'action' });
  const { canAccess: canChange } = useCanAccess({ resource: name, action: 'edit' });
  const { canAccess: canRemove } = useCanAccess({ resource: name, action: 'delete' });
  const names = offeredActions(resource, record).filter((action) =>
    resource.definition.actions?.[action]?.set ? canChange : canAct,
  );
  return { names, canRemove: canRemove === true && isRemovable(resource, record) };
}
