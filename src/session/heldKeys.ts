import type { SessionKeys } from '../data/request.ts';
import type { CookieJar } from './cookieJar.ts';
import { readImpersonation } from './impersonation.ts';
import type { KeyStorage } from './keyStorage.ts';
import { storedKeys } from './storedKeys.ts';

interface Held {
  storage: KeyStorage;
  cookies: CookieJar;
}

/** What the browser holds: an impersonation goes before the agent's own keys; half of one ends both. */
export function readKeys({ storage, cookies }: Held): SessionKeys | 'half' | null {
  const keys = storedKeys(storage).read();
  const impersonation = readImpersonation(cookies);
  if (impersonation.kind === 'none') return keys;
  // The second half of the key is the agent's own in both cases.
  if (impersonation.kind === 'half' || !keys) return 'half';
  const { accessToken, switchUser } = impersonation;
  return { accessToken, switchUser, consumerKey: keys.consumerKey };
}

/** Whether two keys are those of one session. */
export function sameKeys(one: SessionKeys, other: SessionKeys): boolean {
  return one.accessToken === other.accessToken && one.switchUser === other.switchUser;
}
