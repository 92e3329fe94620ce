import { signInWithFacebook, signInWithGoogle } from '#contract/operations.ts';
import type { Client } from '../../data/client.ts';
import type { SocialService } from './signInStep.ts';
import { rememberLeaving, returnPath, type SocialIntent } from './socialReturn.ts';

/**
 * Redirects the browser to a service, which redirects back to /auth/google or /auth/facebook.
 * @param password proof of identity, to link an account some time after the sign-in
 * @throws the error of the call, or an Error if the response contains no web address
 */
export async function leaveForService(
  api: Pick<Client, 'call'>,
  service: SocialService,
  intent: SocialIntent,
  password?: string,
): Promise<void> {
  const body = {
    intent,
    redirectUri: returnPath(service),
    ...(password !== undefined && { password }),
  };
  const answer =
    service === 'google'
      ? await api.call(signInWithGoogle, { body })
      : await api.call(signInWithFacebook, { body: { ...body, userType: 'customer' } });
  if (answer.outcome !== 'redirect') throw new Error(`${service} answered ${answer.outcome}`);
  const authUrl = new URL(answer.authUrl, location.origin);
  if (!/^https?:$/.test(authUrl.protocol)) throw new Error(`${service} has no web address`);
  rememberLeaving(authUrl, intent === 'signin' ? location.search : '', intent);
  location.assign(authUrl);
}
