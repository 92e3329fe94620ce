import { useEffect, useRef, useState } from 'react';
import { Form, textIn } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import { passwordMaximum, passwordMinimum } from './passwordStrength.ts';
import { useLaterTools } from './DeferredMessages.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmission } from './useSubmission.ts';

interface NewPasswordFormProps {
  /** Username of the password's owner, for password managers. */
  username?: string;
  /** True if the current password is required. */
  withCurrent?: boolean;
  onSave: (password: string, current: string) => Promise<void>;
}

const names = ['password', 'oldPassword'];

/** Returns the errors of a new password before it is sent. The API detects more, such as common passwords. */
export function newPasswordFaults(password: string, repeat: string) {
  const short = [...password].length < passwordMinimum;
  const passwordFault = short ? 'faults.short' : undefined;
  return {
    password: password ? passwordFault : 'required',
    repeat: password && repeat !== password ? 'faults.mismatch' : undefined,
  };
}

/**
 * Renders the fields for a new password and its repetition, with a strength meter; used by all pages that set
 * one.
 */
export function NewPasswordForm({ username, withCurrent = false, onSave }: NewPasswordFormProps) {
  const { t } = useLaterTools();
  const submission = useSubmission(names);
  const [typed, setTyped] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);

  const submit = (values: FormData) => {
    const password = textIn(values, 'password');
    const current = textIn(values, 'oldPassword');
    const faults = newPasswordFaults(password, textIn(values, 'repeat'));
    const oldPassword = withCurrent && !current ? 'required' : undefined;
    if (submission.check({ ...faults, oldPassword })) {
      submission.run(() => onSave(password, current));
    }
  };
  const { fields } = submission.faults;
  return (
    <Form submission={submission} onSubmit={submit}>
      {username && <input type="hidden" name="username" autoComplete="username" value={username} />}
      {withCurrent && (
        <PasswordField
          ref={first}
          name="oldPassword"
          label={t('newPassword.current')}
          autoComplete="current-password"
          error={fields['oldPassword']}
        />
      )}
      <PasswordField
        ref={withCurrent ? undefined : first}
        name="password"
        label={t('newPassword.password')}
        autoComplete="new-password"
        maxLength={passwordMaximum}
        error={fields['password']}
        help={typed && <PasswordMeter password={typed} />}
        onChange={setTyped}
      />
      <PasswordField
        name="repeat"
        label={t('newPassword.repeat')}
        autoComplete="new-password"
        maxLength={passwordMaximum}
        error={fields['repeat']}
      />
      <SubmitButton
        label={t('newPassword.submit')}
        busyLabel={t('newPassword.busy')}
        busy={submission.busy}
      />
    </Form>
  );
}
