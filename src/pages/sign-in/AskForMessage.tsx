import { useEffect, useRef, useState } from 'react';
import { paths } from '../../session/guards.ts';
import { TextField } from './Field.tsx';
import { Form, textIn } from './Form.tsx';
import { Heading } from './Heading.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { useLaterTools } from './DeferredMessages.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmission } from './useSubmission.ts';
import styles from './SignInLayout.module.css';

interface AskForMessageProps {
  title: string;
  heading: string;
  lead: string;
  label: string;
  submit: string;
  doneHeading: string;
  done: string;
  onSend: (identifier: string) => Promise<void>;
}

const names = ['identifier'];

/** Renders a form with one field, then a confirmation that a message is sent if the account exists. */
export function AskForMessage(props: AskForMessageProps) {
  const { t } = useLaterTools();
  const [sent, setSent] = useState(false);
  return (
    <>
      {sent ? (
        <Heading title={props.title} heading={props.doneHeading} lead={props.done} focus />
      ) : (
        <>
          <Heading title={props.title} heading={props.heading} lead={props.lead} />
          <AskForm {...props} onSent={() => setSent(true)} />
        </>
      )}
      <p className={styles['links']}>
        <PlaceLink to={paths.signIn}>{t('backToSignIn')}</PlaceLink>
        {sent && (
          <button type="button" className={styles['link']} onClick={() => setSent(false)}>
            {t('forgotPassword.again')}
          </button>
        )}
      </p>
    </>
  );
}

function AskForm(props: AskForMessageProps & { onSent: () => void }) {
  const submission = useSubmission(names);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <Form
      submission={submission}
      onSubmit={(values) => {
        const identifier = textIn(values, 'identifier').trim();
        if (!submission.check({ identifier: identifier ? undefined : 'required' })) return;
        submission.run(async () => {
          await props.onSend(identifier);
          props.onSent();
        });
      }}
    >
      <TextField
        ref={input}
        name="identifier"
        label={props.label}
        autoComplete="username"
        error={submission.faults.fields['identifier']}
      />
      <SubmitButton label={props.submit} busy={submission.busy} />
    </Form>
  );
}
