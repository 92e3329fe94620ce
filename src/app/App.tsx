import { CoreAdminContext } from 'react-admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { MapTilesContext } from '../engine/kinds/mapPoint/mapTiles.ts';
import { cachingClient } from '../data/cachingClient.ts';
import { configurationCache } from '../data/configurationCache.ts';
import { createDataProvider } from '../data/dataProvider.ts';
import type { AppProps } from '../pages/sign-in/appLoader.ts';
import { createAuthProvider } from '../session/authProvider.ts';
import { endImpersonation } from '../session/endImpersonation.ts';
import type { Start } from '../session/impersonation.ts';
import { shownSession } from '../session/loginState.ts';
import { languageConfig } from '../session/runtimeConfig.ts';
import { useLoginState } from '../session/useLoginState.ts';
import { i18nProviderOf } from '../shell/i18nProvider.ts';
import { CurrentLocationContext } from '../ui/CurrentLocationContext.ts';
import { activeLanguages } from '../ui/language.ts';
import { useDocument } from '../ui/useDocument.ts';
import { whenFirstScreenIdle } from '../ui/whenFirstScreenIdle.ts';
import { dropPreloads } from './dropPreloads.ts';
import { refetchAfterReauth } from './refetchAfterReauth.ts';
import { dependenciesAt, prefetchInitialList } from './prefetchInitialList.ts';
import { Pages } from './Pages.tsx';
import { panelStore } from './panelStore.ts';
import { permissionOf } from './permissionOf.ts';
import { rememberLeftScreens } from './rememberLeftScreens.ts';
import { plainApis } from './plainResources.tsx';
import { invalidateConfiguration, createQueryClient } from './queryClient.ts';
import { SuppressErrorsWhileExpired } from './SuppressErrorsWhileExpired.tsx';

/** Renders react-admin's contexts around the pages. */
function Contexts({ client, session, config, language }: AppProps) {
  const state = useLoginState(session.login);
  const data = shownSession(state);
  const customerId = data?.user.customerId;
  const { build } = config;
  const { login } = session;
  useEffect(() => {
    const stop = refetchAfterReauth(login, queryClient);
    return () => stop();
  }, [login]);
  const dataProvider = useMemo(() => {
    const cache = configurationCache({ storage: localStorage, language, build });
    const caching = cachingClient(client, cache, () => void invalidateConfiguration(queryClient));
    const pathValues = (): Readonly<Record<string, number>> =>
      customerId === undefined ? {} : { customerId };
    return createDataProvider({ client: caching, pathValues, plainRest: plainApis });
  }, [client, customerId, language, build]);
  const authProvider = useMemo(
    () => createAuthProvider({ client, session, permissionOf }),
    [client, session],
  );
  const owner = data?.user.id;
  const store = useMemo(() => panelStore(owner), [owner]);
  const impersonationControls = useMemo(
    () => ({
      begin: (start: Start) => session.startImpersonation(start),
      end: () => endImpersonation(client, session),
      expireImpersonation: () => session.expireImpersonation(),
    }),
    [client, session],
  );
  const languages = useMemo(() => activeLanguages(languageConfig(config)), [config]);
  useDocument(language);
  const i18nProvider = useMemo(() => i18nProviderOf(language, languages), [language, languages]);
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <SuppressErrorsWhileExpired login={login}>
        <MapTilesContext value={config.map.tiles}>
          <Pages
            data={data}
            covered={
              state.status === 'expired' || state.status === 'ended' ? state.status : undefined
            }
            controls={impersonationControls}
            languages={languages}
            settings={config}
            hasGallery={config.demo !== null}
            onOpened={(opened) => {
              session.keep(opened);
              session.enter(opened);
            }}
          />
        </MapTilesContext>
      </SuppressErrorsWhileExpired>
    </CoreAdminContext>
  );
}

/**
 * Rethrows the router's error to the error boundary around the whole page. The router's own error page is meant
 * for developers.
 */
function Rethrown(): never {
  throw useRouteError();
}

/** Query client of the page. Created at load, so that it caches responses fetched before the first render. */
const queryClient = createQueryClient();

/** Maximum delay of the first render for the list's rows, in ms. */
const MOMENT_MS = 50;

/** Prefetches the data of the first screen, so that the whole screen renders at once. */
export async function prepare(props: AppProps): Promise<void> {
  const dependencies = dependenciesAt(props, location);
  if (!dependencies) return;
  const moment = new Promise((resolve) => void setTimeout(resolve, MOMENT_MS));
  await Promise.race([prefetchInitialList(queryClient, dependencies), moment]);
}

/** Prefetches the initial list and creates the router, which lives as long as the page. */
function start(props: AppProps) {
  const dependencies = dependenciesAt(props, location);
  if (dependencies) void prefetchInitialList(queryClient, dependencies);
  const element = <Contexts {...props} />;
  dropPreloads(document.head, whenFirstScreenIdle());
  const router = createBrowserRouter([{ path: '*', element, ErrorBoundary: Rethrown }]);
  rememberLeftScreens(router, props);
  return router;
}

/** Renders the application behind the sign-in. Its messages are loaded together with it. */
export function App(props: AppProps) {
  const [router] = useState(() => start(props));
  const readLocation = useCallback(() => router.state.location, [router]);
  return (
    <CurrentLocationContext value={readLocation}>
      <RouterProvider router={router} />
    </CurrentLocationContext>
  );
}
