import { createContext, use } from 'react';
import type { Language } from '#i18n/messages.ts';
import type { Client } from '../../data/client.ts';
import type { SessionData } from '../../session/loginState.ts';
import type { PanelSession } from '../../session/panelSession.ts';
import type { RuntimeConfig } from '../../session/runtimeConfig.ts';
import type { Translations } from './translations.ts';

/** Dependencies of every sign-in page. */
export interface SignInTools extends Translations {
  readonly client: Client;
  readonly session: PanelSession;
  readonly config: RuntimeConfig;
  readonly language: Language;
  /** Stores the keys of a new session and opens the panel. Resolves when it is rendered. */
  readonly finish: (data: SessionData) => Promise<void>;
  /** Opens the panel with stored keys. */
  readonly open: (data: SessionData) => Promise<void>;
  /** True if the sign-in covers unsaved work; no link may leave the page then. */
  readonly resuming: boolean;
}

export const SignInContext = createContext<SignInTools | null>(null);

/**
 * Returns the tools of the sign-in pages.
 * @throws Error outside of SignInApp
 */
export function useTools(): SignInTools {
  const tools = use(SignInContext);
  if (!tools) throw new Error('Outside of SignInApp');
  return tools;
}
