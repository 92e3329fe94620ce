import { resetPassword, signIn } from '#contract/operations.ts';
import { Heading } from './Heading.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useLaterTools } from './DeferredMessages.tsx';
import type { SignInResult } from './signInStep.ts';

interface RenewExpiredProps {
  recoveryKey: string;
  /** Identifier of the sign-in; if undefined, the user has to sign in again. */
  identifier: string | undefined;
  onResult: (result: SignInResult, identifier: string) => Promise<void>;
  onDone: () => void;
}

/** Renders /auth/renew-password for a correct but expired password, and signs in with the new one. */
export function RenewExpired({ recoveryKey, identifier, onResult, onDone }: RenewExpiredProps) {
  const { t, client } = useLaterTools();
  const save = async (password: string) => {
    const body = { password, userType: 'customer' } as const;
    await client.call(resetPassword, { params: { recoveryKey }, body });
    if (identifier === undefined) onDone();
    else await onResult(await client.call(signIn, { body: { identifier, password } }), identifier);
  };
  return (
    <>
      <Heading
        title={t('newPassword.title')}
        heading={t('newPassword.expiredHeading')}
        lead={t('newPassword.expiredLead')}
      />
      <NewPasswordForm username={identifier} onSave={save} />
    </>
  );
}
