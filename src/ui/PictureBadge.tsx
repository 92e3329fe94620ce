import type { ReactNode } from 'react';
import styles from './PictureBadge.module.css';

/** A word on a picture, with its sign before it where it has one. */
export function PictureBadge({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.badge}>
      {icon}
      {children}
    </span>
  );
}
