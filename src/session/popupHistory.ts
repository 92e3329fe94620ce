import { popupPrefix } from './clearSession.ts';
import type { KeyStorage } from './keyStorage.ts';

/** When popups were closed, by their names; what stands there is each popup's own to understand. */
export type PopupHistory = Readonly<Record<string, unknown>>;

/** Name of the place in the browser's storage that a user's popups are remembered at; it outlives the session. */
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

/** Remembers what was closed, by its name, beside the others. */
export function keepClosed(
  storage: KeyStorage,
  userId: number,
  closed: PopupHistory,
): PopupHistory {
  const history = { ...readPopupHistory(storage, userId), ...closed };
  storage.set(popupKey(userId), JSON.stringify(history));
  return history;
}
