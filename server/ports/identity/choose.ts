import type { FastifyPluginAsync } from 'fastify';
import { facebookIdentity, type FacebookOptions } from './facebook.ts';
import { googleIdentity, type GoogleOptions } from './google.ts';
import { instagramIdentity, type InstagramOptions } from './instagram.ts';
import type { IdentityPort, IdentityService } from './port.ts';
import { sandboxIdentity } from './sandbox.ts';
import { sandboxIdentityPage } from './sandboxPage.ts';
import { closedService, identityOver, type ServiceIdentity } from './serviceIdentity.ts';

export interface IdentityConfiguration {
  publicUrl: string;
  /**
   * True if the sandbox simulates services without keys; otherwise they are disabled. Never true in production.
   */
  sandbox: boolean;
  google?: Pick<GoogleOptions, 'clientId' | 'clientSecret'> | undefined;
  facebook?: Pick<FacebookOptions, 'appId' | 'appSecret' | 'version'> | undefined;
  instagram?: Pick<InstagramOptions, 'appId' | 'appSecret'> | undefined;
}

/** Creates the configured identity port, and the sandbox's page if enabled. */
export function chooseIdentity({
  publicUrl,
  sandbox,
  google,
  facebook,
  instagram,
}: IdentityConfiguration): { identity: IdentityPort; page: FastifyPluginAsync | undefined } {
  const played = sandbox ? sandboxIdentity({ publicUrl }) : undefined;
  const otherwise = (service: IdentityService): ServiceIdentity =>
    played?.service(service) ?? closedService;
  const identity = identityOver({
    google: google ? googleIdentity(google) : otherwise('google'),
    facebook: facebook ? facebookIdentity(facebook) : otherwise('facebook'),
    instagram: instagram ? instagramIdentity(instagram) : otherwise('instagram'),
  });
  return { identity, page: played && sandboxIdentityPage(played, publicUrl) };
}
