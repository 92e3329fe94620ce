export type IdentityService = 'google' | 'facebook' | 'instagram';

/** A person as the service knows them. */
export interface Identity {
  /** The service's own stable id of the person. */
  subject: string;
  name: string;
  email: string | undefined;
  emailVerified: boolean;
}

/** Signing in with another service: the same redirects for the local sandbox and the real one. */
export interface IdentityPort {
  /** Address to send the browser to. `state` and `nonce` come back and are checked by the caller. */
  authUrl(
    service: IdentityService,
    request: { redirectUri: string; state: string; nonce: string; codeChallenge: string },
  ): string;
  /** Exchanges the code of the return; undefined where the service refuses it or its proof does not hold. */
  exchange(
    service: IdentityService,
    request: { code: string; redirectUri: string; nonce: string; codeVerifier: string },
  ): Promise<Identity | undefined>;
  /** Checks a token that the service's own script gave in the browser; undefined where it is not for us. */
  verifyToken(service: IdentityService, token: string): Promise<Identity | undefined>;
}
