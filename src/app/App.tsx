import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore, type I18nProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Client } from '../data/client.ts';
import { configurationCache } from '../data/configurationCache.ts';
import { createDataProvider } from '../data/dataProvider.ts';
import { createAuthProvider } from '../session/authProvider.ts';
import type { SessionData } from '../session/loginState.ts';
import type { PanelSession } from '../session/panelSession.ts';
import type { Language } from '#i18n/words.ts';
import { ThemeRoot } from '../ui/ThemeRoot.tsx';
import { Pages } from './Pages.tsx';
import { permissionOf } from './permissionOf.ts';

export interface AppProps {
  client: Client;
  session: PanelSession;
  data: SessionData;
  language: Language;
  build: string;
  languages: readonly Language[];
  i18nProvider: I18nProvider;
}

const FIVE_MINUTES = 300_000;

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, gcTime: FIVE_MINUTES },
      mutations: { retry: false },
    },
  });
}

/** The signed-in panel: react-admin's contexts, the theme, and the pages. */
export function App(props: AppProps) {
  const { client, session, data, language, languages, build, i18nProvider } = props;
  const customerId = data.user.customerId;
  const [queryClient] = useState(makeQueryClient);
  const dataProvider = useMemo(
    () =>
      createDataProvider({
        client,
        pathValues: () => ({ customerId }),
        cached: configurationCache({ storage: localStorage, language, build }),
      }),
    [client, customerId, language, build],
  );
  const authProvider = useMemo(
    () => createAuthProvider({ client, session, permissionOf }),
    [client, session],
  );
  // Lists, columns and drafts of one person are not those of the next on the same machine.
  const store = useMemo(() => localStorageStore('1', `panel-${data.user.id}`), [data.user.id]);
  const router = useMemo(
    () =>
      createBrowserRouter([{ path: '*', element: <Pages data={data} languages={languages} /> }]),
    [data, languages],
  );
  return (
    <ThemeRoot language={language}>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <RouterProvider router={router} />
      </CoreAdminContext>
    </ThemeRoot>
  );
}
