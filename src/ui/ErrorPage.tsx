import type { ReactNode } from 'react';
import styles from './StateBlock.module.css';

interface ErrorPageProps {
  /** HTTP status, which users can quote to support. */
  code: 401 | 404 | 500;
  title: string;
  text: ReactNode;
  /** Reference that identifies the error for support. */
  reference?: string;
  /** The next step; at least one button or link. */
  actions: ReactNode;
}

/** Renders a full page with an error and the next steps; needs neither data nor MUI. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <div className={styles.block}>
      <p className={styles.code}>{props.code}</p>
      <h1>{props.title}</h1>
      <p className={styles.text}>{props.text}</p>
      {props.reference && <p className={styles.reference}>{props.reference}</p>}
      <div className={styles.actions}>{props.actions}</div>
    </div>
  );
}
