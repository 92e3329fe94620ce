import styles from './WaitingValue.module.css';

/** Holds the place of a value in a cell until its words are known. */
export function WaitingValue() {
  return <span className={`after-a-moment ${styles.waiting}`} aria-hidden="true" />;
}
