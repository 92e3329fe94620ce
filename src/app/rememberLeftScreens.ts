import type { createBrowserRouter } from 'react-router-dom';
import { getHome } from '#contract/operations.ts';
import type { AppProps } from '../pages/sign-in/appLoader.ts';
import { rememberFirstRequests } from '../session/firstRequests.ts';
import { keyStorage } from '../session/keyStorage.ts';
import { pagePaths } from '../session/panelPaths.ts';
import { localeOf } from '../session/runtimeConfig.ts';
import { dependenciesAt, initialListAddress, type Dependencies } from './prefetchInitialList.ts';

type PageLocation = Dependencies['location'];

const isHome = (pathname: string) =>
  pathname === pagePaths.home || pathname === pagePaths.dashboard;

/** Returns the address of the first request of the home page or a list; an agent's home page has none. */
function firstAddress(dependencies: Dependencies): string | undefined {
  const { data, location } = dependencies;
  if (!isHome(location.pathname)) return initialListAddress(dependencies);
  return data.user.isAgent ? undefined : getHome.path;
}

/**
 * Stores the first request of each list, and of the home page, that the user leaves by navigation or by leaving the
 * page. A list is stored at its location and at its path alone, with which the menu and bookmarks open it.
 */
export function rememberLeftScreens(
  router: ReturnType<typeof createBrowserRouter>,
  props: AppProps,
): void {
  const { session, config, language } = props;
  const storage = keyStorage(() => localStorage);
  const remember = ({ pathname, search }: PageLocation) => {
    // What is stored is cleared with the session; an agent's requests must not replace the customer's.
    if (session.login.get().status !== 'in' || session.current()?.switchUser) return;
    const addresses: Record<string, string> = {};
    for (const query of ['', search]) {
      const dependencies = dependenciesAt(props, { pathname, search: query });
      const address = dependencies && firstAddress(dependencies);
      if (address !== undefined) addresses[pathname + query] = address;
    }
    rememberFirstRequests(storage, localeOf(config, language), addresses);
  };
  let last: PageLocation = router.state.location;
  router.subscribe(({ location: { pathname, search } }) => {
    // The menu opens a list without the query string of its last visit.
    if (last.pathname !== pathname) remember({ pathname: last.pathname, search: '' });
    last = { pathname, search };
  });
  addEventListener('pagehide', () => remember(last));
}
