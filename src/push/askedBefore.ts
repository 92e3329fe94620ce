import { popupPrefix } from '../session/clearSession.ts';
import type { KeyStorage } from '../session/keyStorage.ts';

const NAME = 'push';

type Closed = Record<string, unknown>;

function closedOf(storage: KeyStorage, userId: number): Closed {
  try {
    const kept: unknown = JSON.parse(storage.get(`${popupPrefix}${userId}`) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Whether this person has answered on this device already; kept with when popups were closed. */
export const wasAsked = (storage: KeyStorage, userId: number): boolean =>
  closedOf(storage, userId)[NAME] !== undefined;

export function rememberAsked(storage: KeyStorage, userId: number, now: Date): void {
  const closed = { ...closedOf(storage, userId), [NAME]: now.toISOString() };
  storage.set(`${popupPrefix}${userId}`, JSON.stringify(closed));
}
