import { ApiError, errorPhrase } from '../data/ApiError.ts';
import type { SessionKeys } from '../data/request.ts';
import type { CookieJar } from './cookieJar.ts';
import { paths } from './guards.ts';
import { readKeys, sameKeys } from './heldKeys.ts';
import { beginImpersonation, endImpersonation, type Start } from './impersonation.ts';
import type { KeyStorage } from './keyStorage.ts';
import type { LoginStore } from './loginState.ts';
import { actingName } from './storedKeys.ts';

interface Surroundings {
  storage: KeyStorage;
  cookies: CookieJar;
  leave: (url: string) => void;
  login: LoginStore;
  /** What the page works with. */
  own: () => SessionKeys | null;
  /** Signs out. */
  end: () => void;
}

/** The part of a page's session that is about an agent who acts as somebody: its beginning, its ends, its loss. */
export function createActing(around: Surroundings) {
  const { storage, cookies, login } = around;

  const leaveFor = (url: string) => {
    login.set({ status: 'leaving' });
    around.leave(url);
  };

  const act = (start: Start) => {
    beginImpersonation(cookies, start);
    storage.set(actingName, String(start.customerUserId));
    leaveFor(paths.home);
  };

  const stop = () => {
    endImpersonation(cookies);
    storage.remove(actingName);
    leaveFor(paths.desk);
  };

  /** Whether another tab ended it by hand: the name went that they all keep. */
  const isTold = () => storage.get(actingName) !== around.own()?.switchUser;

  /** By its age, or because the API says so. */
  const lapse = () => {
    const before = login.get();
    if (!around.own()?.switchUser || before.status === 'ended') return;
    if (before.status !== 'in' || isTold()) {
      stop();
      return;
    }
    endImpersonation(cookies);
    login.set({ status: 'ended', session: before.session });
  };

  /** An agent's pair can go at any time: by its age, in another tab, by hand. @throws ApiError */
  const assert = (keys: SessionKeys) => {
    const now = readKeys(around);
    if (now && now !== 'half' && sameKeys(now, keys)) return;
    if (now === 'half' || !now) around.end();
    else if (now.switchUser) leaveFor(paths.home);
    else lapse();
    throw new ApiError({ status: 401, code: 'unauthenticated', message: errorPhrase.unexpected });
  };

  const follow = () => {
    const own = around.own();
    const { status } = login.get();
    if (!own || status === 'leaving') return;
    if (status === 'ended') {
      // The API's word can come before the other tab's: whoever left there is not asked here.
      if (isTold()) stop();
      return;
    }
    const now = readKeys(around);
    if (!now || now === 'half' || now.switchUser === own.switchUser) return;
    if (now.switchUser) leaveFor(paths.home);
    else lapse();
  };

  return { act, stop, lapse, assert, follow };
}
