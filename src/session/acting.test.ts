import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../data/ApiError.ts';
import { documentCookies } from './cookieJar.ts';
import { endImpersonation, readImpersonation } from './impersonation.ts';
import { keyStorage } from './keyStorage.ts';
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

/** A page that is shown to its person. */
function shown(): PanelSession {
  const session = open();
  session.enter(sessionSample());
  return session;
}

/** A page on which an agent acts as somebody. */
function acting(): PanelSession {
  shown().act(start);
  left = [];
  return shown();
}

beforeEach(() => {
  left = [];
  localStorage.setItem('accessToken', 'pt_mine');
  localStorage.setItem('consumerKey', 'ck_mine');
});

afterEach(() => endImpersonation(cookies));

describe('beginning', () => {
  it('keeps the pair and loads the page anew', () => {
    const desk = shown();
    desk.act(start);
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
  it('drops the pair and leaves the agent signed in at the desk', () => {
    acting().stopActing();
    expect(left).toEqual(['/support']);
    expect(readImpersonation(cookies).kind).toBe('none');
    expect(localStorage.getItem('actingAs')).toBeNull();
    expect(open().keys()).toEqual({ accessToken: 'pt_mine', consumerKey: 'ck_mine' });
  });

  it('by time lets the page wait below the word that says so', () => {
    const page = acting();
    page.lapse();
    expect(page.login.get()).toEqual({ status: 'ended', session: sessionSample() });
    expect(left).toEqual([]);
    expect(readImpersonation(cookies).kind).toBe('none');
  });

  it('by time sends nothing any more, in nobody’s name', () => {
    const page = acting();
    page.lapse();
    expect(() => page.keys()).toThrow(ApiError);
    expect(page.login.get().status).toBe('ended');
    expect(left).toEqual([]);
  });

  it('is noticed where the cookies went by their age', () => {
    const page = acting();
    endImpersonation(cookies);
    expect(() => page.keys()).toThrow(ApiError);
    expect(page.login.get().status).toBe('ended');
  });

  it('by the API’s word takes nothing of the agent’s own', () => {
    const page = acting();
    const keys = page.keys();
    if (!keys) throw new Error('signed out');
    page.onUnauthorized(keys);
    expect(page.login.get().status).toBe('ended');
    expect(localStorage.getItem('accessToken')).toBe('pt_mine');
  });

  it('while the page is being loaded goes straight to the desk', () => {
    shown().act(start);
    left = [];
    const page = open();
    const keys = page.keys();
    if (!keys) throw new Error('signed out');
    page.onUnauthorized(keys);
    expect(left).toEqual(['/support']);
  });

  it('means nothing to a page of the agent’s own', () => {
    const desk = shown();
    desk.lapse();
    expect(desk.login.get().status).toBe('in');
    expect(left).toEqual([]);
  });
});

describe('in other tabs', () => {
  const told = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

  it('the desk goes along when another tab begins', () => {
    const desk = shown();
    const stop = watchOtherTabs(desk, () => {});
    shown().act(start);
    left = [];
    told('actingAs');
    stop();
    expect(left).toEqual(['/']);
  });

  it('a page goes back to the desk when another tab ends it', () => {
    const page = acting();
    const stop = watchOtherTabs(page, () => {});
    shown().stopActing();
    left = [];
    told('actingAs');
    stop();
    expect(left).toEqual(['/support']);
    expect(page.login.get().status).toBe('leaving');
  });

  it('a page goes along where the API told it before the other tab did', () => {
    const page = acting();
    const stop = watchOtherTabs(page, () => {});
    const keys = page.keys();
    if (!keys) throw new Error('signed out');
    page.onUnauthorized(keys);
    told('language');
    expect(page.login.get().status).toBe('ended');
    shown().stopActing();
    left = [];
    told('actingAs');
    stop();
    expect(left).toEqual(['/support']);
    expect(page.login.get().status).toBe('leaving');
  });

  it('other news changes nothing', () => {
    const page = acting();
    const stop = watchOtherTabs(page, () => {});
    localStorage.setItem('language', 'ar');
    told('language');
    stop();
    expect(page.login.get().status).toBe('in');
    expect(left).toEqual([]);
  });

  it('signing out there signs out here', () => {
    const page = acting();
    const stop = watchOtherTabs(page, () => {});
    shown().end();
    left = [];
    told('accessToken');
    stop();
    expect(left).toEqual(['/auth/login']);
  });
});
