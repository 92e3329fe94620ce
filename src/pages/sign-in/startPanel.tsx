import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createClient } from '../../data/client.ts';
import { startReporting, type Reporting } from '../../reporting/startReporting.ts';
import { documentCookies } from '../../session/cookieJar.ts';
import { ensureStorage } from '../../session/ensureStorage.ts';
import { fetchWithFirstRequests } from '../../session/firstRequests.ts';
import { guard } from '../../session/guards.ts';
import { keyStorage } from '../../session/keyStorage.ts';
import { loadSession } from '../../session/loadSession.ts';
import type { LoginState } from '../../session/loginState.ts';
import { watchOtherTabs } from '../../session/otherTabs.ts';
import { createPanelSession } from '../../session/panelSession.ts';
import {
  languageConfig,
  localeOf,
  readRuntimeConfig,
  RuntimeConfigError,
  type RuntimeConfig,
} from '../../session/runtimeConfig.ts';
import { readColorMode, showColorMode } from '../../ui/colorMode.ts';
import { activeLanguage, directionOf, languageOf, storedLanguage } from '../../ui/language.ts';
import { setRegion } from '../../ui/region.ts';
import { createAppLoader, type AppModule } from './appLoader.ts';
import { BrokenPage, LastBoundary } from './BrokenPage.tsx';
import { dropEarlyForm, keepEarlyForm } from './earlyForm.ts';
import { followOtherTab } from './followOtherTab.ts';
import { createStashedUrl } from './stashedUrl.ts';
import { Panel } from './Panel.tsx';
import { goTo } from './browserLocation.ts';
import { initialMessages, createTranslations, type Translations } from './translations.ts';
import '../../ui/base.css';
import '../../ui/controls.css';

interface PanelStart {
  /** Element into which the panel is rendered. */
  root: HTMLElement;
  /** Imports the application: `() => import('./App.tsx')`. */
  loadApp: () => Promise<AppModule>;
}

const baseUrl = '/api';

/** Redirects to the location that the login state requires, so that the first render is the final one. */
function redirectByLoginState(state: LoginState): void {
  const { pathname, search, origin } = location;
  const target = guard({ pathname, search }, state, origin);
  if (target !== undefined) goTo(target, { replace: true });
}

/**
 * Returns the target of error reports: the configured service, or the server's sandbox page if nothing is sent.
 */
function reportingOf(
  { errors, isSandbox, build }: RuntimeConfig,
  language: string,
  isImpersonating: () => boolean,
): Parameters<typeof startReporting>[0] {
  const own = isSandbox ? `${location.protocol}//sandbox@${location.host}/sandbox/1` : undefined;
  const dsn = errors?.dsn ?? own;
  return dsn === undefined ? null : { dsn, build, language, isImpersonating };
}

/** Returns the handler of errors that an error boundary caught: reports them. */
const caught =
  (reporting: Reporting): RootOptions['onCaughtError'] =>
  (error, { componentStack }) => {
    reporting.error(error, componentStack);
    // Also logs the error to the console, as if it were uncaught.
    reportError(error);
  };

/** Parses the page's configuration; renders the errors and returns undefined if it is invalid. */
function readConfig(root: HTMLElement): RuntimeConfig | undefined {
  try {
    return readRuntimeConfig(document);
  } catch (error) {
    if (!(error instanceof RuntimeConfigError)) throw error;
    // The language setting is part of the unreadable configuration.
    const language = languageOf(navigator.language) ?? 'tr';
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    dropEarlyForm(root);
    const faults = error.message;
    void import('./OtherPage.tsx').then(({ MisconfiguredPage }) =>
      createRoot(root).render(<MisconfiguredPage language={language} faults={faults} />),
    );
    return undefined;
  }
}

/**
 * Starts the panel in a page: reads configuration and keys, then renders the sign-in, or loads the session
 * while the application is fetched.
 */
export function startPanel({ root, loadApp }: PanelStart): void {
  ensureStorage(window);
  const config = readConfig(root);
  if (!config) return;
  setRegion({ ...config, middle: config.map });
  const language = activeLanguage(languageConfig(config), storedLanguage());
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (language === 'ar') void import('../../ui/arabicFont.css');
  showColorMode(readColorMode());

  const leave = (url: string) => location.replace(url);
  const storage = keyStorage(() => localStorage);
  const session = createPanelSession({
    storage,
    tabStorage: keyStorage(() => sessionStorage),
    cookies: documentCookies(),
    leave,
  });
  const locale = localeOf(config, language);
  const reporting = startReporting(
    reportingOf(config, language, () => session.current()?.switchUser !== undefined),
  );
  const client = createClient({
    baseUrl,
    language: locale,
    session,
    fetch: fetchWithFirstRequests,
    onFailure: reporting.call,
  });
  const app = createAppLoader(loadApp);
  const held = createStashedUrl();

  const reload = () => location.reload();
  watchOtherTabs(session, () => {
    void followOtherTab(session, held, { baseUrl, language: locale, reload });
  });
  // A page restored from the back/forward cache after its session ended is reloaded.
  addEventListener('pageshow', (event) => {
    if (event.persisted && session.login.get().status === 'leaving') reload();
  });

  const appProps = { client, session, config, language };
  const translations: Translations = createTranslations(initialMessages[language], language);
  const draw = () => {
    redirectByLoginState(session.login.get());
    const options = { onCaughtError: caught(reporting) };
    const panel = (
      <LastBoundary fallback={<BrokenPage t={translations.t} />}>
        <Panel {...{ appProps, app, held, translations, leave }} />
      </LastBoundary>
    );
    if (session.login.get().status === 'out' && keepEarlyForm(root, language)) {
      // Hydrates in a transition, since the user may be typing. Mismatches caused by extensions are ignored.
      const quiet = { ...options, onRecoverableError: () => undefined };
      startTransition(() => void hydrateRoot(root, panel, quiet));
    } else {
      dropEarlyForm(root);
      createRoot(root, options).render(panel);
    }
  };
  if (!session.current()) {
    draw();
    return;
  }
  const files = app.load().catch(() => undefined);
  // Renders once, when everything is loaded; until then the page's own progress bar is shown.
  const prepared = async () => {
    await loadSession(client, session);
    if (session.login.get().status === 'in') await (await files)?.prepare(appProps);
  };
  void prepared().finally(draw);
}
