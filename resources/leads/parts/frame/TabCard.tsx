import { useId, type ReactNode } from 'react';
import styles from './TabCard.module.css';

interface TabCardProps {
  title: string;
  /** Available action, shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders a section of a lead's tab. */
export function TabCard({ title, action, children }: TabCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
