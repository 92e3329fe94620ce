import type { ReactNode } from 'react';
import styles from './StateBlock.module.css';

interface EmptyStateProps {
  /** An outlined icon, rendered at 24 px. */
  icon?: ReactNode;
  title: string;
  /** Reason for the empty state. */
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** True if it is the page's only content; its title is then the page's heading. */
  isPage?: boolean;
}

/** Renders the reason why there is no content, and the next step. */
export function EmptyState(props: EmptyStateProps) {
  const Title = props.isPage ? 'h1' : 'p';
  return (
    <div className={styles.block}>
      {props.icon && (
        <span className={styles.icon} aria-hidden="true">
          {props.icon}
        </span>
      )}
      <Title className={styles.title}>{props.title}</Title>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.action && <div className={styles.actions}>{props.action}</div>}
    </div>
  );
}
