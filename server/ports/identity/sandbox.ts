import { createHash, randomBytes } from 'node:crypto';
import type { Identity, IdentityService } from './port.ts';
import { sandboxPeople } from './sandboxPeople.ts';
import type { ServiceIdentity } from './serviceIdentity.ts';

interface Issued {
  service: IdentityService;
  identity: Identity;
  redirectUri: string;
  nonce: string;
  codeChallenge: string;
  expiresAt: number;
}

/** Consent that a user gives on the sandbox's page. */
export interface Consent {
  service: IdentityService;
  person: string;
  redirectUri: string;
  nonce: string;
  codeChallenge: string;
}

export interface SandboxIdentity {
  service(service: IdentityService): ServiceIdentity;
  /** Issues a single-use code that expires after five minutes; undefined for an unknown user. */
  issueCode(consent: Consent): string | undefined;
}

interface SandboxOptions {
  /** URL of the panel and of the sandbox's page, without a trailing slash. */
  publicUrl: string;
  clock?: () => Date;
}

const CODE_MS = 300_000;
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Simulates the identity services in this process: the same redirects, codes, nonces and proofs, with fictitious
 * users.
 */
export function sandboxIdentity({
  publicUrl,
  clock = () => new Date(),
}: SandboxOptions): SandboxIdentity {
  const codes = new Map<string, Issued>();

  function sweep(now: number): void {
    for (const [code, { expiresAt }] of codes) if (expiresAt <= now) codes.delete(code);
  }

  return {
    issueCode({ service, person, ...request }) {
      const identity = sandboxPeople[service].get(person);
      if (!identity) return undefined;
      const now = clock().getTime();
      sweep(now);
      const code = randomBytes(24).toString('base64url');
      codes.set(code, { service, identity, ...request, expiresAt: now + CODE_MS });
      return code;
    },
    service: (service) => ({
      authUrl({ redirectUri, state, nonce, codeChallenge }) {
        const query = new URLSearchParams({
          redirect_uri: redirectUri,
          state,
          nonce,
          code_challenge: codeChallenge,
        });
        return `${publicUrl}/sandbox/idp/${service}/authorize?${query.toString()}`;
      },
      async exchange({ code, redirectUri, nonce, codeVerifier }) {
        const issued = codes.get(code);
        codes.delete(code);
        const holds =
          issued &&
          issued.service === service &&
          issued.redirectUri === redirectUri &&
          issued.nonce === nonce &&
          issued.codeChallenge === s256(codeVerifier);
        return holds && issued.expiresAt > clock().getTime() ? issued.identity : undefined;
      },
      async verifyToken(token) {
        return [...sandboxPeople[service].values()].find(
          ({ subject }) => token === `token-of-${subject}`,
        );
      },
    }),
  };
}
