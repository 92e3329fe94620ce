import type { CookieJar } from './cookieJar.ts';

/** The two cookies of an agent who acts as a customer user; one without the other is nothing. */
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
  // Both become headers and part of a path: only what an API can have given.
  const complete =
    /^[\w-]{20,100}$/.test(accessToken ?? '') && /^[1-9]\d{0,15}$/.test(switchUser ?? '');
  return complete && accessToken && switchUser
    ? { kind: 'pair', accessToken, switchUser }
    : { kind: 'half' };
}

export interface Start {
  /** Made for this one impersonation, never the agent's own. */
  accessToken: string;
  customerUserId: number;
  /** Duration in seconds; not an end time, since this machine's clock may be wrong. */
  seconds: number;
}

/** Seconds after its end in which an impersonation leads back to the agent's own session; the API's rule. */
const RETURN_SECONDS = 3600;

/** Keeps the pair, as long as it leads back; load the page anew afterwards, so that nothing of the agent's desk stays in it. */
export function storeImpersonation(cookies: CookieJar, start: Start): void {
  const seconds = start.seconds + RETURN_SECONDS;
  cookies.set(tokenCookie, start.accessToken, seconds);
  cookies.set(userCookie, String(start.customerUserId), seconds);
}

/** Drops the pair; load the page anew afterwards. */
export function clearImpersonation(cookies: CookieJar): void {
  for (const name of impersonationCookies) cookies.remove(name);
}
