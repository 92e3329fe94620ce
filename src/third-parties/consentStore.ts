import type { KeyStorage } from '../session/keyStorage.ts';
import { keepClosed, popupKey, readPopupHistory } from '../session/popupHistory.ts';
import { purposes, type Purpose } from './purposes.ts';

const NAME = 'consent';

/** Purposes that the user allowed; null until the user has chosen. */
export type Consent = readonly Purpose[] | null;

/** Choice of users who have not chosen yet. */
export const NOTHING_CHOSEN: readonly Purpose[] = [];

/**
 * Consent of one user on one device. It outlives the session and is stored with the times at which popups were
 * closed.
 */
export interface ConsentStore {
  get: () => Consent;
  choose: (allowed: readonly Purpose[]) => void;
  /** Registers a listener for choices in this tab or another. @returns the unsubscribe function */
  subscribe: (listener: () => void) => () => void;
}

export function createConsentStore(storage: KeyStorage, userId: number): ConsentStore {
  const read = (): Consent => {
    const kept = readPopupHistory(storage, userId)[NAME];
    if (typeof kept !== 'string') return null;
    const names = new Set(kept.split(' '));
    return purposes.filter((purpose) => names.has(purpose));
  };
  let consent = read();
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    consent = read();
    listeners.forEach((listener) => listener());
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === popupKey(userId)) notifyListeners();
  };
  return {
    get: () => consent,
    choose: (allowed) => {
      keepClosed(storage, userId, { [NAME]: allowed.join(' ') });
      notifyListeners();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}
