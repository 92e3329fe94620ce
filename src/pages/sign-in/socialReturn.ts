import { keyStorage } from '../../session/keyStorage.ts';
import type { SocialService } from './signInStep.ts';

const name = 'socialSignIn';
const storage = () => keyStorage(() => sessionStorage);

/** Where a service sends the browser back to. */
export function returnPath(service: SocialService): string {
  return `/auth/${service}`;
}

/** The service whose return this path is. */
export function serviceOf(pathname: string): SocialService | undefined {
  return (['google', 'facebook'] as const).find((service) => pathname === returnPath(service));
}

/**
 * Remembers in this tab that the browser leaves for a service.
 * @param search of the page, which carries the redirectUrl
 */
export function rememberLeaving(authUrl: URL, search: string): void {
  const state = authUrl.searchParams.get('state') ?? '';
  storage().set(name, JSON.stringify({ state, search }));
}

export interface SocialReturn {
  readonly code: string;
  readonly state: string;
  /** Query of the page that was left. */
  readonly search: string;
}

/**
 * What a service sent back, once. Only an answer to what this tab asked counts: a return address
 * that somebody else prepared would sign the visitor in to another's account.
 */
export function takeReturn(query: string): SocialReturn | undefined {
  const kept = storage().get(name);
  storage().remove(name);
  const answer = new URLSearchParams(query);
  const code = answer.get('code');
  const state = answer.get('state') ?? '';
  if (!kept || !code) return undefined;
  const asked: unknown = JSON.parse(kept);
  if (typeof asked !== 'object' || asked === null) return undefined;
  if (!('state' in asked) || asked.state !== state) return undefined;
  const search = 'search' in asked && typeof asked.search === 'string' ? asked.search : '';
  return { code, state, search };
}
