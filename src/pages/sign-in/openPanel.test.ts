import { beforeEach, describe, expect, it } from 'vitest';
import { documentCookies } from '../../session/cookieJar.ts';
import { keyStorage } from '../../session/keyStorage.ts';
import { createPanelSession, type PanelSession } from '../../session/panelSession.ts';
import { sessionSample } from '../../session/sessionSample.ts';
import { createAppLoader, type AppModule } from './appLoader.ts';
import { createStashedUrl } from './stashedUrl.ts';
import { isSamePerson, openPanel } from './openPanel.ts';

const module: AppModule = { App: () => null, prepare: () => Promise.resolve() };
const ayse = sessionSample();
const mert = sessionSample({ user: { ...ayse.user, id: 2 } });

let session: PanelSession;
let left: string[];
const currentUrl = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  left = [];
  session = createPanelSession({
    storage: keyStorage(() => localStorage),
    tabStorage: keyStorage(() => sessionStorage),
    cookies: documentCookies(),
    leave: (url) => left.push(url),
  });
});

function opening(loadApp = async () => module) {
  const held = createStashedUrl();
  return { session, app: createAppLoader(loadApp), held, leave: (url: string) => left.push(url) };
}

describe('after a sign-in', () => {
  it.each([
    ['/auth/login', '/'],
    ['/auth/login?redirectUrl=%2Fleads%3Fpage%3D2', '/leads?page=2'],
    ['/auth/login?redirectUrl=%2F%5Cevil.example', '/'],
    ['/register/1/7/inv_1', '/'],
    ['/auth/login?redirectUrl=%2Fauth%2Flogin', '/'],
  ])('%s continues to %s once the application is loaded', async (from, to) => {
    history.replaceState(null, '', from);
    const parts = opening();
    await openPanel(parts, ayse);
    expect(currentUrl()).toBe(to);
    expect(parts.app.loaded()).toBe(module);
    expect(session.login.get()).toEqual({ status: 'in', session: ayse });
    expect(left).toEqual([]);
  });

  it('opens the renewal first if the password must be renewed', async () => {
    history.replaceState(null, '', '/auth/login?redirectUrl=%2Fleads');
    await openPanel(opening(), sessionSample({ passwordChangeRequired: true }));
    expect(currentUrl()).toBe('/password-renew?redirectUrl=%2Fleads');
  });

  it('reloads the page if the files of its build are gone', async () => {
    history.replaceState(null, '', '/auth/login?redirectUrl=%2Fleads');
    await openPanel(
      opening(() => Promise.reject(new Error('404'))),
      ayse,
    );
    expect(left).toEqual(['/leads']);
    expect(session.login.get().status).toBe('out');
  });
});

describe('over a covered page', () => {
  function expire() {
    history.replaceState({ key: 'router' }, '', '/leads/create#wishes');
    session.keep(ayse);
    session.enter(ayse);
    const keys = session.keys();
    if (keys) session.onUnauthorized(keys);
    const parts = opening();
    parts.held.hold();
    return parts;
  }

  it('shows the URL of the sign-in and keeps the router’s location', () => {
    expire();
    expect(currentUrl()).toBe('/auth/login?redirectUrl=%2Fleads%2Fcreate%23wishes');
    expect(history.state).toEqual({ key: 'router' });
  });

  it('continues for the same user', async () => {
    const parts = expire();
    await openPanel(parts, ayse);
    expect(currentUrl()).toBe('/leads/create#wishes');
    expect(session.login.get()).toEqual({ status: 'in', session: ayse });
    expect(left).toEqual([]);
  });

  it('discards everything for another user', async () => {
    const parts = expire();
    await openPanel(parts, mert);
    expect(session.login.get().status).toBe('leaving');
    expect(left).toEqual(['/leads/create#wishes']);
  });

  it('does not return after the user has navigated meanwhile', async () => {
    const parts = expire();
    history.replaceState(null, '', '/todo');
    await openPanel(parts, ayse);
    expect(currentUrl()).toBe('/todo');
  });
});

it.each([
  [ayse, ayse, true],
  [ayse, mert, false],
  [ayse, sessionSample({ customer: { ...ayse.customer, id: 2 } }), false],
  [
    ayse,
    sessionSample({
      impersonation: { agentName: 'Selin', reason: 'x', endsAt: '2026-11-21T10:00:00Z' },
    }),
    false,
  ],
])('detects the same user', (one, other, same) => {
  expect(isSamePerson(one, other)).toBe(same);
});

it('loads the application once, and again only after a failure', async () => {
  let fetched = 0;
  const app = createAppLoader(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error('offline');
    return module;
  });
  await expect(Promise.all([app.load(), app.load()])).rejects.toThrow('offline');
  expect(app.loaded()).toBeUndefined();
  await expect(app.load()).resolves.toBe(module);
  await expect(app.load()).resolves.toBe(module);
  expect(fetched).toBe(2);
});
