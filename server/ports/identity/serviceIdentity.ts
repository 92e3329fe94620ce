import type { Identity, IdentityPort, IdentityService } from './port.ts';

/** One service behind the port. */
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

/** The port over one adapter a service. */
export function identityOver(services: Record<IdentityService, ServiceIdentity>): IdentityPort {
  return {
    authUrl: (service, request) => services[service].authUrl(request),
    exchange: (service, request) => services[service].exchange(request),
    verifyToken: (service, token) => services[service].verifyToken(token),
  };
}

/** A service that this deployment does not offer: it sends the browser straight back, as the real ones do when they are down. */
export const closedService: ServiceIdentity = {
  authUrl: ({ redirectUri, state }) =>
    `${redirectUri}?${new URLSearchParams({ error: 'temporarily_unavailable', state }).toString()}`,
  exchange: async () => undefined,
  verifyToken: async () => undefined,
};
