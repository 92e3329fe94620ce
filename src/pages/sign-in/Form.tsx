import { useEffect, useRef, type ReactNode } from 'react';
import { useTools } from './signInTools.ts';
import type { Submission } from './useSubmission.ts';
import styles from './Form.module.css';

interface FormProps {
  submission: Submission;
  onSubmit: (values: FormData) => void;
  children: ReactNode;
}

/** A form that says what is wrong as a whole above its fields and leads to the first wrong one. */
export function Form({ submission, onSubmit, children }: FormProps) {
  const { say } = useTools();
  const form = useRef<HTMLFormElement>(null);
  const { faults, busy } = submission;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    <form
      ref={form}
      className={styles.form}
      // Sent without our code, a password must not stand in the address.
      method="post"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <div role="alert" className={styles.alert}>
        {faults.message && (
          <p className="ui-notice" data-tone="danger">
            {say(faults.message)}
          </p>
        )}
      </div>
      {children}
    </form>
  );
}

/** The text of a field; a field that is missing is an empty one. */
export function textIn(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
