import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '#i18n/messages.ts';
import { createClient } from '../../src/data/client.ts';
import { DeferredMessages } from '../../src/pages/sign-in/DeferredMessages.tsx';
import { SignInContext } from '../../src/pages/sign-in/signInTools.ts';
import {
  initialMessages,
  createTranslations,
  type Translations,
} from '../../src/pages/sign-in/translations.ts';
import { documentCookies } from '../../src/session/cookieJar.ts';
import { keyStorage } from '../../src/session/keyStorage.ts';
import { createPanelSession } from '../../src/session/panelSession.ts';
import { defaultRuntimeConfig, type RuntimeConfig } from '../../src/session/runtimeConfig.ts';

interface SignInPageOptions {
  language?: Language;
  config?: RuntimeConfig;
  /** Fake of the API. */
  fetch?: typeof fetch;
}

/** Renders a sign-in page without a session. */
export function showSignInPage(
  children: ReactNode,
  { language = 'tr', config = defaultRuntimeConfig, fetch }: SignInPageOptions = {},
) {
  const session = createPanelSession({
    storage: keyStorage(() => localStorage),
    tabStorage: keyStorage(() => sessionStorage),
    cookies: documentCookies(),
    leave: () => {},
  });
  const client = createClient({ baseUrl: '/api', language, session, ...(fetch && { fetch }) });
  const translations: Translations = createTranslations(initialMessages[language], language);
  const open = async () => {};
  const tools = {
    ...translations,
    client,
    session,
    config,
    language,
    finish: open,
    open,
    resuming: false,
  };
  return render(
    <SignInContext value={tools}>
      <DeferredMessages>{children}</DeferredMessages>
    </SignInContext>,
  );
}
