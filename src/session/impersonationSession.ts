import { ApiError, errorPhrase } from '../data/ApiError.ts';
import type { SessionKeys } from '../data/request.ts';
import type { CookieJar } from './cookieJar.ts';
import { paths } from './guards.ts';
import { readKeys, sameKeys } from './heldKeys.ts';
import { storeImpersonation, clearImpersonation, type Start } from './impersonation.ts';
import type { KeyStorage } from './keyStorage.ts';
import type { LoginStore } from './loginState.ts';
import { impersonatedName, storedKeys } from './storedKeys.ts';

interface Dependencies {
  storage: KeyStorage;
  cookies: CookieJar;
  leave: (url: string) => void;
  login: LoginStore;
  /** Returns the keys that the page uses. */
  own: () => SessionKeys | null;
  /** Signs out. */
  end: () => void;
}

/** Creates the part of a page's session that handles an impersonation: start, end and expiry. */
export function createImpersonationSession(dependencies: Dependencies) {
  const { storage, cookies, login } = dependencies;

  const leaveFor = (url: string) => {
    login.set({ status: 'leaving' });
    dependencies.leave(url);
  };

  const startImpersonation = (start: Start) => {
    storeImpersonation(cookies, start);
    storage.set(impersonatedName, String(start.customerUserId));
    storedKeys(storage).removeToken();
    leaveFor(paths.home);
  };

  /** Returns true if another tab ended the impersonation: the storage then contains the agent's own keys. */
  const isBack = () => storedKeys(storage).read() !== null;

  const returnToAgent = (accessToken: string | undefined) => {
    const consumerKey = storedKeys(storage).consumerKey();
    if (!isBack()) {
      if (accessToken === undefined || consumerKey === null) {
        dependencies.end();
        return;
      }
      storedKeys(storage).write({ accessToken, consumerKey });
    }
    clearImpersonation(cookies);
    storage.remove(impersonatedName);
    leaveFor(paths.desk);
  };

  /**
   * Ends the impersonation when it has expired, by its age or by a response of the API. Does nothing during page
   * load, when the screen shows nothing to keep.
   */
  const expireImpersonation = () => {
    const before = login.get();
    if (!dependencies.own()?.switchUser || before.status !== 'in') return;
    if (isBack()) leaveFor(paths.desk);
    else login.set({ status: 'ended', session: before.session });
  };

  /**
   * Returns the URL to which another tab navigated, or which a lost cookie requires; undefined if there is none.
   * The storage is checked first, because changes to cookies by another tab may appear late.
   */
  const otherAddress = (own: SessionKeys): string | undefined => {
    if (!own.switchUser) return storage.get(impersonatedName) === null ? undefined : paths.home;
    if (isBack()) return paths.desk;
    // The reloaded page reads the current keys.
    const now = readKeys(dependencies);
    return now && now !== 'half' && now.switchUser === own.switchUser ? undefined : paths.home;
  };

  /** Navigates where another tab went; returns true if the page is being left. */
  const follow = (): boolean => {
    if (login.get().status === 'leaving') return true;
    const own = dependencies.own();
    const address = own && otherAddress(own);
    if (address) leaveFor(address);
    return Boolean(address);
  };

  /**
   * Verifies that the browser still holds the keys, which another tab or the user may remove at any time.
   * @throws ApiError if they have changed
   */
  const assert = (keys: SessionKeys) => {
    const now = readKeys(dependencies);
    if (now && now !== 'half' && sameKeys(now, keys)) return;
    follow();
    throw new ApiError({ status: 401, code: 'unauthenticated', message: errorPhrase.unexpected });
  };

  return { startImpersonation, returnToAgent, expireImpersonation, assert, follow };
}
