import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './HomePage.module.css';

interface HomeCardProps {
  title: string;
  /** Number of items; the API counts up to a thousand. */
  total?: number;
  /** Number of items shown in the card; a line below states how many more there are. */
  shown?: number;
  /** Urgent status beside the title. */
  status?: ReactNode;
  /** Link to the complete list. */
  all?: { to: string; label: string };
  children: ReactNode;
}

const COUNT_LIMIT = 1000;

/** Renders one kind of task as a section with its title, count and link to the complete list. */
export function HomeCard({ title, total, shown, status, all, children }: HomeCardProps) {
  const id = useId();
  const locale = useLocale();
  const translate = useTranslate();
  const rest = total === undefined || shown === undefined ? 0 : total - shown;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          {title}
          {total !== undefined && total > 0 && (
            <span className={styles.count}>
              {formatNumber(total, locale)}
              {total >= COUNT_LIMIT && '+'}
            </span>
          )}
        </h2>
        {status}
        {all && (
          <Link to={all.to} className={styles.all}>
            {all.label}
          </Link>
        )}
      </header>
      {children}
      {all && rest > 0 && (
        <p className={styles.rest}>
          <Link to={all.to}>
            {translate('home.more', {
              smart_count: rest,
              count: `${formatNumber(rest, locale)}${total === COUNT_LIMIT ? '+' : ''}`,
            })}
          </Link>
        </p>
      )}
    </section>
  );
}
