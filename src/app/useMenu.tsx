import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { RecordCount } from '../engine/views/RecordCount.tsx';
import { TodoCount } from '../pages/todo/TodoCount.tsx';
import { paths } from '../session/guards.ts';
import type { SessionData } from '../session/loginState.ts';
import { hasFeature } from '../session/packageFeatures.ts';
import type { MenuGroup } from '../shell/menu.ts';
import { permissionOf } from './permissionOf.ts';
import { preloadTodo } from './todoRoute.tsx';
import { routeOf } from './placeOf.ts';
import { preloadScreen, resourceMenus } from './resources.tsx';

function badgeOf({ resource, badge: Badge }: ResourceMenu): ReactNode {
  if (!Badge) return undefined;
  return typeof Badge === 'function' ? (
    <Badge />
  ) : (
    <RecordCount resource={resource} filter={Badge} />
  );
}

/** The support desk's own places. */
const deskEntries = (translate: (key: string) => string): MenuGroup[] => [
  {
    key: 'support',
    label: translate('support.desk.title'),
    icon: SupportAgentOutlined,
    to: paths.desk,
  },
  {
    key: 'approvals',
    label: translate('support.approvals.title'),
    icon: FactCheckOutlined,
    to: `${paths.desk}/approvals`,
  },
];

/** What is to be done, beside the enquiries that it is about. */
const todoEntry = (translate: (key: string) => string, mayRead: boolean): MenuGroup => ({
  key: 'todo',
  label: translate('resources.todo.name'),
  icon: ChecklistOutlined,
  to: '/todo',
  badge: mayRead ? <TodoCount /> : undefined,
  hidden: !mayRead,
  preload: preloadTodo,
});

/** The menu of this person: the declared resources that they may list. Stable, so that the sidebar stays still. */
export function useMenu(session: SessionData): { menu: MenuGroup[]; quick: MenuGroup[] } {
  const translate = useTranslate();
  return useMemo(() => {
    const grants: readonly string[] = session.user.permission.grants;
    const menu = resourceMenus
      .filter((entry) => !routeOf(entry).includes(':'))
      .map((entry): MenuGroup => {
        const needed = permissionOf(entry.resource, 'list');
        const isMissing = entry.needs !== undefined && !hasFeature(session, entry.needs);
        return {
          key: entry.resource,
          label: translate(`resources.${entry.resource}.name`, { smart_count: 2 }),
          icon: entry.icon,
          to: `/${routeOf(entry)}`,
          badge: isMissing ? undefined : badgeOf(entry),
          locked: isMissing,
          hidden:
            (needed !== undefined && !grants.includes(needed)) ||
            (isMissing && entry.locked === 'hide') ||
            (entry.resource === 'providers' && session.providers.length === 0),
          preload: () => preloadScreen(entry.resource, 'list'),
        };
      });
    const leads = menu.findIndex(({ key }) => key === 'leads');
    menu.splice(leads + 1, 0, todoEntry(translate, grants.includes('leads.read')));
    if (grants.includes('support.act')) menu.unshift(...deskEntries(translate));
    return { menu, quick: menu.filter(({ hidden, locked }) => !hidden && !locked).slice(0, 4) };
  }, [session, translate]);
}
