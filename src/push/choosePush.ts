import { keyStorage } from '../session/keyStorage.ts';
import { loadScript } from './loadScript.ts';
import { localPush } from './localPush.ts';
import { oneSignalPush } from './oneSignalPush.ts';
import type { PushPort } from './PushPort.ts';

/** The push port that the deployment asks for. */
export function choosePush(appId: string | null, uuid: string): PushPort {
  if (appId === null)
    return localPush(
      keyStorage(() => localStorage),
      uuid,
    );
  return oneSignalPush({ appId, uuid, loadScript });
}
