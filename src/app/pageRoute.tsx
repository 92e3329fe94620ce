import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { hasPermission } from '../session/hasPermission.ts';
import type { SessionData } from '../session/loginState.ts';
import { pagePaths, type PageName } from '../session/panelPaths.ts';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';
import { pageOptions } from './pageOptions.ts';

/**
 * Returns the route of a page; it renders the 401 page for a user who lacks the page's permission.
 *
 * @example
 * pageRoute(session, 'todo', <TodoPage />)
 */
export function pageRoute(session: SessionData, name: PageName, page: ReactElement): ReactElement {
  const isAllowed = hasPermission(session, pageOptions(name).permission);
  return (
    <Route key={name} path={pagePaths[name]} element={isAllowed ? page : <UnauthorizedPage />} />
  );
}
