import type { ReactNode } from 'react';
import styles from './StateBlock.module.css';

interface ErrorStateProps {
  title: string;
  /** Description of what happened, in plain words. */
  text?: ReactNode;
  /** Reference by which support finds the error. */
  reference?: string;
  retryLabel: string;
  onRetry: () => void;
  /** A second way out, beside the retry. */
  action?: ReactNode;
  /** It is all that the page shows: its title is the page's heading. */
  isPage?: boolean;
}

/** Something could not be shown: what happened, and a retry. Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const Title = props.isPage ? 'h1' : 'p';
  return (
    <div className={styles.block} role="alert">
      <Title className={styles.title}>{props.title}</Title>
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
