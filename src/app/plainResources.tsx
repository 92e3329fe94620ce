import { Route } from 'react-router-dom';
import type { PlainRestApi } from '../data/plainRest.ts';
import type { PlainResource } from '../engine/definition/definePlainResource.ts';
import type { MenuGroup } from '../shell/menu.ts';
import { plainScreens } from './PlainResourceScreens.tsx';

/** Plain resources. These modules are small and bundled; their screens load lazily. */
const found = import.meta.glob<PlainResource>('../../resources/*/plain.ts', {
  eager: true,
  import: 'default',
});

const plainResources = Object.values(found).map((resource) => ({
  resource,
  Screens: plainScreens(resource),
}));

/** APIs of the plain resources, by name. */
export const plainApis: Readonly<Record<string, PlainRestApi>> = Object.fromEntries(
  plainResources.map(({ resource: { name, api } }) => [name, api]),
);

/** Routes of the plain resources, each at its name. */
export const plainRoutes = plainResources.map(({ resource: { name }, Screens }) => (
  <Route key={name} path={`/${name}/*`} element={<Screens />} />
));

/** Returns the menu entries of the plain resources. */
export const plainEntries = (
  translate: (key: string, options: { smart_count: number }) => string,
) =>
  plainResources.map(({ resource: { name, icon }, Screens }): MenuGroup => ({
    key: name,
    label: translate(`resources.${name}.name`, { smart_count: 2 }),
    icon,
    to: `/${name}`,
    preload: () => void Screens.preload(),
  }));
