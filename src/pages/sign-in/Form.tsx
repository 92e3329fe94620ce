import { useEffect, useRef, type ReactNode } from 'react';
import { useTools } from './signInTools.ts';
import type { Submission } from './useSubmission.ts';
import styles from './Form.module.css';

interface FormProps {
  submission: Submission;
  onSubmit: (values: FormData) => void;
  children: ReactNode;
}

/** Renders a form with its general error above the fields, and focuses the first invalid field. */
export function Form({ submission, onSubmit, children }: FormProps) {
  const { translateText } = useTools();
  const form = useRef<HTMLFormElement>(null);
  const { faults, busy } = submission;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    <form
      ref={form}
      className={styles.form}
      // Keeps a password out of the URL if the form is submitted before the scripts run.
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
            {translateText(faults.message)}
          </p>
        )}
      </div>
      {children}
    </form>
  );
}

/** Returns the text of a field; empty if the field is missing. */
export function textIn(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
