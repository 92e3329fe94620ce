import type { Identity, IdentityPort, IdentityService } from './port.ts';

/** Adapter of one identity service. */
export interface ServiceIdentity {
  authUrl(request: {
    redirectUri: string;
    state: string;
    nonce: string;
    codeChallenge: string;
  }): string;
  exchange(request: {
    code: string;
    redirectUri: string;
    nonce: string;
    codeVerifier: string;
  }): Promise<Identity | undefined>;
  verifyToken(token: string): Promise<Identity | undefined>;
}

/** Creates the identity port from one adapter per service. */
export function identityOver(services: Record<IdentityService, ServiceIdentity>): IdentityPort {
  return {
    authUrl: (service, request) => services[service].authUrl(request),
    exchange: (service, request) => services[service].exchange(request),
    verifyToken: (service, token) => services[service].verifyToken(token),
  };
}

/**
 * Service that this deployment does not offer: redirects the browser back at once, like a real service that is
 * down.
 */
export const closedService: ServiceIdentity = {
  authUrl: ({ redirectUri, state }) =>
    `${redirectUri}?${new URLSearchParams({ error: 'temporarily_unavailable', state }).toString()}`,
  exchange: async () => undefined,
  verifyToken: async () => undefined,
};
