import type { createBrowserRouter } from 'react-router-dom';
import { getHome } from '#contract/operations.ts';
import type { AppProps } from '../pages/sign-in/appLoader.ts';
import { rememberFirstRequests } from '../session/firstRequests.ts';
import { keyStorage } from '../session/keyStorage.ts';
import { shownSession, type SessionData } from '../session/loginState.ts';
import { pagePaths } from '../session/panelPaths.ts';
import { localeOf } from '../session/runtimeConfig.ts';
import { panelStore } from './panelStore.ts';
import { initialListAddress } from './prefetchInitialList.ts';

type Place = Pick<Location, 'pathname' | 'search'>;

/** Returns the session and the dependencies of the first list at a location; undefined while signed out. */
export function dependenciesAt({ client, session }: AppProps, place: Place) {
  const data = shownSession(session.login.get());
  return data && { client, data, store: panelStore(data.user.id), place };
}

const isHome = (pathname: string, { user }: SessionData) =>
  !user.isAgent && (pathname === pagePaths.home || pathname === pagePaths.dashboard);

/**
 * Stores the first request of each list, and of the home page, that the user leaves by navigation or by leaving the
 * page. A list is stored at its location and at its path alone, with which the menu and bookmarks open it.
 */
export function noteFirstRequests(
  router: ReturnType<typeof createBrowserRouter>,
  props: AppProps,
): void {
  const { session, config, language } = props;
  const storage = keyStorage(() => localStorage);
  const note = ({ pathname, search }: Place) => {
    // What is stored is cleared with the session; an agent's requests must not replace the customer's.
    if (session.login.get().status !== 'in' || session.current()?.switchUser) return;
    const addresses: Record<string, string> = {};
    for (const place of [
      { pathname, search: '' },
      { pathname, search },
    ]) {
      const dependencies = dependenciesAt(props, place);
      if (!dependencies) return;
      const address = isHome(pathname, dependencies.data)
        ? getHome.path
        : initialListAddress(dependencies);
      if (address !== undefined) addresses[pathname + place.search] = address;
    }
    rememberFirstRequests(storage, localeOf(config, language), addresses);
  };
  let last: Place = router.state.location;
  router.subscribe(({ location: { pathname, search } }) => {
    // The menu opens a list without the query string of its last visit.
    if (last.pathname !== pathname) note({ pathname: last.pathname, search: '' });
    last = { pathname, search };
  });
  addEventListener('pagehide', () => note(last));
}
