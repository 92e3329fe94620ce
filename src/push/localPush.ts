import type { KeyStorage } from '../session/keyStorage.ts';
import type { PushNews, PushPort, PushState } from './PushPort.ts';
import { isPanelSeen } from './seenTabs.ts';

/** Storage name of the user whose notifications this device shows; removed with the session. */
const NAME = 'push';

const canShow = () => typeof Notification === 'function';

/**
 * Creates the push port without a service: the page shows received events while no tab of the panel is visible.
 * Events that occur while no tab is open are not shown.
 */
export function localPush(storage: KeyStorage, uuid: string): PushPort {
  const listeners = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((listener) => listener());
  const state = (): PushState => {
    if (!canShow()) return 'unavailable';
    if (Notification.permission === 'denied') return 'blocked';
    const isTurnedOn = storage.get(NAME) === uuid;
    return isTurnedOn && Notification.permission === 'granted' ? 'subscribed' : 'unsubscribed';
  };
  return {
    state,
    onChange: (listener) => {
      listeners.add(listener);
      // Another tab may have turned notifications on or off.
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
    turnOn: async () => {
      if (canShow() && (await Notification.requestPermission()) === 'granted')
        storage.set(NAME, uuid);
      notifyListeners();
      return state();
    },
    turnOff: async () => {
      storage.remove(NAME);
      notifyListeners();
    },
    // The storage is cleared with the session.
    forget: notifyListeners,
    show: async ({ id, title, body, path }: PushNews, onOpen) => {
      if (state() !== 'subscribed' || (await isPanelSeen())) return;
      // With the same tag, the tabs of one browser show it only once.
      const shown = new Notification(title, { body, tag: id, lang: document.documentElement.lang });
      shown.addEventListener('click', () => {
        window.focus();
        shown.close();
        onOpen(path);
      });
    },
  };
}
