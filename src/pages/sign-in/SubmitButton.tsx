import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  label: string;
  /** Said instead while the form is on its way. */
  busyLabel?: string;
  busy: boolean;
}

/** The one action of a form; stays focusable while it is busy, so that focus is not lost. */
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
