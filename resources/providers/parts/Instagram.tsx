import InstagramIcon from '@mui/icons-material/Instagram';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { use, useState } from 'react';
import { createProviderAction, startInstagram } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { LeaveForServiceContext } from '../../../src/engine/access/serviceReturn.ts';
import { useIsImpersonated } from '../../../src/engine/access/useIsImpersonated.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog.tsx';
import { useNotifyError } from '../../../src/ui/useNotifyError.ts';
import styles from './Section.module.css';

/** Returns the mutations that connect and disconnect the account of a provider. */
function useInstagram(id: number) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const queryClient = useQueryClient();
  const leave = use(LeaveForServiceContext);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    connect: () =>
      run(async () => {
        const { authUrl } = await api.call(startInstagram, { body: { providerId: id } });
        leave(authUrl, `/providers/${id}/info/instagram`);
      }),
    disconnect: () =>
      run(async () => {
        await api.call(createProviderAction, {
          params: { id },
          body: { type: 'disconnectInstagram' },
        });
        await queryClient.invalidateQueries({ queryKey: ['providers'] });
        notify('resources.providers.instagram.disconnected', { type: 'success' });
      }),
  };
}

/**
 * Renders the Instagram account of a provider. Its owner connects it at Instagram and disconnects
 * it here.
 */
export function Instagram({ record: provider }: { record: Schemas['Provider'] }) {
  const translate = useTranslate();
  const isImpersonated = useIsImpersonated();
  const { instagramName: name, id } = provider;
  const { isBusy, connect, disconnect } = useInstagram(id);
  const [isConfirming, setConfirming] = useState(false);
  const message = (key: string, args?: object) =>
    translate(`resources.providers.instagram.${key}`, args);
  const title = translate('resources.providers.groups.instagram');
  const canConnect = provider.allowed.update && !isImpersonated;
  return (
    <section className={styles.section} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{message('text')}</p>
      </header>
      <div className={styles.card}>
        {name === null ? (
          <p>{message('none')}</p>
        ) : (
          <p className={styles.large}>
            <bdi>@{name}</bdi>
          </p>
        )}
        {canConnect && (
          <div className={styles.buttons}>
            <Button
              variant={name === null ? 'contained' : 'outlined'}
              startIcon={<InstagramIcon />}
              disabled={isBusy}
              onClick={() => void connect()}
            >
              {message(name === null ? 'connect' : 'change')}
            </Button>
            {name !== null && (
              <Button variant="text" disabled={isBusy} onClick={() => setConfirming(true)}>
                {message('disconnect')}
              </Button>
            )}
          </div>
        )}
        {isImpersonated && <p className={styles.muted}>{message('blocked')}</p>}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={message('sure', { name })}
          text={message('sureText')}
          action={message('disconnect')}
          isBusy={isBusy}
          onConfirm={() => void disconnect().then(() => setConfirming(false))}
          onClose={() => setConfirming(false)}
        />
      )}
    </section>
  );
}
