import type { ReactNode } from 'react';
import styles from './StateBlock.module.css';

interface ErrorStateProps {
  title: string;
  /** What happened, in plain words. */
  text?: ReactNode;
  /** What support finds the error by. */
  reference?: string;
  retryLabel: string;
  onRetry: () => void;
  /** A second way out, beside the retry. */
  action?: ReactNode;
}

/** Something could not be shown: what happened, and a retry. Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <div className={styles.block} role="alert">
      <p className={styles.title}>{props.title}</p>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.reference && <p className={styles.reference}>{props.reference}</p>}
      <div className={styles.actions}>
        <button type="button" className="ui-button" onClick={props.onRetry}>
          {props.retryLabel}
        </button>
        {props.action}
      </div>
    </div>
  );
}
