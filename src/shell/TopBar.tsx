import MenuIcon from '@mui/icons-material/MenuOutlined';
import { useTranslate } from 'react-admin';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { LogoLink } from './LogoLink.tsx';
import { useMenuBeside } from './useMenuBeside.ts';
import { UserMenu } from './UserMenu.tsx';
import type { UserMenuProps } from './userMenuProps.ts';
import styles from './TopBar.module.css';

export interface TopBarProps extends UserMenuProps {
  crmStatus?: string;
  /** Provider of the page. */
  about?: ReactNode;
  /** Global search; absent on pages without it. */
  search?: ReactNode;
  notifications?: ReactNode;
  onOpenMenu: () => void;
}

/** Renders search, notifications and the user's menu; below 1000 px also the logo and the menu's button. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { crmStatus, about, search, notifications, onOpenMenu, ...userMenu } = props;
  const translate = useTranslate();
  const isMenuBeside = useMenuBeside();
  return (
    <header className={styles.bar}>
      {!isMenuBeside && (
        <>
          <IconButton
            className={styles.menuButton}
            aria-label={translate('shell.menu.open')}
            onClick={onOpenMenu}
          >
            <MenuIcon aria-hidden="true" />
          </IconButton>
          <span className={styles.logo}>
            <LogoLink crmStatus={crmStatus} small />
          </span>
        </>
      )}
      {about}
      <div className={styles.search}>{search}</div>
      {notifications}
      <UserMenu {...userMenu} />
      <LoadingBar />
    </header>
  );
});
