import { HttpError, useNotify } from 'react-admin';
import { useState } from 'react';
import { useApi } from '../../../engine/queries/useApi.ts';
import { leaveForService } from '../../sign-in/leaveForService.ts';
import type { SocialService } from '../../sign-in/signInStep.ts';

/** Returns a function that redirects to a service to link an account, and the service of the current redirect. */
export function useConnect() {
  const api = useApi();
  const notify = useNotify();
  const [leaving, setLeaving] = useState<SocialService>();
  const connect = async (service: SocialService) => {
    setLeaving(service);
    try {
      await leaveForService(api, service, 'connect');
    } catch (error) {
      const message =
        error instanceof HttpError ? error.message : `shell.social.${service}.refused`;
      notify(message, { type: 'error' });
      setLeaving(undefined);
    }
  };
  return { leaving, connect };
}
