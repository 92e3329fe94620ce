import type { ReactNode } from 'react';
import styles from './StateBlock.module.css';

interface EmptyStateProps {
  /** An outlined icon, drawn at 24 px. */
  icon?: ReactNode;
  title: string;
  /** Why it is empty. */
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Says why there is nothing here and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  return (
    <div className={styles.block}>
      {props.icon && (
        <span className={styles.icon} aria-hidden="true">
          {props.icon}
        </span>
      )}
      <p className={styles.title}>{props.title}</p>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.action && <div className={styles.actions}>{props.action}</div>}
    </div>
  );
}
