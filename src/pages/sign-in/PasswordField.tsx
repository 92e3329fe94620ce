import { useState, type Ref } from 'react';
import { signInFacts } from '#contract/facts/signIn.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useTools } from './signInTools.ts';
import styles from './Field.module.css';

interface PasswordFieldProps extends FieldProps {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Maximum number of characters; by default that of the sign-in. */
  maxLength?: number;
  onChange?: (password: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Renders a password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, help, onChange, ...input } = props;
  const { t } = useTools();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} help={help}>
      {(given) => (
        <div className={styles['secret']}>
          <input
            className="ui-input"
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            maxLength={signInFacts.body.password.maxLength}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            {...input}
            {...given}
          />
          <button
            type="button"
            className={styles['toggle']}
            aria-controls={given.id}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'hide' : 'show')}
          </button>
        </div>
      )}
    </Field>
  );
}
