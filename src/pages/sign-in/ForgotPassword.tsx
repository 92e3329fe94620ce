import { requestPasswordReset } from '#contract/operations.ts';
import { AskForMessage } from './AskForMessage.tsx';
import { useLaterTools } from './DeferredMessages.tsx';

/**
 * Renders /auth/forgot-password, which sends a link by e-mail or SMS. The response never reveals whether the
 * account exists.
 */
export function ForgotPassword() {
  const { t, client } = useLaterTools();
  return (
    <AskForMessage
      title={t('forgotPassword.title')}
      heading={t('forgotPassword.heading')}
      lead={t('forgotPassword.lead')}
      label={t('login.identifier')}
      submit={t('forgotPassword.submit')}
      doneHeading={t('forgotPassword.doneHeading')}
      done={t('forgotPassword.done')}
      onSend={async (identifier) => {
        await client.call(requestPasswordReset, { body: { identifier } });
      }}
    />
  );
}
