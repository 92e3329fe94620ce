import type { ReactNode } from 'react';
import { reachable } from '../../ui/reachable.ts';
import styles from './ScrollRegion.module.css';

/** Renders a labelled scrollable region of a dialog, such as a long table. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section ref={reachable} className={styles.region} aria-label={label}>
      {children}
    </section>
  );
}
