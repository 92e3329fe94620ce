import { popupPrefix } from './clearSession.ts';
import type { KeyStorage } from './keyStorage.ts';

/** Times at which popups were closed, by name; each popup defines its own value. */
export type PopupHistory = Readonly<Record<string, unknown>>;

/** Returns the storage key of a user's popup history, which outlives the session. */
export const popupKey = (userId: number): string => `${popupPrefix}${userId}`;

/** Returns the popups that this user closed on this device; empty if the stored value cannot be read. */
export function readPopupHistory(storage: KeyStorage, userId: number): PopupHistory {
  try {
    const kept: unknown = JSON.parse(storage.get(popupKey(userId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Adds the values of closed popups to the stored history. */
export function keepClosed(
  storage: KeyStorage,
  userId: number,
  closed: PopupHistory,
): PopupHistory {
  const history = { ...readPopupHistory(storage, userId), ...closed };
  storage.set(popupKey(userId), JSON.stringify(history));
  return history;
}
