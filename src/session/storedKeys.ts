import type { SessionKeys } from '../data/request.ts';
import type { KeyStorage } from './keyStorage.ts';

/** Name of the token in localStorage; other tabs watch it. */
export const tokenName = 'accessToken';
/** Storage name of the token that a tab is signing out; other tabs watch it. It is cleared with the session. */
export const signingOutName = 'signingOut';
const consumerName = 'consumerKey';
/** Storage name of the impersonated user's id. Other tabs watch it, since cookies send no change events. */
export const impersonatedName = 'actingAs';

/** The two halves of the session keys in the browser's storage. */
export interface StoredKeys {
  /** Returns both halves; null if one is missing. */
  read(): SessionKeys | null;
  /** Returns the second half, which stays stored during an impersonation. */
  consumerKey(): string | null;
  write(keys: SessionKeys): void;
  /** Removes the token, since an impersonating agent has no stored token of their own. */
  removeToken(): void;
  remove(): void;
}

export function storedKeys(storage: KeyStorage): StoredKeys {
  return {
    read: () => {
      const accessToken = storage.get(tokenName);
      const consumerKey = storage.get(consumerName);
      return accessToken && consumerKey ? { accessToken, consumerKey } : null;
    },
    consumerKey: () => storage.get(consumerName) || null,
    // The token is written last, so that readers of the token always find the other half.
    write: ({ accessToken, consumerKey }) => {
      storage.set(consumerName, consumerKey);
      storage.set(tokenName, accessToken);
    },
    removeToken: () => storage.remove(tokenName),
    remove: () => {
      storage.remove(tokenName);
      storage.remove(consumerName);
    },
  };
}
