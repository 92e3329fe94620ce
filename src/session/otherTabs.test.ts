import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentCookies } from './cookieJar.ts';
import { keyStorage } from './keyStorage.ts';
import { watchOtherTabs } from './otherTabs.ts';
import { createPanelSession, type PanelSession } from './panelSession.ts';
import { sessionSample } from './sessionSample.ts';

let session: PanelSession;
let changes: string[];
let stop: () => void;

/** Simulates writes by another tab. They arrive as storage events here; a tab's own writes do not. */
function otherTab(changes: Record<string, string | null>) {
  for (const [key, newValue] of Object.entries(changes)) {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}

beforeEach(() => {
  changes = [];
  session = createPanelSession({
    storage: keyStorage(() => localStorage),
    tabStorage: keyStorage(() => sessionStorage),
    cookies: documentCookies(),
    leave: (url) => changes.push(`leave ${url}`),
  });
  const sample = sessionSample();
  session.keep(sample);
  session.enter(sample);
  stop = watchOtherTabs(session, () => changes.push('other keys'));
});

afterEach(() => stop());

it('signs out with another tab', () => {
  otherTab({ signingOut: sessionSample().accessToken.id, accessToken: null });
  expect(changes).toEqual(['leave /auth/login']);
  expect(session.login.get().status).toBe('leaving');
});

it('shows the sign-in over the page if another tab lost its token', () => {
  otherTab({ accessToken: null, consumerKey: null });
  expect(changes).toEqual([]);
  expect(session.login.get().status).toBe('expired');
  expect(session.keys()).toBeNull();
  otherTab({ consumerKey: 'ck_new', accessToken: 'pt_new' });
  expect(changes).toEqual(['other keys']);
});

it('signs out with another tab, also if the API reported it first', () => {
  const token = sessionSample().accessToken.id;
  otherTab({ signingOut: 'pt_of-somebody-else' });
  expect(changes).toEqual([]);
  session.onUnauthorized({ accessToken: token, consumerKey: sessionSample().consumerKey });
  expect(session.login.get().status).toBe('expired');
  otherTab({ signingOut: token, accessToken: null });
  expect(changes).toEqual(['leave /auth/login']);
  expect(session.login.get().status).toBe('leaving');
});

it('detects that everything was cleared', () => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.login.get().status).toBe('expired');
});

it('notifies once when another tab signs in', () => {
  otherTab({ consumerKey: 'ck_theirs', accessToken: 'pt_theirs' });
  expect(changes).toEqual(['other keys']);
  expect(session.keys()?.accessToken).toBe(sessionSample().accessToken.id);
});

it('ignores other changes and its own', () => {
  otherTab({ language: 'ar' });
  const sample = sessionSample();
  session.keep({ ...sample, accessToken: { ...sample.accessToken, id: 'pt_of-a-second-sign-in' } });
  otherTab({ 'popups:7b0c': '{}' });
  expect(changes).toEqual([]);
});

it('detects missed changes when the page resumes', () => {
  localStorage.removeItem('accessToken');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(changes).toEqual(['leave /auth/login']);
});

it('stops on request', () => {
  stop();
  otherTab({ accessToken: null });
  expect(changes).toEqual([]);
});
