import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { useTranslate } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { RecordCount } from '../engine/list/views/RecordCount.tsx';
import { TodoCount } from '../pages/todo/TodoCount.tsx';
import { hasPermission } from '../session/hasPermission.ts';
import type { SessionData } from '../session/loginState.ts';
import { hasFeature } from '../session/packageFeatures.ts';
import type { MenuGroup } from '../shell/menu.ts';
import type { GoToShortcut } from '../shell/GoToShortcut.ts';
import { useIdle } from '../ui/useIdle.ts';
import { goToShortcutsOf } from './goToShortcuts.ts';
import { signaturesEntry, statisticsGroup, supportGroup, templatesGroup } from './menuOptions.tsx';
import { permissionOf } from './permissionOf.ts';
import { plainEntries } from './plainResources.tsx';
import { pageAddress, pageEntry } from './pageEntry.ts';
import { routeOf } from './parseResourceRoute.ts';
import { preloadScreen, resourceMenus } from './resources.tsx';
import { isOfCategory } from './isOfCategory.ts';
import type { ShellSettings } from './ShellSettings.ts';

type Translate = (key: string, options?: { smart_count: number }) => string;

/** Delays the fetch of a menu entry's count until the page is rendered. */
const Later = ({ children }: { children: ReactNode }) => (useIdle() ? children : null);

function badgeOf({ resource, badge: Badge }: ResourceMenu): ReactNode {
  if (!Badge) return undefined;
  return (
    <Later>
      {typeof Badge === 'function' ? <Badge /> : <RecordCount resource={resource} filter={Badge} />}
    </Later>
  );
}

/** Returns the menu entries of the support desk. */
const deskEntries = (session: SessionData, translate: Translate): MenuGroup[] => [
  {
    key: 'support',
    label: translate('support.desk.title'),
    icon: SupportAgentOutlined,
    ...pageEntry(session, 'desk'),
  },
  {
    key: 'approvals',
    label: translate('support.approvals.title'),
    icon: FactCheckOutlined,
    ...pageEntry(session, 'approvals'),
  },
  {
    key: 'signups',
    label: translate('support.signups.title'),
    icon: HowToReg,
    ...pageEntry(session, 'signups'),
  },
  {
    key: 'paymentDesk',
    label: translate('support.payments.title'),
    icon: PaymentsOutlined,
    ...pageEntry(session, 'paymentDesk'),
  },
];

/** Returns the menu entry of the to-do list, next to the leads that it concerns. */
const todoEntry = (session: SessionData, translate: Translate): MenuGroup => ({
  key: 'todo',
  label: translate('resources.todo.name'),
  icon: ChecklistOutlined,
  badge: (
    <Later>
      <TodoCount />
    </Later>
  ),
  ...pageEntry(session, 'todo'),
});

/** Menu keys that are hidden from users without providers. */
const OF_PAGES: readonly string[] = ['providers', 'galleries'];

function resourceEntry(entry: ResourceMenu, session: SessionData, translate: Translate): MenuGroup {
  const isMissing = entry.needs !== undefined && !hasFeature(session, entry.needs);
  return {
    key: entry.resource,
    label: translate(`resources.${entry.resource}.name`, { smart_count: 2 }),
    icon: entry.icon,
    to: `/${routeOf(entry)}`,
    badge: isMissing ? undefined : badgeOf(entry),
    locked: isMissing ? entry.needs : undefined,
    hidden:
      !hasPermission(session, permissionOf(entry.resource, 'list')) ||
      (isMissing && entry.locked === 'hide') ||
      (OF_PAGES.includes(entry.resource) && session.providers.length === 0) ||
      !isOfCategory(entry, session.providers),
    preload: () => void preloadScreen(entry.resource, 'list'),
  };
}

interface MenuOptions {
  session: SessionData;
  settings: ShellSettings;
  openChat: (() => void) | undefined;
  translate: Translate;
}

/** Returns every menu entry in order. Resources without a fixed position follow the providers and galleries. */
export function menuOf({ session, settings, openChat, translate }: MenuOptions): MenuGroup[] {
  const left = new Map(
    resourceMenus
      .filter((entry) => !routeOf(entry).includes(':') && entry.inMenu !== false)
      .map((entry) => [entry.resource, resourceEntry(entry, session, translate)] as const),
  );
  const take = (...names: string[]): MenuGroup[] =>
    names.flatMap((name) => {
      const found = [...left].find(([resource]) => resource === name);
      if (!found) return [];
      left.delete(found[0]);
      return [found[1]];
    });
  const couples = take('leads');
  const pages = take('providers', 'galleries');
  const transfer = take('review-channels').map((entry) => ({
    ...entry,
    hidden: entry.hidden === true || !settings.menu.transferReviews,
  }));
  const opinions = [...take('provider-testimonials'), ...transfer];
  const campaigns = take('discounts', 'discount-coupons');
  const templates = [
    ...take('attachments'),
    signaturesEntry(session, translate),
    ...take('templates', 'follow-up-steps', 'sms-logs'),
  ];
  const people = take('customer-users');
  return [
    ...deskEntries(session, translate),
    {
      key: 'home',
      label: translate('shell.home'),
      icon: HomeOutlined,
      ...pageEntry(session, 'home'),
      covers: [pageAddress('dashboard')],
      hidden: session.user.isAgent,
    },
    ...couples,
    todoEntry(session, translate),
    ...pages,
    ...left.values(),
    ...plainEntries(translate),
    ...opinions,
    ...campaigns,
    templatesGroup(translate, templates),
    statisticsGroup(session, translate),
    supportGroup(settings, translate, openChat),
    ...people,
  ];
}

/**
 * Returns the calendar entry of the first provider, or nothing if there is none or the user may not
 * read it.
 */
function calendarEntry(session: SessionData, translate: Translate): MenuGroup[] {
  const [first] = session.providers;
  return first && hasPermission(session, permissionOf('calendar-events', 'list'))
    ? [
        {
          key: 'calendar',
          label: translate('resources.calendar-events.name', { smart_count: 2 }),
          icon: EventOutlined,
          to: `/providers/${first.id}/calendar-events`,
        },
      ]
    : [];
}

/**
 * Returns the four entries of the phone's bottom bar: home, leads, calendar and to-do. Other menu
 * entries replace missing ones.
 */
export function quickOf(menu: readonly MenuGroup[], calendar: readonly MenuGroup[]): MenuGroup[] {
  const open = menu.filter(({ hidden, locked, to }) => !hidden && !locked && to !== undefined);
  const named = (key: string) => open.filter((entry) => entry.key === key);
  const first = [...named('home'), ...named('leads'), ...calendar, ...named('todo')];
  return [...first, ...open.filter((entry) => !first.includes(entry))].slice(0, 4);
}

/**
 * Returns the user's menu, quick entries and shortcuts. Memoized, so that the sidebar does not
 * render again.
 */
export function useMenu(
  session: SessionData,
  settings: ShellSettings,
  openChat?: () => void,
): { menu: MenuGroup[]; quick: MenuGroup[]; goToShortcuts: GoToShortcut[] } {
  const translate = useTranslate();
  return useMemo(() => {
    const menu = menuOf({ session, settings, openChat, translate });
    const calendar = calendarEntry(session, translate);
    return {
      menu,
      quick: quickOf(menu, calendar),
      goToShortcuts: goToShortcutsOf([...menu, ...calendar]),
    };
  }, [session, settings, openChat, translate]);
}
