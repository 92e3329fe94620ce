import type { ReactNode } from 'react';
import styles from './PictureBadge.module.css';

/** Renders a label over a picture, with an optional icon before it. */
export function PictureBadge({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.badge}>
      {icon}
      {children}
    </span>
  );
}
