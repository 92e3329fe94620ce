import type { KeyStorage } from './keyStorage.ts';

const name = 'firstList';

/** Keeps what the list at a place of the panel asks first; the last place only. It goes with the session. */
export function rememberListUrl(storage: KeyStorage, place: string, address: string): void {
  storage.set(name, JSON.stringify([place, address]));
}

/** Returns the URL of the list at a location when it was last left; undefined for any other location. */
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
