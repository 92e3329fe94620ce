import { Navigate } from 'react-router-dom';
import { useHome } from '../pages/home/useHome.ts';
import { pagePaths } from '../session/panelPaths.ts';
import type { SessionData } from '../session/loginState.ts';
import { lazyPage } from './lazyPage.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';

const HomePage = lazyPage(pageRoutes.home);

/** Renders the home page; fetches its data while its code is still loading. */
function Home({ name }: { name: string }) {
  useHome();
  return <HomePage name={name} />;
}

/**
 * Returns the routes of the home page, which shows what requires attention today; agents are redirected to
 * the desk.
 */
export const homeRoutes = (session: SessionData) => {
  const { user } = session;
  const page = user.isAgent ? <Navigate to={pagePaths.desk} replace /> : <Home name={user.name} />;
  return [pageRoute(session, 'home', page), pageRoute(session, 'dashboard', page)];
};
