import { useLocation, useTranslate } from 'react-admin';
import { memo, type ReactNode } from 'react';
import { LogoLink } from './LogoLink.tsx';
import type { MenuGroup } from './menu.ts';
import { MenuTree } from './MenuTree.tsx';
import { useMenuLinks } from './useMenuLinks.ts';
import styles from './Sidebar.module.css';

export interface SidebarProps {
  menu: readonly MenuGroup[];
  /** The customer's crmStatus; `prime` changes the logo. */
  crmStatus?: string;
  /** Under the menu: the upgrade banner, the stores. */
  footer?: ReactNode;
  onLocked?: (entry: MenuGroup) => void;
}

/** Logo, menu and what stands below it. Give it a stable menu and it stays still. */
export const Sidebar = memo(function Sidebar(props: SidebarProps) {
  const translate = useTranslate();
  return (
    <div className={styles.sidebar}>
      <div className={styles.logo}>
        <LogoLink crmStatus={props.crmStatus} />
      </div>
      <nav className={styles.nav} aria-label={translate('shell.menu.label')}>
        <PathAwareMenu menu={props.menu} onLocked={props.onLocked} />
      </nav>
      {props.footer && <div className={styles.footer}>{props.footer}</div>}
    </div>
  );
});

/** Takes the many changes of the location upon itself and passes on the path alone. */
function PathAwareMenu(props: Pick<SidebarProps, 'menu' | 'onLocked'>) {
  const { pathname } = useLocation();
  const links = useMenuLinks();
  return (
    <MenuTree
      menu={props.menu}
      path={pathname}
      onLocked={props.onLocked}
      prefix={links.prefix}
      onNavigate={links.onNavigate}
    />
  );
}
