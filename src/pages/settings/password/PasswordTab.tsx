import { useTranslate } from 'react-admin';
import { StrengthMeter } from '../../sign-in/StrengthMeter.tsx';
import { Blocked } from '../Blocked.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import styles from '../parts.module.css';
import type { SettingsUser } from '../SettingsUser.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { usePasswordForm, type Values } from './usePasswordForm.ts';

/**
 * Renders the form for a new password, which needs the current one. Other sessions end unless the user keeps
 * them.
 */
export function PasswordTab({ user, isImpersonated }: SettingsUser) {
  const translate = useTranslate();
  const { values, faults, change, endsOthers, setEndsOthers, isSaving, submit } =
    usePasswordForm(user);
  if (isImpersonated) return <Blocked />;
  const fieldOf = (name: keyof Values) => ({
    type: 'password',
    value: values[name],
    error: faults[name] && translate(faults[name], { _: faults[name] }),
    onChange: (event: { target: HTMLInputElement }) => change(name, event.target.value),
  });
  return (
    <form className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard isOpen={Object.values(values).some((value) => value !== '')} />
      <div className={styles.form}>
        <TextField
          {...fieldOf('old')}
          label={translate('settings.password.old')}
          autoComplete="current-password"
        />
        <div>
          <TextField
            {...fieldOf('password')}
            label={translate('settings.password.new')}
            autoComplete="new-password"
          />
          {values.password !== '' && (
            <StrengthMeter
              password={values.password}
              label={translate('settings.password.strength')}
              labelOf={(strength) => translate(`settings.password.strengths.${strength}`)}
            />
          )}
        </div>
        <TextField
          {...fieldOf('repeat')}
          label={translate('settings.password.repeat')}
          autoComplete="new-password"
        />
        <label className={styles.choice}>
          <input
            type="checkbox"
            className="ui-check"
            checked={endsOthers}
            onChange={(event) => setEndsOthers(event.target.checked)}
          />
          {translate('settings.password.endOthers')}
        </label>
        <div className={styles.actions}>
          <button
            type="submit"
            className="ui-button ui-button--primary"
            aria-disabled={isSaving || undefined}
            aria-busy={isSaving}
          >
            {translate(isSaving ? 'ui.state.saving' : 'settings.password.save')}
          </button>
        </div>
      </div>
    </form>
  );
}
