import { useEffect, useRef, useState } from 'react';
import { codeDigits, codeLength } from './codeDigits.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

interface CodeFieldProps {
  label: string;
  error: string | undefined;
  /** Told once the last digit is there. */
  onComplete: (code: string) => void;
}

/** Six digits, typed, pasted or filled in by the phone; goes on by itself. */
export function CodeField({ label, error, onComplete }: CodeFieldProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  // A wrong code is typed anew, not mended.
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
