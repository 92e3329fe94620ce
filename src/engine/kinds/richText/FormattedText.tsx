import { useCallback } from 'react';
import { drawnElements } from './cleanHtml.ts';
import styles from './FormattedText.module.css';

/** Renders sanitised formatted text. */
export function FormattedText({ html }: { html: string }) {
  const draw = useCallback(
    (element: HTMLDivElement | null) => element?.replaceChildren(drawnElements(html)),
    [html],
  );
  return <div className={styles.text} ref={draw} />;
}
