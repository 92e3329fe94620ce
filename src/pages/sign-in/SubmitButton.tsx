import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  label: string;
  /** Label while the form is being sent. */
  busyLabel?: string;
  busy: boolean;
}

/** Renders the submit button of a form. It stays focusable while busy, so that the focus is not lost. */
export function SubmitButton({ label, busyLabel = label, busy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`ui-button ui-button--primary ui-button--wide ${styles['button']}`}
      aria-disabled={busy || undefined}
    >
      {busy && <span className={styles['dot']} aria-hidden="true" />}
      {busy ? busyLabel : label}
    </button>
  );
}
