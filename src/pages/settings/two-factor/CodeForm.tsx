import { useNotify, useTranslate } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { setTwoFactorFacts } from '#contract/facts/setTwoFactor.ts';
import { setTwoFactor } from '#contract/operations.ts';
import { useApi } from '../../../engine/queries/useApi.ts';
import styles from '../parts.module.css';
import { codeOf, faultOf } from '../refusal.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { errorMessage } from '../../../ui/errorMessage.ts';
import { useNotifyError } from '../../../ui/useNotifyError.ts';

interface CodeFormProps {
  enable: boolean;
  /** Label of the button. */
  action: string;
  /**
   * True if the factor is on: the password is required from the start, otherwise only after `reauth_required`, and a
   * recovery code does as well.
   */
  isOn?: boolean;
  onDone: (recoveryCodes: readonly string[]) => Promise<void>;
  onBack: () => void;
}

const CODE = setTwoFactorFacts.body.code;
const DIGITS = /^\d{6}$/;
const DIGITS_OR_RECOVERY_CODE = new RegExp(CODE.pattern);

interface Faults {
  code?: string;
  password?: string;
}

interface CodeFieldProps {
  isOn: boolean;
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** Renders the field for an authenticator code; if the factor is on, for a recovery code as well. */
function CodeField({ isOn, code, error, onChange }: CodeFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate(`settings.twoFactor.${isOn ? 'anyCode' : 'code'}`)}
      help={isOn ? translate('settings.twoFactor.anyCodeHelp') : undefined}
      value={code}
      error={error}
      inputMode={isOn ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="one-time-code"
      maxLength={CODE.maxLength}
      dir="ltr"
      onChange={(event) => onChange(event.target.value.replace(isOn ? /\s/g : /\D/g, ''))}
    />
  );
}

/** Renders the code field, and the password field if re-authentication is required. */
export function CodeForm({ enable, action, isOn = false, onDone, onBack }: CodeFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [needsPassword, setNeedsPassword] = useState(isOn);
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    try {
      const body = { code, enable, ...(needsPassword && { password }) };
      const { data } = await api.call(setTwoFactor, { body });
      notify(`settings.twoFactor.${enable ? 'turnedOn' : 'turnedOff'}`, { type: 'success' });
      await onDone(data.recoveryCodes);
    } catch (error) {
      setBusy(false);
      if (codeOf(error) === 'reauth_required') {
        setNeedsPassword(true);
        setFaults({ password: errorMessage(error) });
        return;
      }
      const [wrongCode, wrongPassword] = [faultOf(error, 'code'), faultOf(error, 'password')];
      setFaults({
        ...(wrongCode && { code: wrongCode }),
        ...(wrongPassword && { password: wrongPassword }),
      });
      if (!wrongCode && !wrongPassword) notifyError(error);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isCode = (isOn ? DIGITS_OR_RECOVERY_CODE : DIGITS).test(code);
    const fault = `settings.twoFactor.faults.${isOn ? 'anyCode' : 'digits'}`;
    const found: Faults = {
      ...(!isCode && { code: translate(fault) }),
      ...(needsPassword &&
        password === '' && { password: translate('settings.password.faults.required') }),
    };
    setFaults(found);
    if (!isBusy && Object.keys(found).length === 0) void send();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CodeField isOn={isOn} code={code} error={faults.code} onChange={setCode} />
      {needsPassword && (
        <TextField
          type="password"
          label={translate('settings.password.old')}
          value={password}
          error={faults.password}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <div className={styles.actions}>
        <button
          type="submit"
          className="ui-button ui-button--primary"
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy}
        >
          {action}
        </button>
        <button type="button" className="ui-button ui-button--quiet" onClick={onBack}>
          {translate('ui.action.cancel')}
        </button>
      </div>
    </form>
  );
}
