import { requestUsername } from '#contract/operations.ts';
import { AskForMessage } from './AskForMessage.tsx';
import { useLaterTools } from './DeferredMessages.tsx';

/** Renders /auth/forgot-username, which sends the username to its owner by e-mail or SMS. */
export function ForgotUsername() {
  const { t, client } = useLaterTools();
  return (
    <AskForMessage
      title={t('forgotUsername.title')}
      heading={t('forgotUsername.heading')}
      lead={t('forgotUsername.lead')}
      label={t('forgotUsername.identifier')}
      submit={t('forgotUsername.submit')}
      doneHeading={t('forgotUsername.doneHeading')}
      done={t('forgotUsername.done')}
      onSend={async (identifier) => {
        await client.call(requestUsername, { body: { identifier } });
      }}
    />
  );
}
