import { useEffect, useRef, useState } from 'react';
import { codeDigits, codeLength } from './codeDigits.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

interface CodeFieldProps {
  label: string;
  error: string | undefined;
  /** Called once the last digit is entered. */
  onComplete: (code: string) => void;
}

/** Renders a field for a six-digit code, typed, pasted or autofilled; submits when it is complete. */
export function CodeField({ label, error, onComplete }: CodeFieldProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  // Selects a wrong code, so that typing replaces it.
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  return (
    <Field label={label} error={error}>
      {(given) => (
        <input
          ref={input}
          className={`ui-input ${styles['code']}`}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={code}
          onChange={(event) => {
            const digits = codeDigits(event.currentTarget.value);
            setCode(digits);
            if (digits.length === codeLength && digits !== code) onComplete(digits);
          }}
          {...given}
        />
      )}
    </Field>
  );
}
