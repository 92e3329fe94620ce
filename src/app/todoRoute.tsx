import type { SessionData } from '../session/loginState.ts';
import { lazyPage } from './lazyPage.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';

const TodoPage = lazyPage(pageRoutes.todo);

/** Returns the route of the to-do page. */
export const todoRoute = (session: SessionData) => pageRoute(session, 'todo', <TodoPage />);
