import { languageKey } from '../ui/language.ts';
import type { CookieJar } from './cookieJar.ts';
import { clearImpersonation } from './impersonation.ts';
import type { KeyStorage } from './keyStorage.ts';
import { storedKeys } from './storedKeys.ts';

/** Prefix of the storage keys for the times at which a user closed popups: `popups:<user>`. */
export const popupPrefix = 'popups:';

/** Every browser storage in which a session leaves data. */
export interface Traces {
  /** localStorage */
  storage: KeyStorage;
  /** sessionStorage */
  tabStorage: KeyStorage;
  cookies: CookieJar;
  /** Callbacks for further cleanup, such as the device's push registration; each runs once per clearing. */
  cleanups: ReadonlySet<() => void>;
}

function isPreserved(name: string): boolean {
  return name === languageKey || name.startsWith(popupPrefix);
}

/**
 * Removes the session from this browser; nothing else does. Only the language and the popup history
 * are kept. The keys are removed first, because other tabs watch them.
 */
export function clearSession({ storage, tabStorage, cookies, cleanups }: Traces): void {
  storedKeys(storage).remove();
  for (const name of storage.names()) if (!isPreserved(name)) storage.remove(name);
  for (const name of tabStorage.names()) tabStorage.remove(name);
  clearImpersonation(cookies);
  for (const cleanup of cleanups) cleanup();
}
