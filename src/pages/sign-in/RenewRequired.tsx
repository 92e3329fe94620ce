import { getCustomerUser, updateCustomerUser } from '#contract/operations.ts';
import { fetchSession } from '../../session/loadSession.ts';
import { signOut } from '../../session/signOut.ts';
import { useLoginState } from '../../session/useLoginState.ts';
import { Heading } from './Heading.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useLaterTools } from './DeferredMessages.tsx';
import styles from './SignInLayout.module.css';

/** Renders /password-renew for a signed-in user who must set a new password first. */
export function RenewRequired() {
  const { t, client, session, open } = useLaterTools();
  const state = useLoginState(session.login);
  if (state.status !== 'in') return null;
  const { user } = state.session;

  const save = async (password: string, oldPassword: string) => {
    const params = { customerId: user.customerId, id: user.id };
    const { data } = await client.call(getCustomerUser, { params });
    const body = { password, oldPassword };
    await client.call(updateCustomerUser, { params, body, ifMatch: data.version });
    const keys = session.keys();
    if (keys) await open(await fetchSession(client, keys));
  };
  return (
    <>
      <Heading
        title={t('newPassword.title')}
        heading={t('newPassword.requiredHeading')}
        lead={t('newPassword.requiredLead')}
      />
      <NewPasswordForm username={user.username} withCurrent onSave={save} />
      <p className={styles['links']}>
        <button
          type="button"
          className={styles['link']}
          onClick={() => void signOut(client, session)}
        >
          {t('newPassword.signOut')}
        </button>
      </p>
    </>
  );
}
