import { createHash, randomBytes } from 'node:crypto';
import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import { invalid, ApiError } from '../../http/apiError.ts';
import { newToken } from '../../secrets/token.ts';
import type { Identity, IdentityService } from '../../ports/identity/port.ts';
import type { Ports } from '../../ports/ports.ts';
import {
  lockChallenge,
  openChallenge,
  textOf,
  useChallenge,
  type Challenge,
} from './challenges.ts';

/** Purpose of the redirects. */
export type SocialIntent = 'signin' | 'connect' | 'instagram';

export interface SocialCaller {
  now: Date;
  ports: Ports;
  publicUrl: string;
  language: Language;
}

/** Time limit of a redirect flow in seconds. */
const FLOW_SECONDS = 600;

/** Return paths of the redirects, as registered at the services. */
const RETURN: Record<IdentityService, string> = {
  google: '/auth/google',
  facebook: '/auth/facebook',
  instagram: '/instagram/callback',
};

interface Start {
  service: IdentityService;
  intent: SocialIntent;
  redirectUri: string | undefined;
  /** User to whom the flow belongs, if one is signed in. */
  user?: { id: number; customer_id: number };
  providerId?: number;
}

/** Starts a redirect flow with single-use state, nonce and PKCE; the verifier never leaves the server. */
export async function startSocial(
  tx: Tx,
  { now, ports, publicUrl }: SocialCaller,
  { service, intent, redirectUri, user, providerId }: Start,
): Promise<Schemas['AuthUrl']> {
  if (redirectUri === undefined) throw invalid({ path: 'redirectUri', code: 'required' });
  if (redirectUri !== RETURN[service]) throw invalid({ path: 'redirectUri', code: 'enum' });
  const nonce = newToken('no');
  const codeVerifier = randomBytes(32).toString('base64url');
  const payload = {
    service,
    intent,
    nonce,
    codeVerifier,
    ...(providerId !== undefined && { providerId }),
  };
  const state = await openChallenge(tx, {
    kind: 'social',
    seconds: FLOW_SECONDS,
    now,
    payload,
    ...(user && { user }),
  });
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return {
    outcome: 'redirect',
    authUrl: ports.identity.authUrl(service, {
      redirectUri: `${publicUrl}${redirectUri}`,
      state,
      nonce,
      codeChallenge,
    }),
  };
}

/** Consumes and returns the flow of a state; undefined for an unknown, foreign, expired or used one. */
export async function consumeFlow(
  tx: Tx,
  now: Date,
  service: IdentityService,
  intent: SocialIntent,
  state: string,
): Promise<Challenge | undefined> {
  const flow = await lockChallenge(tx, ['social'], state, now);
  if (!flow || textOf(flow, 'service') !== service || textOf(flow, 'intent') !== intent)
    return undefined;
  await useChallenge(tx, flow.id, now);
  return flow;
}

/**
 * Fetches the identity of the returning user from a service; call it after the commit.
 * @throws ApiError if the service's proof is invalid
 */
export async function personOf(
  { ports, publicUrl }: SocialCaller,
  service: IdentityService,
  flow: Challenge,
  code: string,
): Promise<Identity> {
  const request = {
    code,
    redirectUri: `${publicUrl}${RETURN[service]}`,
    nonce: textOf(flow, 'nonce'),
    codeVerifier: textOf(flow, 'codeVerifier'),
  };
  return proven(service, ports.identity.exchange(service, request));
}

/** Returns the identity in a token of the service's browser script. */
export async function personOfToken(
  { ports }: SocialCaller,
  service: IdentityService,
  token: string,
): Promise<Identity> {
  return proven(service, ports.identity.verifyToken(service, token));
}

async function proven(
  service: IdentityService,
  pending: Promise<Identity | undefined>,
): Promise<Identity> {
  const identity = await pending.catch(() => {
    throw new ApiError('unavailable', { retryAfter: 5 });
  });
  if (!identity) throw socialFailed(service);
  return identity;
}

/** Creates the error for a failed redirect flow. */
export function socialFailed(service: IdentityService): ApiError {
  return new ApiError('validation', {
    reason: service === 'instagram' ? 'instagram_failed' : 'social_failed',
  });
}
