import { Navigate, Route } from 'react-router-dom';
import { useHome } from '../pages/home/useHome.ts';
import { paths } from '../session/guards.ts';
import type { SessionData } from '../session/loginState.ts';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';

const HomePage = lazyWithPreload(
  async () => (await import('../pages/home/HomePage.tsx')).HomePage,
  'first',
);

/** Fetches the page's code before it is needed. */
export const preloadHome = (): Promise<void> => HomePage.preload();

/** Asks for what is shown while its code is still on the way. */
function Home({ name }: { name: string }) {
  useHome();
  return <HomePage name={name} />;
}

/**
 * Returns the routes of the home page, which shows what requires attention today; agents are redirected to
 * the desk.
 */
export const homeRoutes = ({ user }: SessionData) => {
  const page = user.isAgent ? <Navigate to={paths.desk} replace /> : <Home name={user.name} />;
  return ['/', '/dashboard'].map((path) => <Route key={path} path={path} element={page} />);
};
