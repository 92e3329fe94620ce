import type { SessionKeys } from '../data/request.ts';
import type { CookieJar } from './cookieJar.ts';
import { readImpersonation } from './impersonation.ts';
import type { KeyStorage } from './keyStorage.ts';
import { storedKeys } from './storedKeys.ts';

interface Held {
  storage: KeyStorage;
  cookies: CookieJar;
}

/**
 * Returns the session keys in the browser. An impersonation takes precedence over the user's own
 * keys; half an impersonation ends both.
 */
export function readKeys({ storage, cookies }: Held): SessionKeys | 'half' | null {
  const keys = storedKeys(storage);
  const impersonation = readImpersonation(cookies);
  if (impersonation.kind === 'none') return keys.read();
  // In both cases the second half of the key is the agent's own.
  const consumerKey = keys.consumerKey();
  if (impersonation.kind === 'half' || consumerKey === null) return 'half';
  const { accessToken, switchUser } = impersonation;
  return { accessToken, switchUser, consumerKey };
}

/** Returns true if two sets of keys belong to the same session. */
export function sameKeys(one: SessionKeys, other: SessionKeys): boolean {
  return one.accessToken === other.accessToken && one.switchUser === other.switchUser;
}
