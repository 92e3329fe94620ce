import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { deleteSocialAccount } from '#contract/operations.ts';
import { useApi } from '../../../engine/queries/useApi.ts';
import type { SocialService } from '../../sign-in/signInStep.ts';
import { Blocked } from '../Blocked.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import styles from '../parts.module.css';
import type { SettingsUser } from '../SettingsUser.ts';
import { useOwnUser } from '../useOwnUser.ts';
import { useReloadSession } from '../../../session/useReloadSession.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SocialRow } from './SocialRow.tsx';
import { useConnect } from './useConnect.ts';
import { useNotifyError } from '../../../ui/useNotifyError.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';

const services: readonly SocialService[] = ['google', 'facebook'];

/**
 * Renders Google and Facebook as further sign-in methods. Only the user themselves may connect or disconnect them.
 */
export function SocialTab({ user, isImpersonated }: SettingsUser) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const queryClient = useQueryClient();
  const reloadSession = useReloadSession();
  const { leaving, pending, connect, cancel } = useConnect();
  const { data: record, error, refetch } = useOwnUser(user.id);
  const [confirming, setConfirming] = useState<SocialService>();
  const [isBusy, setBusy] = useState(false);
  if (isImpersonated) return <Blocked />;
  if (!record)
    return (
      <QueryBoundary
        isPending={!error}
        error={error}
        onRetry={() => void refetch()}
        rows={2}
        rowHeight="64px"
      />
    );

  const linked = { google: record.googleId !== null, facebook: record.facebookId !== null };
  const disconnect = async (service: SocialService) => {
    setBusy(true);
    try {
      const params = { customerId: user.customerId, id: user.id, type: service };
      await api.call(deleteSocialAccount, { params });
      await queryClient.invalidateQueries({ queryKey: ['customer-users'] });
      await reloadSession();
      notify(`settings.social.${service}.unlinked`, { type: 'success' });
    } catch (failure) {
      notifyError(failure);
    } finally {
      setBusy(false);
      setConfirming(undefined);
    }
  };

  return (
    <div className={styles.card}>
      <ul className={styles.rows}>
        {services.map((service) => (
          <SocialRow
            key={service}
            service={service}
            isLinked={linked[service]}
            isLeaving={leaving !== undefined}
            onConnect={() => void connect(service)}
            onDisconnect={() => setConfirming(service)}
          />
        ))}
      </ul>
      {pending && (
        <PasswordDialog
          link={pending}
          isBusy={leaving !== undefined}
          onConfirm={(password) => void connect(pending.service, password)}
          onClose={cancel}
        />
      )}
      {confirming && (
        <ConfirmDialog
          title={translate(`settings.social.${confirming}.ask`)}
          text={translate('settings.social.askText')}
          action={translate(`settings.social.${confirming}.disconnect`)}
          isBusy={isBusy}
          onConfirm={() => void disconnect(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </div>
  );
}
