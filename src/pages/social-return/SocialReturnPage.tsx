import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { connectSocialAccount, finishInstagram } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import type { SessionData } from '../../session/loginState.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { forgetLeaving, readReturn } from '../sign-in/socialReturn.ts';

interface SocialReturnPageProps {
  service: 'google' | 'facebook' | 'instagram';
  /** User who links the account. */
  user: Pick<SessionData['user'], 'id' | 'customerId'>;
  /** Path of the page with the linked accounts; the result is shown there. */
  to: string;
}

/**
 * Renders the return from a social service while signed in: links the account, then redirects. Without a
 * pending request it redirects home.
 */
export function SocialReturnPage({ service, user, to }: SocialReturnPageProps) {
  const api = useApi();
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const taken = useRef(false);

  const link = useCallback(
    async (code: string, state: string) => {
      if (service === 'instagram')
        return api.call(finishInstagram, { params: { parameter: code }, body: { state } });
      const params = { customerId: user.customerId, id: user.id };
      return api.call(connectSocialAccount, {
        params,
        body: { type: service, token: code, state },
      });
    },
    [api, service, user.customerId, user.id],
  );

  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const arrival = readReturn(location.search, 'connect');
    const left = new URLSearchParams(forgetLeaving()).get('redirectUrl');
    const back = left?.startsWith('/providers/') ? left : to;
    const finish = async () => {
      if (arrival?.outcome === 'granted') {
        await link(arrival.code, arrival.state);
        notify(`shell.social.${service}.linked`, { type: 'success' });
      } else if (arrival?.outcome === 'cancelled') {
        notify('shell.social.cancelled', { type: 'info' });
      } else if (arrival) {
        notify(`shell.social.${service}.refused`, { type: 'error' });
      }
    };
    // Removes the code from the address in any case.
    finish()
      .catch((error: unknown) =>
        notify(error instanceof Error ? error.message : `shell.social.${service}.refused`, {
          type: 'error',
        }),
      )
      .finally(() => void navigate(arrival ? back : '/', { replace: true }));
  }, [link, navigate, notify, service, to]);

  return <SkeletonRows label={translate('shell.loading')} rows={3} rowHeight="56px" />;
}
