import { Suspense, useEffect, useRef, useState } from 'react';
import { signIn } from '#contract/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import type { LoginState } from '../../session/loginState.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import { takeOverEarlyForm } from './earlyForm.ts';
import { Form, textIn } from './Form.tsx';
import { Heading } from './Heading.tsx';
import { OtherPage, StepNotice } from './laterFiles.ts';
import { PasswordField } from './PasswordField.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { useTools } from './signInTools.ts';
import type { SignInResult } from './signInStep.ts';
import { SocialButtons } from './SocialButtons.tsx';
import type { StepNoticeProps } from './StepNotice.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './Field.tsx';
import { useSubmission } from './useSubmission.ts';
import styles from './SignInLayout.module.css';

interface PasswordSignInProps extends StepNoticeProps {
  onResult: (result: SignInResult, identifier: string) => Promise<void>;
  onCode: () => void;
}

const names = ['identifier', 'password'];

/** Returns the username of the expired session; undefined if it was an impersonation. */
function expiredUsernameOf(state: LoginState): string | undefined {
  const own = state.status === 'expired' && !state.session.impersonation;
  return own ? state.session.user.username : undefined;
}

/** Renders the notice that correct credentials may be rate-limited too. */
const SlowedNotice = () => (
  <Suspense>
    <StepNotice notice="notices.slowed" tone="help" />
  </Suspense>
);

/** Renders the sign-in with username, e-mail or phone and password, and the other sign-in methods. */
export function PasswordSignIn(props: PasswordSignInProps) {
  const { onResult, onCode, notice, tone, problem } = props;
  const { t, client, session, resuming } = useTools();
  const submission = useSubmission(names);
  const identifierInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [isSlowed, setSlowed] = useState(false);
  const [expiredUsername] = useState(() => expiredUsernameOf(session.login.get()));
  useEffect(() => {
    if (!takeOverEarlyForm()) (expiredUsername ? passwordInput : identifierInput).current?.focus();
  }, [expiredUsername]);

  const send = (identifier: string, password: string) => {
    setSlowed(false);
    submission.run(async () => {
      try {
        await onResult(await client.call(signIn, { body: { identifier, password } }), identifier);
      } catch (error) {
        setSlowed(error instanceof ApiError && error.status === 429);
        throw error;
      }
    });
  };
  const submit = (values: FormData) => {
    const identifier = textIn(values, 'identifier').trim();
    const password = textIn(values, 'password');
    const missing = (text: string) => (text ? undefined : 'required');
    const complete = submission.check({
      identifier: missing(identifier),
      password: missing(password),
    });
    if (complete) send(identifier, password);
  };
  const fillAndSend = (login: string, password: string) => {
    if (identifierInput.current) identifierInput.current.value = login;
    if (passwordInput.current) passwordInput.current.value = password;
    send(login, password);
  };

  const { fields } = submission.faults;
  return (
    <>
      <Heading
        title={t('login.title')}
        heading={t(resuming ? 'expired.heading' : 'login.heading')}
        lead={t(resuming ? 'expired.lead' : 'login.lead')}
      />
      {(notice || problem) && (
        <Suspense>
          <StepNotice {...{ notice, tone, problem }} />
        </Suspense>
      )}
      <Form submission={submission} onSubmit={submit}>
        <TextField
          ref={identifierInput}
          name="identifier"
          label={t('login.identifier')}
          autoComplete="username"
          defaultValue={expiredUsername}
          error={fields['identifier']}
        />
        <PasswordField
          ref={passwordInput}
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          error={fields['password']}
        />
        {isSlowed && <SlowedNotice />}
        <SubmitButton
          label={t('login.submit')}
          busyLabel={t('login.busy')}
          busy={submission.busy}
        />
      </Form>
      <OtherWays onCode={onCode} />
      {!resuming && <DemoSignIns onChoose={fillAndSend} />}
    </>
  );
}

/**
 * Renders links for forgotten credentials, the one-time code and social sign-in. When resuming, only methods
 * that stay on the page.
 */
function OtherWays({ onCode }: { onCode: () => void }) {
  const { t, resuming } = useTools();
  return (
    <>
      {!resuming && (
        <p className={styles['links']}>
          <PlaceLink onNear={OtherPage.preload} to="/auth/forgot-password">
            {t('login.forgotPassword')}
          </PlaceLink>
          <PlaceLink onNear={OtherPage.preload} to="/auth/forgot-username">
            {t('login.forgotUsername')}
          </PlaceLink>
        </p>
      )}
      <div className={styles['or']}>{t('or')}</div>
      <div className={styles['ways']}>
        <button type="button" className="ui-button ui-button--wide" onClick={onCode}>
          {t('login.withCode')}
        </button>
        {!resuming && <SocialButtons />}
      </div>
    </>
  );
}
