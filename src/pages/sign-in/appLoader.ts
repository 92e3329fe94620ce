import type { ComponentType } from 'react';
import type { Language } from '#i18n/messages.ts';
import type { Client } from '../../data/client.ts';
import type { PanelSession } from '../../session/panelSession.ts';
import type { RuntimeConfig } from '../../session/runtimeConfig.ts';

/** Props that the sign-in entry passes to the application. */
export interface AppProps {
  readonly client: Client;
  /** Session in login state `in`; on public pages of the application also `out`. */
  readonly session: PanelSession;
  readonly config: RuntimeConfig;
  readonly language: Language;
}

/** The module of the application, fetched in the background. */
export interface AppModule {
  readonly App: ComponentType<AppProps>;
  /** Prefetches the data of the first screen; resolves when the application should be rendered. */
  readonly prepare: (props: AppProps) => Promise<void>;
}

export interface AppLoader {
  /** Returns the module if it is loaded. */
  readonly loaded: () => AppModule | undefined;
  /** Loads the module once; after a failure the next call retries. */
  readonly load: () => Promise<AppModule>;
}

export function createAppLoader(loadApp: () => Promise<AppModule>): AppLoader {
  let module: AppModule | undefined;
  let loading: Promise<AppModule> | undefined;
  const fetchOnce = async () => {
    try {
      module = await loadApp();
      return module;
    } finally {
      loading = undefined;
    }
  };
  return {
    loaded: () => module,
    load: async () => module ?? (loading ??= fetchOnce()),
  };
}
