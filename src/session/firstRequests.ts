import type { KeyStorage } from './keyStorage.ts';

/** A request that the page sent before its code was loaded. */
interface FirstRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Requests that were sent in advance and are not taken yet, by URL. */
    firstRequests?: Map<string, FirstRequest>;
  }
}

/** Storage name of the requests that a screen began with; cleared with the session. */
const storedName = 'firstRequests';

/**
 * Stores the first requests of the screens at these locations, so that the next visit sends them at its start. Those
 * of other locations are kept, except those of a query string.
 * @param language Accept-Language of the requests
 * @param addresses address of each location's request, path and query below the API's base URL
 */
export function rememberFirstRequests(
  storage: KeyStorage,
  language: string,
  addresses: Readonly<Record<string, string>>,
): void {
  const kept = rememberedRequests(storage.get(storedName)).filter(
    ([path]) => typeof path === 'string' && !path.includes('?'),
  );
  const all = new Map([...kept, ...Object.entries(addresses)]);
  storage.set(storedName, JSON.stringify([language, ...all]));
}

/** A location and the address of its first request; unknown, since a browser's storage may hold anything. */
type Stored = readonly [path: unknown, address: unknown];

function rememberedRequests(stored: string | null): Stored[] {
  try {
    // cast: the map throws for any other value
    const [, ...requests] = JSON.parse(stored ?? '[]') as [unknown, ...Stored[]];
    return [...new Map(requests)];
  } catch {
    return [];
  }
}

/**
 * Sends the requests of the session and of the screen at this address, while the page loads its code. Only if a
 * previous visit has stored them, and not during an impersonation, whose keys are checked first. Runs inline in the
 * page of a signed-in user, so it must not refer to anything outside itself.
 */
export function sendFirstRequests(): void {
  /** Milliseconds after which a response that nobody took is too old to be shown. */
  const FRESH_MS = 10_000;
  try {
    const [token, consumerKey, stored] = ['accessToken', 'consumerKey', 'firstRequests'].map(
      (name) => localStorage.getItem(name),
    );
    const impersonates = /(^|; )(admin_access_token|switch_user)=/.test(document.cookie);
    if (!token || !consumerKey || !stored || impersonates) return;
    // cast: the map throws for any other value
    const [language, ...requests] = JSON.parse(stored) as [unknown, ...Stored[]];
    if (typeof language !== 'string') return;
    const address = new Map(requests).get(location.pathname + location.search);
    const urls = [`/api/access-tokens/${encodeURIComponent(token)}?scopes=user`];
    if (typeof address === 'string' && address.startsWith('/')) urls.push(`/api${address}`);
    const headers = {
      Accept: 'application/json',
      'Accept-Language': language,
      'X-Access-Token': token,
      'X-Consumer-Key': consumerKey,
    };
    const pending = new Map<string, FirstRequest>();
    for (const url of urls) {
      const response = fetch(url, { headers });
      // The call that takes the response handles the error.
      response.catch(() => undefined);
      pending.set(url, { headers, response });
    }
    window.firstRequests = pending;
    setTimeout(() => pending.clear(), FRESH_MS);
  } catch {
    // Without a storage, or with one that holds anything else, the code sends the requests.
  }
}

const textOf = (headers: HeadersInit | undefined) => String([...new Headers(headers)]);

/**
 * Fetches like the browser's `fetch`, but takes the response of a request that the page sent in advance, if it had the
 * same URL and headers. A failed one is sent again.
 */
export async function fetchWithFirstRequests(url: string, init: RequestInit): Promise<Response> {
  const pending = window.firstRequests;
  const first = init.method === 'GET' ? pending?.get(url) : undefined;
  if (first && textOf(first.headers) === textOf(init.headers)) {
    pending?.delete(url);
    const response = await first.response.catch(() => undefined);
    if (response?.ok) return response;
  }
  return fetch(url, init);
}
