import { createContext, use } from 'react';
import type { Language } from '#i18n/messages.ts';
import type { Client } from '../../data/client.ts';
import type { SessionData } from '../../session/loginState.ts';
import type { PanelSession } from '../../session/panelSession.ts';
import type { RuntimeConfig } from '../../session/runtimeConfig.ts';
import type { Speech } from './words.ts';

/** Dependencies of every sign-in page. */
export interface SignInTools extends Speech {
  readonly client: Client;
  readonly session: PanelSession;
  readonly config: RuntimeConfig;
  readonly language: Language;
  /** Somebody signed in: keeps the keys and opens the panel. Resolves when it is there. */
  readonly finish: (data: SessionData) => Promise<void>;
  /** Opens the panel with keys that are kept already. */
  readonly open: (data: SessionData) => Promise<void>;
  /** The sign-in lies over work that waits: no way leads elsewhere. */
  readonly resuming: boolean;
}

export const SignInContext = createContext<SignInTools | null>(null);

/** The tools of the sign-in pages. @throws outside of SignInApp */
export function useTools(): SignInTools {
  const tools = use(SignInContext);
  if (!tools) throw new Error('Outside of SignInApp');
  return tools;
}
