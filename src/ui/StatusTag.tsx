import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';
import styles from './StatusTag.module.css';

/** A status as a word on its tone; the word is required, colour alone says nothing. */
export function StatusTag(props: { tone: Tone; title?: string; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={props.tone} title={props.title}>
      {props.children}
    </span>
  );
}
