import { afterEach, expect, test } from 'vitest';
import { oneSignalPush } from './oneSignalPush.ts';

const appId = '11111111-2222-3333-4444-555555555555';
const uuid = '7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111';

const agreed = { appId, uuid, isAgreed: true, onAgree: () => undefined };

/** Creates a fake of the OneSignal SDK as its documentation describes it. */
function service() {
  const calls: string[] = [];
  let onChange = () => {};
  const subscription = {
    optedIn: false,
    optIn: async () => {
      calls.push('optIn');
      subscription.optedIn = true;
      onChange();
    },
    optOut: async () => {
      calls.push('optOut');
      subscription.optedIn = false;
      onChange();
    },
    addEventListener: (_: string, listener: () => void) => {
      onChange = listener;
    },
  };
  const sdk = {
    init: async (options: object) => void calls.push(`init ${JSON.stringify(options)}`),
    login: async (id: string) => void calls.push(`login ${id}`),
    logout: async () => void calls.push('logout'),
    setConsentGiven: async (isGiven: boolean) => void calls.push(`consent ${isGiven}`),
    User: { PushSubscription: subscription },
  };
  const loadScript = async (src: string) => {
    calls.push(src);
    const queue: unknown = Reflect.get(window, 'OneSignalDeferred');
    const deferred: unknown[] = Array.isArray(queue) ? queue.splice(0) : [];
    for (const call of deferred)
      if (typeof call === 'function') Reflect.apply(call, undefined, [sdk]);
  };
  return { calls, loadScript };
}

function permit(permission: NotificationPermission) {
  Reflect.set(
    globalThis,
    'Notification',
    class {
      static permission = permission;
    },
  );
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(window, 'OneSignalDeferred');
});

test('identifies the user only after they agreed', async () => {
  permit('default');
  const { calls, loadScript } = service();
  const port = oneSignalPush({ ...agreed, loadScript });
  let callCount = 0;
  port.onChange(() => {
    callCount += 1;
  });
  expect(port.state()).toBe('unsubscribed');
  await expect.poll(() => calls.length).toBe(3);
  expect(calls[0]).toMatch(/^https:\/\/cdn\.onesignal\.com\/.*v16/);
  expect(calls[1]).toContain('"requiresUserPrivacyConsent":true');
  expect(calls.slice(2)).toEqual([`login ${uuid}`]);
  expect(await port.turnOn()).toBe('subscribed');
  expect(calls.slice(3)).toEqual(['consent true', 'optIn']);
  await port.turnOff();
  expect(port.state()).toBe('unsubscribed');
  expect(callCount).toBeGreaterThan(2);
  port.forget();
  expect(calls.at(-1)).toBe('logout');
});

test('calls the service only after the user agreed', async () => {
  permit('default');
  const { calls, loadScript } = service();
  let callCount = 0;
  const onAgree = () => {
    callCount += 1;
  };
  const port = oneSignalPush({ ...agreed, loadScript, isAgreed: false, onAgree });
  expect([port.state(), calls, callCount]).toEqual(['unsubscribed', [], 0]);
  expect(await port.turnOn()).toBe('subscribed');
  expect([calls.length > 3, callCount]).toEqual([true, 1]);
});

test('a script that fails to load rejects the activation, and is loaded again later', async () => {
  permit('default');
  const { calls, loadScript } = service();
  let isLoaded = false;
  const port = oneSignalPush({
    ...agreed,
    loadScript: (src) =>
      isLoaded ? loadScript(src) : Promise.reject(new Error(`The script failed to load: ${src}`)),
  });
  await expect(port.turnOn()).rejects.toThrow('The script failed to load');
  isLoaded = true;
  expect(await port.turnOn()).toBe('subscribed');
  expect(calls.filter((call) => call.startsWith('init'))).toHaveLength(1);
});

test('an incompatible script rejects the activation, without an unhandled rejection', async () => {
  permit('default');
  const loadScript = async () => {
    const queue: unknown = Reflect.get(window, 'OneSignalDeferred');
    const deferred: unknown[] = Array.isArray(queue) ? queue : [];
    for (const call of deferred)
      if (typeof call === 'function') Reflect.apply(call, undefined, [{}]);
    // The browser reports a loaded script in a later task.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const port = oneSignalPush({ ...agreed, isAgreed: false, loadScript });
  await expect(port.turnOn()).rejects.toThrow('The push service has changed');
});

test('a denied permission is blocked, and without the browser’s API push is unavailable', () => {
  const { loadScript } = service();
  const port = oneSignalPush({ ...agreed, loadScript });
  expect(port.state()).toBe('unavailable');
  permit('denied');
  expect(port.state()).toBe('blocked');
});
