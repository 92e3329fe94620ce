import { isOneSignal, type OneSignal } from './OneSignal.ts';
import type { PushPort, PushState } from './PushPort.ts';

const SCRIPT = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';

interface OneSignalPushOptions {
  appId: string;
  /** UUID of the customer user; the device's external id at OneSignal. */
  uuid: string;
  loadScript: (src: string) => Promise<void>;
  /** True if the user agreed before; only then is the service contacted automatically. */
  isAgreed: boolean;
  /** Called when the user agrees. */
  onAgree: () => void;
}

/** Resolves with the OneSignal SDK once the service's script has loaded. */
function whenLoaded(): Promise<OneSignal> {
  return new Promise((resolve, reject) => {
    const waiting: unknown = Reflect.get(window, 'OneSignalDeferred');
    const calls: unknown[] = Array.isArray(waiting) ? waiting : [];
    Reflect.set(window, 'OneSignalDeferred', calls);
    calls.push((sdk: unknown) => {
      if (isOneSignal(sdk)) resolve(sdk);
      else reject(new Error('The push service has changed'));
    });
  });
}

/** Creates the push port of OneSignal. Its script loads only after the user agreed, and blocks nothing. */
export function oneSignalPush(parts: OneSignalPushOptions): PushPort {
  const { appId, uuid, loadScript, isAgreed, onAgree } = parts;
  const listeners = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((listener) => listener());
  let sdk: OneSignal | undefined;
  const start = async (): Promise<OneSignal> => {
    // Both are awaited at once: a changed SDK rejects before the script has loaded.
    const [found] = await Promise.all([whenLoaded(), loadScript(SCRIPT)]);
    await found.init({ appId, requiresUserPrivacyConsent: true, autoResubscribe: true });
    await found.login(uuid);
    found.User.PushSubscription.addEventListener('change', notifyListeners);
    sdk = found;
    notifyListeners();
    return found;
  };
  let starting: Promise<OneSignal> | undefined;
  const started = () => {
    starting ??= start();
    // A later call retries.
    starting.catch(() => {
      starting = undefined;
    });
    return starting;
  };
  if (isAgreed) started().catch(() => undefined);
  const state = (): PushState => {
    if (typeof Notification !== 'function') return 'unavailable';
    if (Notification.permission === 'denied') return 'blocked';
    return sdk?.User.PushSubscription.optedIn === true ? 'subscribed' : 'unsubscribed';
  };
  return {
    state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turnOn: async () => {
      const service = await started();
      onAgree();
      await service.setConsentGiven(true);
      // Prompts for the browser's permission if it is missing.
      await service.User.PushSubscription.optIn();
      notifyListeners();
      return state();
    },
    turnOff: async () => {
      const service = await started();
      await service.User.PushSubscription.optOut();
      notifyListeners();
    },
    forget: () => {
      sdk?.logout().catch(() => undefined);
    },
    // OneSignal shows notifications itself.
    show: async () => undefined,
  };
}
