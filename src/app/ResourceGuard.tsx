import type { ReactNode } from 'react';
import { useCan } from '../engine/access/useCan.ts';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { FormGate } from '../engine/access/FormGate.tsx';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';

/**
 * Renders a resource's screens if the user may list it, otherwise the page for missing permissions
 * or the upgrade page.
 */
export function ResourceGuard({ menu, children }: { menu: ResourceMenu; children: ReactNode }) {
  const canAccess = useCan({ resource: menu.resource, action: 'list' });
  if (canAccess !== true) return <UnauthorizedPage />;
  return <FormGate gate={menu}>{children}</FormGate>;
}
