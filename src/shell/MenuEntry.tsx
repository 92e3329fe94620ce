import LockIcon from '@mui/icons-material/LockOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import { useTranslate } from 'react-admin';
import { memo, type ReactNode } from 'react';
import type { MenuGroup } from './menu.ts';
import type { MenuLinks } from './useMenuLinks.ts';
import styles from './Sidebar.module.css';

interface MenuEntryProps extends MenuLinks {
  entry: MenuGroup;
  /** True if the current page belongs to this entry. */
  current: boolean;
  /** Called when the user selects a locked entry. */
  onLocked?: (entry: MenuGroup) => void;
}

/** Renders one menu entry: a link, an external link, an action or a locked entry. */
export const MenuEntry = memo(function MenuEntry(props: MenuEntryProps) {
  const { entry, current } = props;
  const translate = useTranslate();
  const content = <EntryContent entry={entry} />;
  if (entry.locked) {
    return (
      <button type="button" className={styles.entry} onClick={() => props.onLocked?.(entry)}>
        {content} <LockIcon className={styles.mark} titleAccess={translate('shell.menu.locked')} />
      </button>
    );
  }
  if (entry.href !== undefined) {
    return (
      <a className={styles.entry} href={entry.href} target="_blank" rel="noopener noreferrer">
        {content}{' '}
        <OpenInNewIcon className={styles.mark} titleAccess={translate('shell.menu.newTab')} />
      </a>
    );
  }
  if (entry.to === undefined) {
    return (
      <button type="button" className={styles.entry} onClick={entry.onSelect}>
        {content}
      </button>
    );
  }
  return (
    <a
      className={styles.entry}
      href={props.prefix + entry.to}
      data-to={entry.to}
      aria-current={current ? 'page' : undefined}
      onClick={props.onNavigate}
      onPointerEnter={entry.preload}
      onFocus={entry.preload}
    >
      {content}
      {entry.onHold && (
        <>
          {' '}
          <LockIcon className={styles.mark} titleAccess={translate('shell.menu.onHold')} />
        </>
      )}
    </a>
  );
});

/** Renders icon, name and count of an entry. */
export function EntryContent(props: { entry: MenuGroup }) {
  const { icon: Icon, label, badge } = props.entry;
  return (
    <>
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      {label} <MenuBadge>{badge}</MenuBadge>
    </>
  );
}

/** Renders the count of an entry; nothing for 0, `99+` above 99. */
function MenuBadge(props: { children: ReactNode }) {
  const { children } = props;
  if (typeof children !== 'number') return children;
  if (children <= 0) return null;
  return <span className={styles.badge}>{children > 99 ? '99+' : children}</span>;
}
