import styles from './WaitingValue.module.css';

/** Renders a placeholder for a value whose text is still loading. */
export function WaitingValue() {
  return <span className={`after-a-moment ${styles.waiting}`} aria-hidden="true" />;
}
