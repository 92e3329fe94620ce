import { useNotify } from 'ra-core';
import { useState } from 'react';
import { signInWithFacebook, signInWithGoogle } from '#contract/operations.ts';
import { useApi } from '../../../engine/api/useApi.ts';
import type { SocialService } from '../../sign-in/signInStep.ts';
import { rememberLeaving, returnPath } from '../../sign-in/socialReturn.ts';
import { wordsOf } from '../refusal.ts';

/** Leaves for the other service, which sends back to /auth/<service>. */
export function useConnect() {
  const api = useApi();
  const notify = useNotify();
  const [leaving, setLeaving] = useState<SocialService>();
  const start = (service: SocialService) => {
    const body = { intent: 'connect' as const, redirectUri: returnPath(service) };
    return service === 'google'
      ? api.call(signInWithGoogle, { body })
      : api.call(signInWithFacebook, { body: { ...body, userType: 'customer' } });
  };
  const connect = async (service: SocialService) => {
    setLeaving(service);
    try {
      const answer = await start(service);
      if (answer.outcome !== 'redirect') throw new Error(`shell.social.${service}.refused`);
      const authUrl = new URL(answer.authUrl, location.origin);
      if (!/^https?:$/.test(authUrl.protocol)) throw new Error(`shell.social.${service}.refused`);
      rememberLeaving(authUrl, '', 'connect');
      location.assign(authUrl);
    } catch (error) {
      notify(wordsOf(error), { type: 'error' });
      setLeaving(undefined);
    }
  };
  return { leaving, connect };
}
