import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { useLogout, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { usePhone } from '../engine/views/usePhone.ts';
import type { SessionData } from '../session/loginState.ts';
import type { MenuGroup } from '../shell/menu.ts';
import { permissionOf } from './permissionOf.ts';
import { preloadScreen, resourceMenus } from './resources.tsx';

/** The menu of this person: the declared resources that they may list. Stable, so that the sidebar stays still. */
export function useMenu(session: SessionData): { menu: MenuGroup[]; quick: MenuGroup[] } {
  const translate = useTranslate();
  const logout = useLogout();
  // On a larger window the way out is in the user's menu.
  const isPhone = usePhone();
  return useMemo(() => {
    const grants: readonly string[] = session.user.permission.grants;
    const entries = resourceMenus.map((entry): MenuGroup => {
      const needed = permissionOf(entry.resource, 'list');
      const Badge = entry.badge;
      return {
        key: entry.resource,
        label: translate(`resources.${entry.resource}.name`, { smart_count: 2 }),
        icon: entry.icon,
        to: `/${entry.resource}`,
        badge: Badge && <Badge />,
        hidden:
          (needed !== undefined && !grants.includes(needed)) ||
          (entry.resource === 'providers' && session.providers.length === 0),
        preload: () => preloadScreen(entry.resource, 'list'),
      };
    });
    const exit: MenuGroup = {
      key: 'exit',
      label: translate('ra.auth.logout'),
      icon: LogoutOutlined,
      onSelect: () => void logout(),
      hidden: !isPhone,
    };
    return { menu: [...entries, exit], quick: entries.slice(0, 4) };
  }, [session, translate, logout, isPhone]);
}
