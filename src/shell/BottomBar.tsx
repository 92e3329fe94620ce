import MoreIcon from '@mui/icons-material/MenuOutlined';
import { useLocation, useTranslate } from 'react-admin';
import { memo } from 'react';
import { currentTrail, type MenuGroup } from './menu.ts';
import { useMenuLinks, type MenuLinks } from './useMenuLinks.ts';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  /** At most four entries with icon and path; the "more" button opens the rest. */
  entries: readonly MenuGroup[];
  onMore: () => void;
}

/** Renders the bottom navigation bar on phones: the most used destinations, and a button for the whole menu. */
export const BottomBar = memo(function BottomBar(props: BottomBarProps) {
  const { pathname } = useLocation();
  const links = useMenuLinks();
  return <Bar {...props} {...links} current={currentTrail(props.entries, pathname).at(-1)} />;
});

const Bar = memo(function Bar(props: BottomBarProps & MenuLinks & { current?: string }) {
  const translate = useTranslate();
  return (
    <nav className={styles.bar} aria-label={translate('shell.menu.quick')}>
      {props.entries
        .filter((entry) => !entry.hidden)
        .map(({ key, icon: Icon, label, to = '/', badge, preload }) => (
          <a
            key={key}
            className={styles.entry}
            href={props.prefix + to}
            data-to={to}
            aria-current={props.current === key ? 'page' : undefined}
            onClick={props.onNavigate}
            onPointerEnter={preload}
          >
            <span className={styles.icon}>
              {Icon && <Icon aria-hidden="true" />}
              {typeof badge === 'number' ? badge > 0 && <Count value={badge} /> : badge}
            </span>
            <span className={styles.label}>{label}</span>
          </a>
        ))}
      <button type="button" className={styles.entry} onClick={props.onMore}>
        <span className={styles.icon}>
          <MoreIcon aria-hidden="true" />
        </span>
        <span className={styles.label}>{translate('shell.menu.more')}</span>
      </button>
    </nav>
  );
});

function Count(props: { value: number }) {
  return <span className={styles.count}>{props.value > 99 ? '99+' : props.value}</span>;
}
