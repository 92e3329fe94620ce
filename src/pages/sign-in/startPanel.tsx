import { createRoot } from 'react-dom/client';
import { createClient } from '../../data/client.ts';
import { documentCookies } from '../../session/cookieJar.ts';
import { ensureStorage } from '../../session/ensureStorage.ts';
import { keyStorage } from '../../session/keyStorage.ts';
import { loadSession } from '../../session/loadSession.ts';
import { watchOtherTabs } from '../../session/otherTabs.ts';
import { createPanelSession } from '../../session/panelSession.ts';
import { languageConfig, localeOf, readRuntimeConfig } from '../../session/runtimeConfig.ts';
import { readColorMode, showColorMode } from '../../ui/colorMode.ts';
import { activeLanguage, directionOf, storedLanguage } from '../../ui/language.ts';
import { createAppLoader, type AppModule } from './appLoader.ts';
import { BrokenPage, LastBoundary } from './BrokenPage.tsx';
import { followOtherTab } from './followOtherTab.ts';
import { createHeldPlace } from './heldPlace.ts';
import { Panel } from './Panel.tsx';
import { firstWords, speak, type Speech } from './words.ts';
import '../../ui/base.css';
import '../../ui/controls.css';

interface PanelStart {
  /** Everything is drawn into this element. */
  root: HTMLElement;
  /** Imports the application: `() => import('./App.tsx')`. */
  loadApp: () => Promise<AppModule>;
}

const baseUrl = '/api';

/**
 * Starts the panel in a page: reads configuration and keys, draws the sign-in or asks who is
 * signed in while the application is being fetched.
 */
export function startPanel({ root, loadApp }: PanelStart): void {
  ensureStorage(window);
  const config = readRuntimeConfig(document);
  const language = activeLanguage(languageConfig(config), storedLanguage());
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (language === 'ar') void import('../../ui/arabicFont.css');
  showColorMode(readColorMode());

  const leave = (url: string) => location.replace(url);
  const session = createPanelSession({
    storage: keyStorage(() => localStorage),
    tabStorage: keyStorage(() => sessionStorage),
    cookies: documentCookies(),
    leave,
  });
  const locale = localeOf(config, language);
  const client = createClient({ baseUrl, language: locale, session });
  const app = createAppLoader(loadApp);
  const held = createHeldPlace();

  const reload = () => location.reload();
  watchOtherTabs(session, () => {
    void followOtherTab(session, held, { baseUrl, language: locale, reload });
  });
  // Back from the browser's page cache, a page whose session is over begins anew.
  addEventListener('pageshow', (event) => {
    if (event.persisted && session.login.get().status === 'leaving') reload();
  });

  if (session.current()) {
    void loadSession(client, session);
    app.load().catch(() => undefined);
  }
  const appProps = { client, session, config, language };
  const speech: Speech = speak(firstWords[language], language);
  createRoot(root).render(
    <LastBoundary fallback={<BrokenPage t={speech.t} />}>
      <Panel {...{ appProps, app, held, speech, leave }} />
    </LastBoundary>,
  );
}
