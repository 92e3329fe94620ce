import { useTranslate } from 'react-admin';
import type { RefObject } from 'react';
import styles from './SkipLink.module.css';

/** Renders the first tab stop, which skips the menu and focuses the page. */
export function SkipLink(props: { target: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  return (
    <button type="button" className={styles.skip} onClick={() => props.target.current?.focus()}>
      {translate('shell.skipToContent')}
    </button>
  );
}
