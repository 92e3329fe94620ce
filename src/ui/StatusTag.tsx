import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';
import styles from './StatusTag.module.css';

/** Renders a status as a colored label; the text is required, since color alone conveys nothing. */
export function StatusTag(props: { tone: Tone; title?: string; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={props.tone} title={props.title}>
      {props.children}
    </span>
  );
}
