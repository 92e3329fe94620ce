import type { ReactNode } from 'react';
import styles from './StateBlock.module.css';

interface ErrorPageProps {
  /** The number people may quote when they ask for help. */
  code: 401 | 404 | 500;
  title: string;
  text: ReactNode;
  /** Reference by which support finds the error. */
  reference?: string;
  /** The next step; at least one button or link. */
  actions: ReactNode;
}

/** A whole page that says what went wrong and the way on; needs no data and no MUI. */
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
