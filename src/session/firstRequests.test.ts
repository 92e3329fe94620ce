import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fetchWithFirstRequests,
  rememberFirstRequests,
  sendFirstRequests,
} from './firstRequests.ts';
import { keyStorage } from './keyStorage.ts';

const storage = keyStorage(() => localStorage);
const session = '/api/access-tokens/pt_1?scopes=user';
const list = '/leads?page=1&limit=25';
const headers = {
  Accept: 'application/json',
  'Accept-Language': 'tr-TR',
  'X-Access-Token': 'pt_1',
  'X-Consumer-Key': 'ck_1',
};

/** Requests of the page, in order; each is answered with its number unless `fails` rejects it. */
let requests: string[] = [];
let fails: (count: number) => Response | undefined = () => undefined;

const countingFetch = async (url: string) => {
  requests.push(url);
  return fails(requests.length) ?? new Response(String(requests.length));
};

const ask = async (url: string, init: RequestInit = {}) =>
  (await fetchWithFirstRequests(url, { method: 'GET', headers, ...init })).text();

beforeEach(() => {
  vi.stubGlobal('fetch', countingFetch);
  requests = [];
  fails = () => undefined;
  localStorage.setItem('accessToken', 'pt_1');
  localStorage.setItem('consumerKey', 'ck_1');
  history.replaceState(null, '', '/leads');
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.firstRequests;
  localStorage.clear();
  document.cookie = 'switch_user=; max-age=0; path=/';
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('requests before the code', () => {
  it('are those of the session and of the screen at this address', () => {
    rememberFirstRequests(storage, 'tr-TR', { '/leads': list });
    sendFirstRequests();
    expect(requests).toEqual([session, `/api${list}`]);
  });

  it('are those of the session alone at another address', () => {
    rememberFirstRequests(storage, 'tr-TR', { '/leads': list });
    history.replaceState(null, '', '/leads?page=2');
    sendFirstRequests();
    expect(requests).toEqual([session]);
  });

  it('keep those of other locations, without their query string', () => {
    rememberFirstRequests(storage, 'tr-TR', { '/leads': list, '/leads?page=2': '/leads?page=2' });
    rememberFirstRequests(storage, 'tr-TR', { '/': '/home' });
    sendFirstRequests();
    expect(requests).toEqual([session, `/api${list}`]);
    history.replaceState(null, '', '/leads?page=2');
    sendFirstRequests();
    expect(requests.slice(2)).toEqual([session]);
  });

  it.each(['accessToken', 'consumerKey', 'firstRequests'])('are not sent without %s', (name) => {
    rememberFirstRequests(storage, 'tr-TR', { '/leads': list });
    localStorage.removeItem(name);
    sendFirstRequests();
    expect(requests).toEqual([]);
  });

  it('are not sent during an impersonation', () => {
    rememberFirstRequests(storage, 'tr-TR', { '/leads': list });
    document.cookie = 'switch_user=7; path=/';
    sendFirstRequests();
    expect(requests).toEqual([]);
  });

  it.each(['', 'no JSON', '7', '{}', '["tr-TR", 7]', '[7, ["/leads", "/leads"]]'])(
    'are not sent for the stored value %j',
    (stored) => {
      localStorage.setItem('firstRequests', stored);
      sendFirstRequests();
      expect(requests).toEqual([]);
    },
  );

  it.each([7, 'https://evil.example', ['/leads']])('never go to the address %j', (address) => {
    localStorage.setItem('firstRequests', JSON.stringify(['tr-TR', ['/leads', address]]));
    sendFirstRequests();
    expect(requests).toEqual([session]);
  });
});

describe('a call', () => {
  beforeEach(() => {
    rememberFirstRequests(storage, 'tr-TR', { '/leads': list });
  });

  it('takes the response of its URL, once', async () => {
    sendFirstRequests();
    expect(await ask(`/api${list}`)).toBe('2');
    expect(await ask(`/api${list}`)).toBe('3');
    expect(await ask(session)).toBe('1');
  });

  it('is sent for any other URL, and for each change', async () => {
    sendFirstRequests();
    expect(await ask('/api/leads?page=2&limit=25')).toBe('3');
    expect(await ask(`/api${list}`, { method: 'POST' })).toBe('4');
    expect(await ask(`/api${list}`)).toBe('2');
  });

  it.each([
    ['X-Access-Token', 'pt_2'],
    ['X-Switch-User', '7'],
    ['Accept-Language', 'de'],
  ])('is sent with another %s', async (name, value) => {
    sendFirstRequests();
    expect(await ask(`/api${list}`, { headers: { ...headers, [name]: value } })).toBe('3');
  });

  it('is sent again after a failure', async () => {
    fails = (count) => (count === 2 ? new Response('busy', { status: 503 }) : undefined);
    sendFirstRequests();
    expect(await ask(`/api${list}`)).toBe('3');
    fails = (count) => {
      if (count === 4) throw new TypeError('No connection');
      return undefined;
    };
    sendFirstRequests();
    expect(await ask(session)).toBe('6');
  });

  it('is sent if the response is old', async () => {
    vi.useFakeTimers();
    sendFirstRequests();
    vi.advanceTimersByTime(10_000);
    expect(await ask(`/api${list}`)).toBe('3');
  });
});
