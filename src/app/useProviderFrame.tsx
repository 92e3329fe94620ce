import { useTranslate } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import type { SessionData } from '../session/loginState.ts';
import { ProviderHeader } from '../shell/ProviderHeader.tsx';
import { ProviderSections, type ProviderSection } from '../shell/ProviderSections.tsx';
import { isOfCategory } from './isOfCategory.ts';
import { permissionOf } from './permissionOf.ts';
import { routeOf } from './parseResourceRoute.ts';
import { preloadScreen, resourceMenus } from './resources.tsx';

const BELOW = /^providers\/:\w+\/([\w-]+)$/;

/** Returns the path step of a resource below a provider; undefined if it has none. */
function stepOf(menu: ResourceMenu): string | undefined {
  const [route] = menu.below?.routes ?? [routeOf(menu)];
  return BELOW.exec(route ?? '')?.[1];
}

/**
 * Returns the frame around the pages of one provider: its facts in the top bar, and the links to its other pages.
 */
export function useProviderFrame({ user, providers }: SessionData): {
  about: ReactNode;
  sections: ReactNode;
} {
  const translate = useTranslate();
  return useMemo(() => {
    const grants: readonly string[] = user.permission.grants;
    if (providers.length === 0 || !grants.includes('pages.read'))
      return { about: undefined, sections: undefined };
    const headerProviders = providers.map(
      ({ id, name, category, city, district, listingProductName }) => ({
        id,
        name,
        facts: [
          category.name,
          district ? `${city.name}, ${district.name}` : city.name,
          ...(listingProductName === null ? [] : [listingProductName]),
        ],
      }),
    );
    const pages = resourceMenus.flatMap((menu): ProviderSection[] => {
      const step = stepOf(menu);
      const needed = permissionOf(menu.resource, 'list');
      if (step === undefined || (needed !== undefined && !grants.includes(needed))) return [];
      return [
        {
          key: menu.resource,
          label: translate(`resources.${menu.resource}.name`, { smart_count: 2 }),
          step,
          ids: providers.filter((one) => isOfCategory(menu, [one])).map(({ id }) => id),
          preload: () => void preloadScreen(menu.resource, 'list'),
        },
      ];
    });
    const info = { key: 'info', label: translate('places.provider.info'), step: '' };
    return {
      about: <ProviderHeader providers={headerProviders} />,
      sections: (
        <ProviderSections ids={headerProviders.map(({ id }) => id)} sections={[info, ...pages]} />
      ),
    };
  }, [user, providers, translate]);
}
