import type { ReactNode } from 'react';
import styles from './RowTable.module.css';

/** Marks the box while its table fits: only then the head sticks to the page, for a scroll container holds it. */
function observeWidth(box: HTMLDivElement): () => void {
  const observer = new ResizeObserver(() => {
    box.toggleAttribute('data-fits', box.scrollWidth <= box.clientWidth);
  });
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}

/** Renders the box of a table. A wider table scrolls in it; the head of any other stays in view. */
export const TableBox = ({ children }: { children: ReactNode }) => (
  <div className={styles.scroll} ref={observeWidth}>
    {children}
  </div>
);
