export type IdentityService = 'google' | 'facebook' | 'instagram';

/** User as reported by an identity service. */
export interface Identity {
  /** Stable user id of the service. */
  subject: string;
  name: string;
  email: string | undefined;
  emailVerified: boolean;
}

/** Sign-in with external services; the sandbox uses the same redirects as the real services. */
export interface IdentityPort {
  /**
   * Returns the URL to redirect the browser to. The service returns `state` and `nonce`, which the caller checks.
   */
  authUrl(
    service: IdentityService,
    request: { redirectUri: string; state: string; nonce: string; codeChallenge: string },
  ): string;
  /** Exchanges the authorization code; undefined if the service rejects it or its proof is invalid. */
  exchange(
    service: IdentityService,
    request: { code: string; redirectUri: string; nonce: string; codeVerifier: string },
  ): Promise<Identity | undefined>;
  /** Validates a token from the service's browser script; undefined if it was not issued to this app. */
  verifyToken(service: IdentityService, token: string): Promise<Identity | undefined>;
}
