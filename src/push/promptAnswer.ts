import type { KeyStorage } from '../session/keyStorage.ts';
import { keepClosed, readPopupHistory } from '../session/popupHistory.ts';

const NAME = 'push';

/** Returns true if this user has already answered on this device; stored with the closing times of popups. */
export const hasAnsweredPrompt = (storage: KeyStorage, userId: number): boolean =>
  readPopupHistory(storage, userId)[NAME] !== undefined;

export function rememberPromptAnswer(storage: KeyStorage, userId: number, now: Date): void {
  keepClosed(storage, userId, { [NAME]: now.toISOString() });
}
