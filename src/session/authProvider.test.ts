import { expect, it } from 'vitest';
import { ApiError } from '../data/ApiError.ts';
import { createClient } from '../data/client.ts';
import { createAuthProvider } from './authProvider.ts';
import { documentCookies } from './cookieJar.ts';
import { keyStorage } from './keyStorage.ts';
import { createPanelSession } from './panelSession.ts';
import { paymentNotice } from './paymentNotice.ts';
import { sessionSample } from './sessionSample.ts';

function open() {
  const session = createPanelSession({
    storage: keyStorage(() => localStorage),
    tabStorage: keyStorage(() => sessionStorage),
    cookies: documentCookies(),
    leave: () => {},
  });
  const client = createClient({ baseUrl: '/api', language: 'tr', session });
  const authProvider = createAuthProvider({
    client,
    session,
    permissionOf: (resource, action) => {
      if (resource === 'cities') return undefined;
      return action === 'delete' ? 'leads.delete' : 'leads.read';
    },
  });
  return { session, authProvider };
}

it('has no identity while signed out', async () => {
  const { authProvider } = open();
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ message: false });
  await expect(authProvider.getPermissions?.({})).resolves.toEqual([]);
});

it('returns identity and permissions', async () => {
  const { session, authProvider } = open();
  session.enter(sessionSample());
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  await expect(authProvider.getIdentity?.()).resolves.toEqual({
    id: 1,
    customerId: 1,
    fullName: 'Ayşe Yıldırım',
    avatar: undefined,
    accountManager: null,
    isImpersonated: false,
  });
  const can = (resource: string, action: string) => authProvider.canAccess?.({ resource, action });
  await expect(can('leads', 'list')).resolves.toBe(true);
  await expect(can('leads', 'delete')).resolves.toBe(false);
  await expect(can('cities', 'delete')).resolves.toBe(true);
});

it('keeps the page below the sign-in after a 401', async () => {
  const { session, authProvider } = open();
  const sample = sessionSample();
  session.keep(sample);
  session.enter(sample);
  const keys = session.keys();
  if (!keys) throw new Error('signed out');
  session.onUnauthorized(keys);
  const refused = new ApiError({ status: 401, code: 'unauthenticated', message: '' });
  await expect(authProvider.checkError(refused)).resolves.toBeUndefined();
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  expect(session.login.get().status).toBe('expired');
});

it.each([
  [[], false],
  [[{ recurringMonth: 0 }, { recurringMonth: 12 }], false],
  [[{ recurringMonth: 12 }, { recurringMonth: 1 }], true],
])('pending payments %j show the notice: %s', (pendingPayments, due) => {
  const { accessToken } = sessionSample();
  expect(paymentNotice(sessionSample({ accessToken: { ...accessToken, pendingPayments } }))).toBe(
    due ? 'notice' : undefined,
  );
});
