import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import type { ResourceLocation } from '../engine/definition/useResourceLocation.ts';

type Routed = Pick<ResourceMenu, 'resource' | 'route' | 'below' | 'alias'>;

/**
 * Returns the route of a resource without the leading slash: `route` of its menu entry, or its
 * name.
 */
export const routeOf = (menu: Pick<ResourceMenu, 'resource' | 'route'>) =>
  menu.route ?? menu.resource;

/** Returns the filter for the parent's id at a route. */
const filterAt = (
  by: NonNullable<ResourceMenu['below']>['by'],
  route: string,
): string | undefined => (typeof by === 'string' ? by : by[route]);

/**
 * Returns the location that an address contains for the resource mounted there.
 * @param base the route with its parameters filled, such as `/providers/5/items`
 * @param menus every resource; the parent is the one whose route precedes the last parameter
 * @param route the route at which the resource is mounted: its own, or one below other records
 */
export function parseResourceRoute(
  menu: Routed,
  base: string,
  menus: readonly Routed[],
  route = routeOf(menu),
): ResourceLocation {
  const { resource, below, alias } = menu;
  const steps = route.split('/');
  const filled = base.slice(1).split('/').map(decodeURIComponent);
  const params = steps.flatMap((step, index) =>
    step.startsWith(':') ? [{ name: step.slice(1), value: filled[index] ?? '', index }] : [],
  );
  const last = params.at(-1);
  const tabs = alias === undefined ? {} : { alias };
  if (!last) return { resource, base, ...tabs };
  const path = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  const above = steps.slice(0, last.index).join('/');
  const parent = menus.find((one) => routeOf(one) === above);
  const parentBase = base
    .split('/')
    .slice(0, last.index + 2)
    .join('/');
  const by = below?.routes.includes(route) ? filterAt(below.by, route) : undefined;
  return {
    resource,
    base,
    ...tabs,
    ...(by !== undefined ? { filter: { [by]: Number(last.value) } } : { meta: { path } }),
    isNamed: below?.named?.includes(route),
    ...(parent && { parent: { resource: parent.resource, id: last.value, base: parentBase } }),
  };
}
