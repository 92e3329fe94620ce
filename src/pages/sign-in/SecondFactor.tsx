import { useEffect, useRef, useState } from 'react';
import { signIn } from '#contract/operations.ts';
import { codeDigits, codeLength } from './codeDigits.ts';
import { CodeField } from './CodeField.tsx';
import { TextField } from './Field.tsx';
import { Form, textIn } from './Form.tsx';
import { Heading } from './Heading.tsx';
import { useLaterTools } from './DeferredMessages.tsx';
import type { SignInResult } from './signInStep.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmission } from './useSubmission.ts';
import styles from './SignInLayout.module.css';

interface SecondFactorProps {
  challenge: string;
  onResult: (result: SignInResult) => Promise<void>;
  /** Called with the error if the request fails, for instance because the challenge has expired. */
  onEnded: (error: unknown) => void;
}

const names = ['code'];

/** Renders the field for an authenticator code or a recovery code. */
export function SecondFactor({ challenge, onResult, onEnded }: SecondFactorProps) {
  const { t, client } = useLaterTools();
  const submission = useSubmission(names);
  const [recovery, setRecovery] = useState(false);
  const recoveryInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    recoveryInput.current?.focus();
  }, [recovery]);

  const send = (code: string) => {
    submission.run(async () => {
      const result = await client.call(signIn, { body: { challenge, code } }).catch(onEnded);
      if (result) await onResult(result);
    });
  };
  const error = submission.faults.fields['code'];
  return (
    <>
      <Heading
        title={t('second.title')}
        heading={t('second.heading')}
        lead={t(recovery ? 'second.recoveryLead' : 'second.lead')}
      />
      <Form
        submission={submission}
        onSubmit={(values) => {
          const typed = textIn(values, 'code').trim();
          const code = recovery ? typed : codeDigits(typed);
          const isWhole = recovery ? code !== '' : code.length === codeLength;
          const missing = recovery ? 'required' : 'faults.digits';
          if (submission.check({ code: isWhole ? undefined : missing })) send(code);
        }}
      >
        {recovery ? (
          <TextField
            ref={recoveryInput}
            name="code"
            label={t('second.recoveryLabel')}
            autoComplete="off"
            error={error}
          />
        ) : (
          <CodeField label={t('code.label')} error={error} onComplete={send} />
        )}
        <SubmitButton
          label={t('second.submit')}
          busyLabel={t('login.busy')}
          busy={submission.busy}
        />
      </Form>
      <p className={styles['links']}>
        <button
          type="button"
          className={styles['link']}
          onClick={() => {
            submission.check({});
            setRecovery(!recovery);
          }}
        >
          {t(recovery ? 'second.useApp' : 'second.useRecovery')}
        </button>
      </p>
    </>
  );
}
