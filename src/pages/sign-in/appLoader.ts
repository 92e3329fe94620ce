import type { ComponentType } from 'react';
import type { Language } from '#i18n/messages.ts';
import type { Client } from '../../data/client.ts';
import type { PanelSession } from '../../session/panelSession.ts';
import type { RuntimeConfig } from '../../session/runtimeConfig.ts';

/** Props that the sign-in entry passes to the application. */
export interface AppProps {
  readonly client: Client;
  /** Its login state is `in`; on public pages of the application it may be `out`. */
  readonly session: PanelSession;
  readonly config: RuntimeConfig;
  readonly language: Language;
}

/** The module of the application, fetched in the background. */
export interface AppModule {
  readonly App: ComponentType<AppProps>;
  /** Asks for what it shows first, ahead of its drawing; resolves when it should be drawn. */
  readonly prepare: (props: AppProps) => Promise<void>;
}

export interface AppLoader {
  /** The module once it is there. */
  readonly loaded: () => AppModule | undefined;
  /** Fetches it, once; after a failure a new call tries again. */
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
