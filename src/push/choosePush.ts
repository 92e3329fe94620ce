import { keyStorage } from '../session/keyStorage.ts';
import { keepClosed, readPopupHistory } from '../session/popupHistory.ts';
import { loadScript } from '../third-parties/loadScript.ts';
import { localPush } from './localPush.ts';
import { oneSignalPush } from './oneSignalPush.ts';
import type { PushPort } from './PushPort.ts';

/** Storage name of the consent to the service, stored with the closing times of popups. */
const AGREED = 'pushAgreed';

/**
 * Creates the push port that the deployment has configured: OneSignal with an app id, otherwise the
 * local one.
 */
export function choosePush(appId: string | null, user: { id: number; uuid: string }): PushPort {
  const { id, uuid } = user;
  const storage = keyStorage(() => localStorage);
  if (appId === null) return localPush(storage, uuid);
  return oneSignalPush({
    appId,
    uuid,
    loadScript,
    isAgreed: readPopupHistory(storage, id)[AGREED] !== undefined,
    onAgree: () => keepClosed(storage, id, { [AGREED]: new Date().toISOString() }),
  });
}
