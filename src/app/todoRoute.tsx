import { lazy } from 'react';
import { Route } from 'react-router-dom';
import type { SessionData } from '../session/loginState.ts';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';

const load = async () => ({ default: (await import('../pages/todo/TodoPage.tsx')).TodoPage });
const TodoPage = lazy(load);

/** Fetches the page's code before it is needed. */
export function preloadTodo(): void {
  // What cannot be fetched now is fetched, and its failure told, when it is opened.
  load().catch(() => undefined);
}

/** The page of what is to be done, for whoever may see enquiries. */
export const todoRoute = ({ user }: SessionData) => (
  <Route
    path="/todo"
    element={user.permission.grants.includes('leads.read') ? <TodoPage /> : <UnauthorizedPage />}
  />
);
