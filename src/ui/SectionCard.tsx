import { useId, type ReactNode } from 'react';
import styles from './SectionCard.module.css';

interface SectionCardProps {
  title: string;
  /** Available action, shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders a titled section of a record's page. */
export function SectionCard({ title, action, children }: SectionCardProps) {
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
