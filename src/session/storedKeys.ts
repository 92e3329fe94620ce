import type { SessionKeys } from '../data/request.ts';
import type { KeyStorage } from './keyStorage.ts';

/** Name of the token in localStorage; other tabs watch it. */
export const tokenName = 'accessToken';
/** The token that a tab is signing out; other tabs watch it, and it goes with everything else. */
export const signingOutName = 'signingOut';
const consumerName = 'consumerKey';
/** While an agent acts as somebody, that user's id; other tabs watch it, since cookies tell nobody of a change. */
export const impersonatedName = 'actingAs';

/** The two halves of a key as a browser keeps them. */
export interface StoredKeys {
  /** Both halves or nothing. */
  read(): SessionKeys | null;
  /** The second half, which stays while an agent acts as somebody. */
  consumerKey(): string | null;
  write(keys: SessionKeys): void;
  /** Drops the token: an agent who acts as somebody has none of their own. */
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
    // The token last: whoever sees it finds the other half there.
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
