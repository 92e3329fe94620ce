import { useEffect, useRef, useState } from 'react';
import { requestCode, verifyCode } from '#contract/operations.ts';
import { CodeField } from './CodeField.tsx';
import { codeDigits, codeLength } from './codeDigits.ts';
import { TextField } from './Field.tsx';
import { Form, textIn } from './Form.tsx';
import { Heading } from './Heading.tsx';
import { useLaterTools } from './DeferredMessages.tsx';
import type { SignInResult } from './signInStep.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';
import { useSubmission } from './useSubmission.ts';
import styles from './SignInLayout.module.css';

interface CodeSignInProps {
  onResult: (result: SignInResult, identifier: string) => Promise<void>;
  onPassword: () => void;
}

/** A requested code; times in ms since the epoch. */
interface SentCode {
  readonly identifier: string;
  readonly requestId: string;
  readonly endsAt: number;
  readonly resendAt: number;
}

/** Renders the sign-in with a one-time code by SMS or e-mail: first the identifier, then the code. */
export function CodeSignIn({ onResult, onPassword }: CodeSignInProps) {
  const { t, client } = useLaterTools();
  const [sent, setSent] = useState<SentCode>();

  const request = async (identifier: string) => {
    const { data } = await client.call(requestCode, { body: { identifier } });
    const now = Date.now();
    setSent({
      identifier,
      requestId: data.requestId,
      endsAt: now + data.expiresIn * 1000,
      resendAt: now + data.resendIn * 1000,
    });
  };

  return (
    <>
      <Heading
        title={t('code.title')}
        heading={t('code.heading')}
        lead={sent ? t('code.sent', { identifier: sent.identifier }) : t('code.lead')}
      />
      {sent ? (
        <EnterCode key={sent.requestId} sent={sent} onResend={request} onResult={onResult} />
      ) : (
        <AskForCode onRequest={request} />
      )}
      <p className={styles['links']}>
        {sent && (
          <button type="button" className={styles['link']} onClick={() => setSent(undefined)}>
            {t('code.other')}
          </button>
        )}
        <button type="button" className={styles['link']} onClick={onPassword}>
          {t('code.withPassword')}
        </button>
      </p>
    </>
  );
}

const identifierNames = ['identifier'];

function AskForCode({ onRequest }: { onRequest: (identifier: string) => Promise<void> }) {
  const { t } = useLaterTools();
  const submission = useSubmission(identifierNames);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <Form
      submission={submission}
      onSubmit={(values) => {
        const identifier = textIn(values, 'identifier').trim();
        if (submission.check({ identifier: identifier ? undefined : 'required' })) {
          submission.run(() => onRequest(identifier));
        }
      }}
    >
      <TextField
        ref={input}
        name="identifier"
        label={t('login.identifier')}
        autoComplete="username"
        error={submission.faults.fields['identifier']}
      />
      <SubmitButton label={t('code.request')} busy={submission.busy} />
    </Form>
  );
}

interface EnterCodeProps {
  sent: SentCode;
  onResend: (identifier: string) => Promise<void>;
  onResult: CodeSignInProps['onResult'];
}

const codeNames = ['code'];

function EnterCode({ sent, onResend, onResult }: EnterCodeProps) {
  const { t, client } = useLaterTools();
  const submission = useSubmission(codeNames);
  const left = useSecondsUntil(sent.endsAt);
  const wait = useSecondsUntil(sent.resendAt);

  const verify = (code: string) => {
    submission.run(async () => {
      const body = { requestId: sent.requestId, code };
      await onResult(await client.call(verifyCode, { body }), sent.identifier);
    });
  };
  return (
    <Form
      submission={submission}
      onSubmit={(values) => {
        const code = codeDigits(textIn(values, 'code'));
        const isComplete = code.length === codeLength;
        if (submission.check({ code: isComplete ? undefined : 'faults.digits' })) verify(code);
      }}
    >
      <CodeField
        label={t('code.label')}
        error={submission.faults.fields['code']}
        onComplete={verify}
      />
      <div className="ui-help tabular">
        {left > 0 && <p role="timer">{t('code.validFor', { time: clockOf(left) })}</p>}
        <p role="status">{left === 0 && t('code.ended')}</p>
      </div>
      <SubmitButton label={t('code.verify')} busyLabel={t('login.busy')} busy={submission.busy} />
      <button
        type="button"
        className="ui-button ui-button--wide tabular"
        disabled={wait > 0}
        onClick={() => submission.run(() => onResend(sent.identifier))}
      >
        {wait > 0 ? t('code.resendIn', { seconds: wait }) : t('code.resend')}
      </button>
    </Form>
  );
}

/** Formats seconds as minutes and seconds: `1:05`. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
