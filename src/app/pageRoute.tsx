import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { SessionData } from '../session/loginState.ts';
import { pagePaths, type PageName } from '../session/panelPaths.ts';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';
import { pageRoutes, type PageRoute } from './pageRoutes.ts';

/**
 * Returns the route of a page; it renders the 401 page for a user who lacks the page's permission.
 *
 * @example
 * pageRoute(session, 'todo', <TodoPage />)
 */
export function pageRoute(
  { user }: Pick<SessionData, 'user'>,
  name: PageName,
  page: ReactElement,
): ReactElement {
  const { permission }: PageRoute = pageRoutes[name];
  const isAllowed = permission === undefined || user.permission.grants.includes(permission);
  return (
    <Route key={name} path={pagePaths[name]} element={isAllowed ? page : <UnauthorizedPage />} />
  );
}
