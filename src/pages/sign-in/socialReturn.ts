import { keyStorage } from '../../session/keyStorage.ts';
import type { SocialService } from './signInStep.ts';

const name = 'socialSignIn';
const storage = () => keyStorage(() => sessionStorage);

/** Where a service sends the browser back to. */
export function returnPath(service: SocialService | 'instagram'): string {
  return service === 'instagram' ? '/instagram/callback' : `/auth/${service}`;
}

/** The service whose return this path is. */
export function serviceOf(pathname: string): SocialService | undefined {
  return (['google', 'facebook'] as const).find((service) => pathname === returnPath(service));
}

/** To come in, or to link an account of the service to oneself or to one's page. */
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
export function rememberLeaving(
  authUrl: URL,
  search: string,
  intent: SocialIntent = 'signin',
): void {
  const state = authUrl.searchParams.get('state') ?? '';
  storage().set(name, JSON.stringify({ state, search, intent } satisfies Leaving));
}

export interface SocialReturn {
  readonly code: string;
  readonly state: string;
  /** Query of the page that was left. */
  readonly search: string;
}

function isLeaving(value: unknown): value is Leaving {
  if (typeof value !== 'object' || value === null) return false;
  return 'state' in value && 'search' in value && 'intent' in value;
}

/** What this tab left for, once. */
function takeLeaving(): Leaving | undefined {
  const kept = storage().get(name);
  storage().remove(name);
  const asked: unknown = JSON.parse(kept ?? 'null');
  return isLeaving(asked) ? asked : undefined;
}

/**
 * What a service sent back to who signs in, once. Only an answer to what this tab asked counts: a
 * return address that somebody else prepared would sign the visitor in to another's account.
 */
export function takeReturn(query: string): SocialReturn | undefined {
  const asked = takeLeaving();
  const answer = new URLSearchParams(query);
  const code = answer.get('code');
  if (asked?.intent !== 'signin' || !code || answer.get('state') !== asked.state) return undefined;
  return { code, state: asked.state, search: asked.search };
}

/**
 * What a service sent back to who is signed in, once: the code to link the account with, `refused`
 * where the service gave none, undefined where this tab asked for no link.
 */
export function takeConnection(
  query: string,
): Omit<SocialReturn, 'search'> | 'refused' | undefined {
  const asked = takeLeaving();
  const answer = new URLSearchParams(query);
  // A return that somebody else prepared would link their account to who follows it.
  if (asked?.intent !== 'connect' || answer.get('state') !== asked.state) return undefined;
  const code = answer.get('code');
  return code ? { code, state: asked.state } : 'refused';
}
