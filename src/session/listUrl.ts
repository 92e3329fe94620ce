import type { KeyStorage } from './keyStorage.ts';

const name = 'firstList';

/**
 * Stores the URL of the initial request of the list at a location; only for the last location. Cleared with the
 * session.
 */
export function rememberListUrl(storage: KeyStorage, place: string, address: string): void {
  storage.set(name, JSON.stringify([place, address]));
}

/** Returns the stored list URL of a location; undefined for any other location. */
export function rememberedListUrl(storage: KeyStorage, place: string): string | undefined {
  try {
    const noted: unknown = JSON.parse(storage.get(name) ?? 'null');
    if (!Array.isArray(noted) || noted[0] !== place) return undefined;
    const address: unknown = noted[1];
    return typeof address === 'string' && address.startsWith('/') ? address : undefined;
  } catch {
    return undefined;
  }
}
