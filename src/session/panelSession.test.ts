import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../data/ApiError.ts';
import { documentCookies } from './cookieJar.ts';
import { storeImpersonation, clearImpersonation, readImpersonation } from './impersonation.ts';
import { keyStorage } from './keyStorage.ts';
import { createPanelSession } from './panelSession.ts';
import { sessionSample } from './sessionSample.ts';

const cookies = documentCookies();
const adminToken = 'pt_for-one-impersonation-only';
let left: string[];

function open(storage = keyStorage(() => localStorage)) {
  return createPanelSession({
    storage,
    tabStorage: keyStorage(() => sessionStorage),
    cookies,
    leave: (url) => left.push(url),
  });
}

function signedInBefore() {
  localStorage.setItem('accessToken', 'pt_mine');
  localStorage.setItem('consumerKey', 'ck_mine');
}

/**
 * Prepares the storage of an impersonating agent, who keeps only the consumer key of their own
 * keys.
 */
function impersonating() {
  localStorage.setItem('consumerKey', 'ck_mine');
  storeImpersonation(cookies, { accessToken: adminToken, customerUserId: 12, seconds: 1800 });
}

beforeEach(() => {
  left = [];
});

afterEach(() => {
  clearImpersonation(cookies);
});

describe('the initial state', () => {
  it('is signed out without keys', () => {
    const session = open();
    expect(session.login.get()).toEqual({ status: 'out' });
    expect(session.keys()).toBeNull();
  });

  it('is unknown with both halves of a key', () => {
    signedInBefore();
    expect(open().login.get()).toEqual({ status: 'unknown' });
  });

  it.each(['accessToken', 'consumerKey'])('is signed out with %s alone', (name) => {
    localStorage.setItem(name, 'half');
    expect(open().login.get()).toEqual({ status: 'out' });
  });

  it('uses the token of an impersonation, with the agent’s consumer key', () => {
    impersonating();
    expect(open().keys()).toEqual({
      accessToken: adminToken,
      consumerKey: 'ck_mine',
      switchUser: '12',
    });
  });

  it.each(Array.from({ length: 16 }, (_, kept) => kept))(
    'of every subset %i of keys, the session is complete or empty',
    (kept) => {
      impersonating();
      signedInBefore();
      const parts = [
        () => cookies.remove('admin_access_token'),
        () => cookies.remove('switch_user'),
        () => localStorage.removeItem('accessToken'),
        () => localStorage.removeItem('consumerKey'),
      ];
      for (const [at, removeKey] of parts.entries()) if (!(kept & (2 ** at))) removeKey();
      const session = open();
      const own = { accessToken: 'pt_mine', consumerKey: 'ck_mine' };
      const impersonation = { accessToken: adminToken, consumerKey: 'ck_mine', switchUser: '12' };
      const isImpersonating = (kept & 0b1011) === 0b1011;
      expect(session.keys()).toEqual(isImpersonating ? impersonation : kept === 12 ? own : null);
      const isIn = isImpersonating || kept === 12;
      expect(session.login.get().status).toBe(isIn ? 'unknown' : 'out');
      expect(readImpersonation(cookies).kind).toBe(isImpersonating ? 'pair' : 'none');
    },
  );

  it.each(['admin_access_token', 'switch_user'])('clears everything if %s is missing', (name) => {
    impersonating();
    cookies.remove(name);
    expect(open().login.get()).toEqual({ status: 'out' });
    expect(localStorage.getItem('consumerKey')).toBeNull();
    expect(readImpersonation(cookies).kind).toBe('none');
  });
});

describe('signing in', () => {
  it('stores both keys for the next visit', () => {
    const session = open();
    const sample = sessionSample();
    session.keep(sample);
    session.enter(sample);
    expect(session.keys()).toEqual({
      accessToken: sample.accessToken.id,
      consumerKey: sample.consumerKey,
    });
    expect(open().keys()).toEqual(session.keys());
  });

  it('works until the page is closed if the browser stores nothing', () => {
    const session = open(
      keyStorage(() => {
        throw new DOMException('no', 'SecurityError');
      }),
    );
    const sample = sessionSample();
    session.keep(sample);
    session.enter(sample);
    expect(session.keys()?.accessToken).toBe(sample.accessToken.id);
    expect(session.login.get().status).toBe('in');
    session.end();
    expect(session.keys()).toBeNull();
  });
});

describe('clearing', () => {
  function storeEntries() {
    signedInBefore();
    localStorage.setItem('language', 'ar');
    localStorage.setItem('popups:7b0c', '{"advertisement":1}');
    localStorage.setItem('RaStore.leads.listParams', '{}');
    localStorage.setItem('config:cities', '[]');
    sessionStorage.setItem('draft', 'Dear couple');
  }

  it('leaves only the language and the popup history', () => {
    storeEntries();
    open().end();
    expect(Object.keys(localStorage).toSorted()).toEqual(['language', 'popups:7b0c']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends an impersonation, too', () => {
    impersonating();
    open().end();
    expect(readImpersonation(cookies).kind).toBe('none');
  });

  it('calls its listeners until they unsubscribe', () => {
    signedInBefore();
    const session = open();
    const events: string[] = [];
    session.onClear(() => events.push('push'));
    const unsubscribe = session.onClear(() => events.push('gone'));
    unsubscribe();
    session.end();
    expect(events).toEqual(['push']);
  });

  it('redirects to the sign-in by reloading the page', () => {
    signedInBefore();
    const session = open();
    session.end();
    expect(left).toEqual(['/auth/login']);
    expect(session.login.get().status).toBe('leaving');
    expect(session.keys()).toBeNull();
  });

  it('stays on the page if nothing was rendered yet', () => {
    storeEntries();
    const session = open();
    session.reject();
    expect(left).toEqual([]);
    expect(session.login.get()).toEqual({ status: 'out' });
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});

describe('a rejection of the keys', () => {
  it('keeps a page in use below the sign-in', () => {
    const session = open();
    const sample = sessionSample();
    session.keep(sample);
    session.enter(sample);
    const keys = session.keys();
    if (!keys) throw new Error('signed out');
    session.onUnauthorized(keys);
    expect(session.login.get()).toEqual({ status: 'expired', session: sample });
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(left).toEqual([]);
  });

  it('counts once, and never against a later session', () => {
    const session = open();
    const first = sessionSample();
    session.keep(first);
    session.enter(first);
    const refused = session.keys();
    if (!refused) throw new Error('signed out');
    session.onUnauthorized(refused);
    const second = sessionSample({ accessToken: { ...first.accessToken, id: 'pt_second' } });
    session.keep(second);
    session.enter(second);
    session.onUnauthorized(refused);
    expect(session.login.get()).toEqual({ status: 'in', session: second });
    expect(localStorage.getItem('accessToken')).toBe('pt_second');
  });

  it('while the session loads signs out', () => {
    signedInBefore();
    const session = open();
    const keys = session.keys();
    if (!keys) throw new Error('signed out');
    session.onUnauthorized(keys);
    expect(session.login.get()).toEqual({ status: 'out' });
  });
});

describe('keys that change in storage', () => {
  it('are not sent if another user signs in in another tab', () => {
    signedInBefore();
    const session = open();
    localStorage.setItem('accessToken', 'pt_theirs');
    localStorage.setItem('consumerKey', 'ck_theirs');
    expect(session.keys()?.accessToken).toBe('pt_mine');
  });

  it.each(['admin_access_token', 'switch_user'])(
    'end an impersonation that loses %s before a request is sent',
    (name) => {
      impersonating();
      const session = open();
      cookies.remove(name);
      expect(() => session.keys()).toThrow(ApiError);
      expect(left).toEqual(['/']);
      expect(open().login.get().status).toBe('out');
    },
  );

  it('return the agent to the desk when the impersonation ended elsewhere', () => {
    impersonating();
    const session = open();
    session.enter(sessionSample());
    clearImpersonation(cookies);
    signedInBefore();
    expect(() => session.keys()).toThrow(ApiError);
    expect(left).toEqual(['/support']);
    expect(localStorage.getItem('accessToken')).toBe('pt_mine');
  });

  it('keep the agent’s own desk when an impersonation begins elsewhere', () => {
    signedInBefore();
    const session = open();
    impersonating();
    expect(session.keys()).toEqual({ accessToken: 'pt_mine', consumerKey: 'ck_mine' });
  });
});
