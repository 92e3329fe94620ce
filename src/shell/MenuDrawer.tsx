import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Drawer from '@mui/material/Drawer';
import { useLocation, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import styles from './MenuDrawer.module.css';
import { useSignOut } from './useSignOut.tsx';

interface MenuDrawerProps extends SidebarProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the menu as a drawer on screens without room for a sidebar; closes when the path changes. */
export default function MenuDrawer(props: MenuDrawerProps) {
  const { open, onClose, footer, ...sidebar } = props;
  const translate = useTranslate();
  const { ask, question } = useSignOut(onClose);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    onClose();
  }, [pathname, onClose]);
  if (question) return question;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      className={styles.drawer}
      slotProps={{ paper: { 'aria-label': translate('shell.menu.label'), role: 'dialog' } }}
    >
      <Sidebar
        {...sidebar}
        footer={
          <>
            {footer}
            <button type="button" className={styles.exit} onClick={ask}>
              <LogoutIcon className="follows-direction" aria-hidden="true" />
              {translate('shell.account.signOut')}
            </button>
          </>
        }
      />
    </Drawer>
  );
}
