import { useEffect, useState } from 'react';
import { checkRecoveryKey, resetPassword } from '#contract/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import { paths } from '../../session/guards.ts';
import { Heading } from './Heading.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { goTo } from './browserLocation.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { takeRecoveryKey } from './recoveryKey.ts';
import { useLaterTools } from './DeferredMessages.tsx';
import { WaitingBar } from './Waiting.tsx';
import styles from './SignInLayout.module.css';

type KeyState = 'asking' | 'good' | 'bad';

/** Returns true if the link is invalid for any reason (400, 404, 409). Other errors may not recur on submit. */
function isSpoilt(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409].includes(error.status);
}

function useKeyState(recoveryKey: string | undefined): [KeyState, (state: KeyState) => void] {
  const { client } = useLaterTools();
  const [state, setState] = useState<KeyState>(recoveryKey ? 'asking' : 'bad');
  useEffect(() => {
    if (!recoveryKey) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    client
      .call(checkRecoveryKey, { query: { recoveryKey }, signal })
      .then(({ data }) => setState(data.valid ? 'good' : 'bad'))
      .catch((error: unknown) => {
        if (!signal.aborted) setState(isSpoilt(error) ? 'bad' : 'good');
      });
    return () => controller.abort();
  }, [client, recoveryKey]);
  return [state, setState];
}

/** Renders /password-reset/{recoveryKey}, which sets a new password by the link of a message. */
export function PasswordReset() {
  const { t, client } = useLaterTools();
  const [recoveryKey] = useState(takeRecoveryKey);
  const [state, setState] = useKeyState(recoveryKey);
  const title = t('newPassword.title');

  if (recoveryKey && state === 'good') {
    const save = async (password: string) => {
      const body = { password, userType: 'customer' } as const;
      try {
        await client.call(resetPassword, { params: { recoveryKey }, body });
      } catch (error) {
        if (!isSpoilt(error)) throw error;
        setState('bad');
        return;
      }
      goTo(paths.signIn, { replace: true, state: { passwordChanged: true } });
    };
    return (
      <>
        <Heading title={title} heading={t('newPassword.heading')} lead={t('newPassword.lead')} />
        <NewPasswordForm onSave={save} />
      </>
    );
  }
  if (state === 'asking') return <WaitingBar label={t('loading')} />;
  return (
    <>
      <Heading
        title={title}
        heading={t('newPassword.badHeading')}
        lead={t('newPassword.bad')}
        focus
      />
      <PlaceLink
        to="/auth/forgot-password"
        className="ui-button ui-button--primary ui-button--wide"
      >
        {t('newPassword.newLink')}
      </PlaceLink>
      <p className={styles['links']}>
        <PlaceLink to={paths.signIn}>{t('backToSignIn')}</PlaceLink>
      </p>
    </>
  );
}
