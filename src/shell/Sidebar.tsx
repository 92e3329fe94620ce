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
  /** Content below the menu: the upgrade banner, the app stores. */
  footer?: ReactNode;
  onLocked?: (entry: MenuGroup) => void;
}

/** Renders logo, menu and footer. With a stable `menu` prop it does not re-render. */
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

/** Subscribes to the location and passes on only the path, so that the menu re-renders less often. */
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
