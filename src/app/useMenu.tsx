import { useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { RecordCount } from '../engine/views/RecordCount.tsx';
import type { SessionData } from '../session/loginState.ts';
import type { MenuGroup } from '../shell/menu.ts';
import { permissionOf } from './permissionOf.ts';
import { routeOf } from './placeOf.ts';
import { preloadScreen, resourceMenus } from './resources.tsx';
import { useMissingFeatures } from './useMissingFeatures.ts';

function badgeOf({ resource, badge: Badge }: ResourceMenu): ReactNode {
  if (!Badge) return undefined;
  return typeof Badge === 'function' ? (
    <Badge />
  ) : (
    <RecordCount resource={resource} filter={Badge} />
  );
}

/** The menu of this person: the declared resources that they may list. Stable, so that the sidebar stays still. */
export function useMenu(session: SessionData): { menu: MenuGroup[]; quick: MenuGroup[] } {
  const translate = useTranslate();
  const missing = useMissingFeatures(session.user.id);
  return useMemo(() => {
    const grants: readonly string[] = session.user.permission.grants;
    const menu = resourceMenus
      .filter((entry) => !routeOf(entry).includes(':'))
      .map((entry): MenuGroup => {
        const needed = permissionOf(entry.resource, 'list');
        const isMissing = entry.needs !== undefined && missing?.has(entry.needs) === true;
        const isUnknown = entry.needs !== undefined && missing === undefined;
        return {
          key: entry.resource,
          label: translate(`resources.${entry.resource}.name`, { smart_count: 2 }),
          icon: entry.icon,
          to: `/${routeOf(entry)}`,
          badge: isMissing || isUnknown ? undefined : badgeOf(entry),
          locked: isMissing,
          hidden:
            (needed !== undefined && !grants.includes(needed)) ||
            ((isMissing || isUnknown) && entry.locked === 'hide') ||
            (entry.resource === 'providers' && session.providers.length === 0),
          preload: () => preloadScreen(entry.resource, 'list'),
        };
      });
    return { menu, quick: menu.filter(({ hidden, locked }) => !hidden && !locked).slice(0, 4) };
  }, [session, translate, missing]);
}
