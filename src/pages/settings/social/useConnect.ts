import { HttpError, useNotify } from 'react-admin';
import { useState } from 'react';
import { useApi } from '../../../engine/queries/useApi.ts';
import { errorMessage } from '../../../ui/errorMessage.ts';
import { leaveForService } from '../../sign-in/leaveForService.ts';
import type { SocialService } from '../../sign-in/signInStep.ts';
import { codeOf, faultOf } from '../refusal.ts';

/** Link that requires the password first. */
export interface PendingLink {
  service: SocialService;
  /** Message that the password is required. */
  help?: string;
  /** Message of a rejected password. */
  fault?: string;
}

/**
 * Returns a function that redirects to a service to link an account, the service of the current redirect, and the
 * link that waits for the password.
 */
export function useConnect() {
  const api = useApi();
  const notify = useNotify();
  const [leaving, setLeaving] = useState<SocialService>();
  const [pending, setPending] = useState<PendingLink>();
  const connect = async (service: SocialService, password?: string) => {
    setLeaving(service);
    try {
      await leaveForService(api, service, 'connect', password);
    } catch (error) {
      setLeaving(undefined);
      if (codeOf(error) === 'reauth_required') {
        setPending({ service, help: errorMessage(error) });
        return;
      }
      const fault = faultOf(error, 'password');
      if (fault !== undefined) {
        setPending({ service, fault });
        return;
      }
      const message =
        error instanceof HttpError ? error.message : `shell.social.${service}.refused`;
      notify(message, { type: 'error' });
    }
  };
  return { leaving, pending, connect, cancel: () => setPending(undefined) };
}
