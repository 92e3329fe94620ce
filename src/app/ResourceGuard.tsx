import type { ReactNode } from 'react';
import { useCan } from '../engine/access/useCan.ts';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { FormGate } from '../engine/access/FormGate.tsx';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';

/** The screens of a resource for whom they are meant; who came by an address is told why there are none. */
export function ResourceGuard({ menu, children }: { menu: ResourceMenu; children: ReactNode }) {
  const { canAccess, isPending } = useCan({ resource: menu.resource, action: 'list' });
  if (isPending) return null;
  if (canAccess !== true) return <UnauthorizedPage />;
  return <FormGate gate={menu}>{children}</FormGate>;
}
