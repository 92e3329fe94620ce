import { type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { paths } from '../session/guards.ts';
import type { SessionData } from '../session/loginState.ts';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import type { ImpersonationControls } from './ImpersonationControls.ts';

const Desk = lazyWithPreload(async () => (await import('../pages/support/Desk.tsx')).Desk);
const Approvals = lazyWithPreload(
  async () => (await import('../pages/support/Approvals.tsx')).Approvals,
);
/** The support desk, for who works there. */
export function supportRoutes(
  { user }: SessionData,
  acting: ImpersonationControls,
): ReactElement[] {
  const grants: readonly string[] = user.permission.grants;
  const guarded = (page: ReactElement) =>
    grants.includes('support.act') ? page : <UnauthorizedPage />;
  return [
    <Route key="desk" path={paths.desk} element={guarded(<Desk onStarted={acting.begin} />)} />,
    <Route
      key="approvals"
      path={`${paths.desk}/approvals/:area?`}
      element={guarded(<Approvals />)}
    />,
  ];
}
