import type { CookieJar } from './cookieJar.ts';

/** Names of the two cookies of an impersonation; one without the other is invalid. */
export const impersonationCookies = ['admin_access_token', 'switch_user'] as const;
const [tokenCookie, userCookie] = impersonationCookies;

/**
 * State of the impersonation cookies: no impersonation, a complete pair, or a pair that is incomplete
 * or invalid.
 */
export type Impersonation =
  | { readonly kind: 'none' }
  | { readonly kind: 'half' }
  | { readonly kind: 'pair'; readonly accessToken: string; readonly switchUser: string };

export function readImpersonation(cookies: CookieJar): Impersonation {
  const accessToken = cookies.get(tokenCookie);
  const switchUser = cookies.get(userCookie);
  if (accessToken === undefined && switchUser === undefined) return { kind: 'none' };
  // Both values become headers and part of a path, so only values in the API's format are accepted.
  const complete =
    /^[\w-]{20,100}$/.test(accessToken ?? '') && /^[1-9]\d{0,15}$/.test(switchUser ?? '');
  return complete && accessToken && switchUser
    ? { kind: 'pair', accessToken, switchUser }
    : { kind: 'half' };
}

export interface Start {
  /** Token that the API issued for this impersonation only; never the agent's own. */
  accessToken: string;
  customerUserId: number;
  /** Duration in seconds; not an end time, since the clock of this machine may be wrong. */
  seconds: number;
}

/**
 * Seconds after an impersonation's end in which its keys can still restore the agent's session; set by the API.
 */
const RETURN_SECONDS = 3600;

/**
 * Stores the pair of cookies for as long as they can restore the agent's session. The caller must reload the page
 * afterwards, so that no data of the agent's desk remains in it.
 */
export function storeImpersonation(cookies: CookieJar, start: Start): void {
  const seconds = start.seconds + RETURN_SECONDS;
  cookies.set(tokenCookie, start.accessToken, seconds);
  cookies.set(userCookie, String(start.customerUserId), seconds);
}

/** Deletes the pair of cookies. The caller must reload the page afterwards. */
export function clearImpersonation(cookies: CookieJar): void {
  for (const name of impersonationCookies) cookies.remove(name);
}
