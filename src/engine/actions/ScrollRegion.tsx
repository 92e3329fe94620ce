import type { ReactNode } from 'react';
import styles from './ScrollRegion.module.css';

// What scrolls must be within reach of the keyboard, also where nothing in it is.
const reachable = (region: HTMLElement | null) => region?.setAttribute('tabindex', '0');

/** A part of a dialog that scrolls by itself, such as a long table. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section ref={reachable} className={styles.region} aria-label={label}>
      {children}
    </section>
  );
}
