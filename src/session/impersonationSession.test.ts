import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../data/ApiError.ts';
import { createClient } from '../data/client.ts';
import { documentCookies } from './cookieJar.ts';
import { endImpersonation } from './endImpersonation.ts';
import { clearImpersonation, readImpersonation } from './impersonation.ts';
import { keyStorage } from './keyStorage.ts';
import { loadSession } from './loadSession.ts';
import { watchOtherTabs } from './otherTabs.ts';
import { createPanelSession, type PanelSession } from './panelSession.ts';
import { sessionSample } from './sessionSample.ts';

const cookies = documentCookies();
const start = { accessToken: 'at_for-one-impersonation-only', customerUserId: 12, seconds: 1800 };
let left: string[];

function open(): PanelSession {
  return createPanelSession({
    storage: keyStorage(() => localStorage),
    tabStorage: keyStorage(() => sessionStorage),
    cookies,
    leave: (url) => left.push(url),
  });
}

/** Opens a page and signs a user in on it. */
function pageSession(): PanelSession {
  const session = open();
  session.enter(sessionSample());
  return session;
}

/** Opens a page on which an agent impersonates a user. */
function impersonatedSession(): PanelSession {
  pageSession().startImpersonation(start);
  left = [];
  return pageSession();
}

beforeEach(() => {
  left = [];
  localStorage.setItem('accessToken', 'pt_mine');
  localStorage.setItem('consumerKey', 'ck_mine');
});

afterEach(() => clearImpersonation(cookies));

/** Creates a client of an API with this response. */
const client = (session: PanelSession, answer: () => Response) =>
  createClient({
    baseUrl: '/api',
    language: 'tr',
    session,
    fetch: () => Promise.resolve(answer()),
  });
const back = () => Response.json({ data: { accessToken: 'pt_mine-and-new-for-the-desk' } });
const refused = () => Response.json({ code: 'unauthenticated' }, { status: 401 });

describe('beginning', () => {
  it('removes all of the agent’s own keys', () => {
    pageSession().startImpersonation(start);
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(open().stored()).toBeNull();
  });

  it('stores the pair of cookies and reloads the page', () => {
    const desk = pageSession();
    desk.startImpersonation(start);
    expect(left).toEqual(['/']);
    expect(desk.login.get().status).toBe('leaving');
    expect(open().keys()).toEqual({
      accessToken: start.accessToken,
      consumerKey: 'ck_mine',
      switchUser: '12',
    });
  });
});

describe('ending', () => {
  it('returns the agent to the desk, signed in with a new token', async () => {
    const page = impersonatedSession();
    await endImpersonation(client(page, back), page);
    expect(left).toEqual(['/support']);
    expect(readImpersonation(cookies).kind).toBe('none');
    expect(localStorage.getItem('actingAs')).toBeNull();
    expect(open().keys()).toEqual({
      accessToken: 'pt_mine-and-new-for-the-desk',
      consumerKey: 'ck_mine',
    });
  });

  it('signs out a blocked agent', async () => {
    const page = impersonatedSession();
    await endImpersonation(client(page, refused), page);
    expect(left).toEqual(['/auth/login']);
    expect(readImpersonation(cookies).kind).toBe('none');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the return token without a response', async () => {
    const page = impersonatedSession();
    const broken = client(page, () => {
      throw new TypeError('the connection dropped');
    });
    await expect(endImpersonation(broken, page)).rejects.toThrow(ApiError);
    expect(left).toEqual([]);
    await endImpersonation(client(page, back), page);
    expect(left).toEqual(['/support']);
  });

  it('uses a token that another tab has stored meanwhile', async () => {
    const page = impersonatedSession();
    const slow = client(page, () => {
      pageSession().returnToAgent('pt_given-to-the-other-tab');
      left = [];
      return refused();
    });
    await endImpersonation(slow, page);
    expect(new Set(left)).toEqual(new Set(['/support']));
    expect(open().keys()?.accessToken).toBe('pt_given-to-the-other-tab');
  });

  it('by expiry shows a notice over the page', () => {
    const page = impersonatedSession();
    page.expireImpersonation();
    expect(page.login.get()).toEqual({ status: 'ended', session: sessionSample() });
    expect(left).toEqual([]);
    expect(readImpersonation(cookies).kind).toBe('pair');
  });

  it('with expired cookies signs out', () => {
    const page = impersonatedSession();
    clearImpersonation(cookies);
    expect(() => page.keys()).toThrow(ApiError);
    expect(left).toEqual(['/']);
    expect(open().login.get().status).toBe('out');
  });

  it('by the API keeps the return token', () => {
    const page = impersonatedSession();
    const keys = page.keys();
    if (!keys) throw new Error('signed out');
    page.onUnauthorized(keys);
    expect(page.login.get().status).toBe('ended');
    expect(readImpersonation(cookies).kind).toBe('pair');
  });

  it('while the page loads continues to the desk', async () => {
    pageSession().startImpersonation(start);
    left = [];
    const page = open();
    const answers = [refused, back];
    await loadSession(
      client(page, () => answers.shift()?.() ?? refused()),
      page,
    );
    expect(left).toEqual(['/support']);
    expect(localStorage.getItem('accessToken')).toBe('pt_mine-and-new-for-the-desk');
  });

  it('does not affect the agent’s own page', () => {
    const desk = pageSession();
    desk.expireImpersonation();
    expect(desk.login.get().status).toBe('in');
    expect(left).toEqual([]);
  });
});

describe('in other tabs', () => {
  const dispatchStorage = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

  it('the desk follows when another tab begins', () => {
    const desk = pageSession();
    const stop = watchOtherTabs(desk, () => left.push('other keys'));
    pageSession().startImpersonation(start);
    left = [];
    // The other process writes the keys one by one.
    localStorage.setItem('accessToken', 'pt_mine');
    dispatchStorage('actingAs');
    localStorage.removeItem('accessToken');
    dispatchStorage('accessToken');
    stop();
    expect(left).toEqual(['/']);
    expect(open().keys()?.switchUser).toBe('12');
  });

  it('a page returns to the desk when another tab ends it', () => {
    const page = impersonatedSession();
    const stop = watchOtherTabs(page, () => left.push('other keys'));
    pageSession().returnToAgent('pt_mine-and-new-for-the-desk');
    left = [];
    dispatchStorage('accessToken');
    dispatchStorage('actingAs');
    stop();
    expect(left).toEqual(['/support']);
    expect(page.login.get().status).toBe('leaving');
  });

  it('a page follows if the API reported it before the other tab', () => {
    const page = impersonatedSession();
    const stop = watchOtherTabs(page, () => left.push('other keys'));
    const keys = page.keys();
    if (!keys) throw new Error('signed out');
    page.onUnauthorized(keys);
    dispatchStorage('language');
    expect(page.login.get().status).toBe('ended');
    pageSession().returnToAgent('pt_mine-and-new-for-the-desk');
    left = [];
    dispatchStorage('actingAs');
    stop();
    expect(left).toEqual(['/support']);
    expect(page.login.get().status).toBe('leaving');
  });

  it('other storage events change nothing', () => {
    const page = impersonatedSession();
    const stop = watchOtherTabs(page, () => left.push('other keys'));
    localStorage.setItem('language', 'ar');
    dispatchStorage('language');
    stop();
    expect(page.login.get().status).toBe('in');
    expect(left).toEqual([]);
  });

  it('signing out in one tab signs out all', () => {
    const page = impersonatedSession();
    const stop = watchOtherTabs(page, () => left.push('other keys'));
    pageSession().end();
    left = [];
    dispatchStorage('accessToken');
    stop();
    expect(left).toEqual(['/']);
    expect(open().login.get().status).toBe('out');
  });

  it('a page that sees another tab halfway back keeps its keys', () => {
    const page = impersonatedSession();
    const stop = watchOtherTabs(page, () => left.push('other keys'));
    cookies.remove('admin_access_token');
    dispatchStorage('accessToken');
    stop();
    expect(left).toEqual(['/']);
    expect(localStorage.getItem('consumerKey')).toBe('ck_mine');
  });
});
