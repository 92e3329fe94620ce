import type { ReactNode } from 'react';
import { formatDateTime } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './Bubble.module.css';

interface BubbleProps {
  who: string;
  /** Channel and direction, as text. */
  way: string;
  /** Further recipients. */
  copies?: ReactNode;
  at: string;
  subject?: string | null;
  body: string;
  files?: ReactNode;
  isOurs?: boolean;
  hasFailed?: boolean;
  /** Outcome, as text. */
  outcome?: string | undefined;
  children?: ReactNode;
}

/** Renders one message of the conversation. */
export function Bubble(props: BubbleProps) {
  const { who, way, copies, at, subject, body, files, isOurs, hasFailed, outcome } = props;
  const locale = useLocale();
  return (
    <li className={styles.row} data-ours={isOurs || undefined}>
      <article className={styles.bubble} data-failed={hasFailed || undefined}>
        <header>
          <strong>
            <bdi>{who}</bdi>
          </strong>
          <span>{way}</span>
        </header>
        {copies}
        {subject && <h3 dir="auto">{subject}</h3>}
        <p dir="auto">{body}</p>
        {files}
        <footer>
          <time dateTime={at}>{formatDateTime(at, locale)}</time>
          {outcome && <span>{outcome}</span>}
        </footer>
        {props.children}
      </article>
    </li>
  );
}
