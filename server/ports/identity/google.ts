import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { fetchFromService, textIn } from './fetchFromService.ts';
import type { Identity } from './port.ts';
import type { ServiceIdentity } from './serviceIdentity.ts';

export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  /** Google's own addresses when left out. */
  endpoints?: { authorize: string; token: string; keys: string; issuers: string[] };
}

const GOOGLE = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
};

function identityOf(payload: JWTPayload): Identity | undefined {
  const email = textIn(payload, 'email');
  if (!payload.sub) return undefined;
  return {
    subject: payload.sub,
    name: textIn(payload, 'name') ?? email ?? payload.sub,
    email,
    emailVerified: payload['email_verified'] === true,
  };
}

/** Returns true if the token is invalid; false if the keys could not be fetched. */
const isUnfit = (error: unknown) =>
  error instanceof errors.JOSEError &&
  error.code !== 'ERR_JOSE_GENERIC' &&
  error.code !== 'ERR_JWKS_TIMEOUT';

/**
 * Creates the Google sign-in by OpenID Connect: code with PKCE, and an identity token whose signature, issuer,
 * audience, time and nonce are verified.
 */
export function googleIdentity({
  clientId,
  clientSecret,
  endpoints = GOOGLE,
}: GoogleOptions): ServiceIdentity {
  const keys = createRemoteJWKSet(new URL(endpoints.keys));

  async function read(idToken: string, nonce: string | undefined): Promise<Identity | undefined> {
    const claims = {
      issuer: endpoints.issuers,
      audience: clientId,
      algorithms: ['RS256'],
      clockTolerance: 10,
      requiredClaims: ['exp', 'iat', 'sub'],
    };
    const verified = await jwtVerify(idToken, keys, claims).catch((error: unknown) => {
      if (isUnfit(error)) return undefined;
      throw error;
    });
    if (!verified || (nonce !== undefined && verified.payload['nonce'] !== nonce)) return undefined;
    return identityOf(verified.payload);
  }

  return {
    authUrl({ redirectUri, state, nonce, codeChallenge }) {
      const url = new URL(endpoints.authorize);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).toString();
      return url.href;
    },
    async exchange({ code, redirectUri, nonce, codeVerifier }) {
      const form = {
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      };
      const answer = await fetchFromService(endpoints.token, { method: 'POST', form });
      const idToken = answer && textIn(answer, 'id_token');
      return idToken === undefined ? undefined : read(idToken, nonce);
    },
    verifyToken: (token) => read(token, undefined),
  };
}
