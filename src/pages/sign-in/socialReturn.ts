import { keyStorage } from '../../session/keyStorage.ts';
import type { PagePaths } from '../../session/panelPaths.ts';
import type { SocialService } from './signInStep.ts';

const name = 'socialSignIn';
const instagramReturn: PagePaths['instagramReturn'] = '/instagram/callback';
const storage = () => keyStorage(() => sessionStorage);

/** Returns the path to which a service redirects the browser. */
export function returnPath(service: SocialService | 'instagram'): string {
  return service === 'instagram' ? instagramReturn : `/auth/${service}`;
}

/** Returns the service that redirects to this path; undefined if there is none. */
export function serviceOf(pathname: string): SocialService | undefined {
  return (['google', 'facebook'] as const).find((service) => pathname === returnPath(service));
}

/** Purpose of the redirect: to sign in, or to link an account of the service to the user or to a provider. */
export type SocialIntent = 'signin' | 'connect';

interface Leaving {
  readonly state: string;
  readonly search: string;
  readonly intent: SocialIntent;
}

/**
 * Remembers in this tab that the browser leaves for a service.
 * @param search of the page, which carries the redirectUrl
 */
export function rememberLeaving(authUrl: URL, search: string, intent: SocialIntent): void {
  const state = authUrl.searchParams.get('state') ?? '';
  storage().set(name, JSON.stringify({ state, search, intent } satisfies Leaving));
}

/** Outcome of leaving for a service. */
export type SocialReturn =
  | { readonly outcome: 'granted'; readonly code: string; readonly state: string }
  | { readonly outcome: 'cancelled' | 'failed' };

function isLeaving(value: unknown): value is Leaving {
  if (typeof value !== 'object' || value === null) return false;
  return 'state' in value && 'search' in value && 'intent' in value;
}

function leaving(): Leaving | undefined {
  const stored: unknown = JSON.parse(storage().get(name) ?? 'null');
  return isLeaving(stored) ? stored : undefined;
}

/**
 * Parses the return of a service without consuming it, so that a render may run twice. Only responses to a
 * request of this tab count: a forged return address would sign the visitor in to another account, or link a
 * foreign account to theirs.
 * @returns undefined if this tab requested nothing, or something else
 */
export function readReturn(query: string, intent: SocialIntent): SocialReturn | undefined {
  const stored = leaving();
  const answer = new URLSearchParams(query);
  if (stored?.intent !== intent || answer.get('state') !== stored.state) return undefined;
  const code = answer.get('code');
  if (code) return { outcome: 'granted', code, state: stored.state };
  // Error code of OAuth 2.0 (RFC 6749, 4.1.2.1), which all services use.
  return { outcome: answer.get('error') === 'access_denied' ? 'cancelled' : 'failed' };
}

/**
 * Consumes the return.
 * @returns the query of the page that was left; empty if there is none
 */
export function forgetLeaving(): string {
  const search = leaving()?.search ?? '';
  storage().remove(name);
  return search;
}
