import { Route } from 'react-router-dom';
import type { SessionData } from '../session/loginState.ts';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';

const TodoPage = lazyWithPreload(async () => (await import('../pages/todo/TodoPage.tsx')).TodoPage);

/** Fetches the page's code before it is needed. */
export const preloadTodo = () => void TodoPage.preload();

/** The page of what is to be done, for whoever may see enquiries. */
export const todoRoute = ({ user }: SessionData) => (
  <Route
    path="/todo"
    element={user.permission.grants.includes('leads.read') ? <TodoPage /> : <UnauthorizedPage />}
  />
);
