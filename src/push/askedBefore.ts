import type { KeyStorage } from '../session/keyStorage.ts';
import { keepClosed, readPopupHistory } from '../session/popupHistory.ts';

const NAME = 'push';

/** Whether this person has answered on this device already; kept with when popups were closed. */
export const wasAsked = (storage: KeyStorage, userId: number): boolean =>
  readPopupHistory(storage, userId)[NAME] !== undefined;

export function rememberAsked(storage: KeyStorage, userId: number, now: Date): void {
  keepClosed(storage, userId, { [NAME]: now.toISOString() });
}
