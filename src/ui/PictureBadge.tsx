import type { ReactNode } from 'react';
import styles from './PictureBadge.module.css';

/** Renders a label over a picture, with an optional icon before the text. */
export function PictureBadge({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.badge}>
      {icon}
      {children}
    </span>
  );
}
