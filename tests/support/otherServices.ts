import { sandboxIdentity } from '../../server/ports/identity/sandbox.ts';
import type { IdentityPort, IdentityService } from '../../server/ports/identity/port.ts';
import { identityOver } from '../../server/ports/identity/serviceIdentity.ts';

export interface OtherServices {
  identity: IdentityPort;
  /** Returns the parameters that a service sends back when a user agrees on its page. */
  agree: (
    service: IdentityService,
    person: string,
    authUrl: string,
  ) => { code: string; state: string };
}

/** Simulates Google, Facebook and Instagram with the sandbox. */
export function otherServices(publicUrl = 'http://localhost:4000'): OtherServices {
  const sandbox = sandboxIdentity({ publicUrl, clock: () => new Date('2026-11-21T09:00:00.000Z') });
  return {
    identity: identityOver({
      google: sandbox.service('google'),
      facebook: sandbox.service('facebook'),
      instagram: sandbox.service('instagram'),
    }),
    agree(service, person, authUrl) {
      const { searchParams } = new URL(authUrl);
      const parameter = (key: string) => searchParams.get(key) ?? '';
      const code = sandbox.issueCode({
        service,
        person,
        redirectUri: parameter('redirect_uri'),
        nonce: parameter('nonce'),
        codeChallenge: parameter('code_challenge'),
      });
      if (code === undefined) throw new Error(`the sandbox has no person ${person}`);
      return { code, state: parameter('state') };
    },
  };
}
