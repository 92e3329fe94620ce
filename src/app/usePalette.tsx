import { useTranslate } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { Language } from '#i18n/messages.ts';
import { Palette } from '../pages/palette/Palette.tsx';
import type { SessionData } from '../session/loginState.ts';
import { hasFeature } from '../session/packageFeatures.ts';
import type { MenuGroup } from '../shell/menu.ts';
import { permissionOf } from './permissionOf.ts';
import { routeOf } from './parseResourceRoute.ts';
import { resourceMenus } from './resources.tsx';

/** Resources with a route of their own; the others require a parent's id. */
const ownRoutes = resourceMenus.filter((menu) => !routeOf(menu).includes(':'));

const resourceAt = (path: string): string | undefined =>
  ownRoutes.find((menu) => matchPath(`/${routeOf(menu)}/*`, path))?.resource;

/** Returns the search over leads, records, pages and actions in the top bar. */
export function usePalette(
  session: SessionData,
  menu: readonly MenuGroup[],
  languages: readonly Language[],
): ReactNode {
  const translate = useTranslate();
  return useMemo(() => {
    const grants: readonly string[] = session.user.permission.grants;
    const can = (needed: string | undefined) => needed === undefined || grants.includes(needed);
    const creates = ownRoutes
      .filter(
        ({ resource, screens, needs }) =>
          screens.includes('create') &&
          can(permissionOf(resource, 'create')) &&
          (needs === undefined || hasFeature(session, needs)),
      )
      .map((entry) => ({
        key: `create ${entry.resource}`,
        label: translate(`resources.${entry.resource}.create`),
        to: `/${routeOf(entry)}/create`,
      }));
    const destinations = session.providers.map(({ id, name, category }) => ({
      key: `provider ${id}`,
      label: name,
      note: category.name,
      to: `/providers/${id}`,
    }));
    return (
      <Palette
        menu={menu}
        languages={languages}
        creates={creates}
        destinations={can('pages.read') ? destinations : []}
        canRead={can('leads.read')}
        resourceAt={resourceAt}
      />
    );
  }, [session, menu, languages, translate]);
}
