import { Link, useLocation } from 'react-router-dom';
import styles from './tabStrip.module.css';

interface LinkTabsProps {
  label: string;
  /** Tabs; the one without `to` is the current page. */
  tabs: readonly { to?: string; text: string }[];
}

/** Renders tabs that link related pages. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, text }) => (
        <Link
          key={text}
          to={to ?? pathname}
          className={styles.tab}
          aria-current={to === undefined ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
