import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import type { ResourcePlace } from '../engine/views/usePlace.ts';

type Routed = Pick<ResourceMenu, 'resource' | 'route'>;

/** The route of a resource, without the first slash: its name unless the menu says otherwise. */
export const routeOf = (menu: Routed) => menu.route ?? menu.resource;

/**
 * What an address says about the resource that is mounted there.
 * @param base the route with its parameters filled, such as `/providers/5/items`
 * @param menus every resource: the one whose route stands before the last parameter is the parent
 */
export function placeOf(menu: Routed, base: string, menus: readonly Routed[]): ResourcePlace {
  const { resource } = menu;
  const steps = routeOf(menu).split('/');
  const filled = base.slice(1).split('/').map(decodeURIComponent);
  const params = steps.flatMap((step, index) =>
    step.startsWith(':') ? [{ name: step.slice(1), value: filled[index] ?? '', index }] : [],
  );
  const last = params.at(-1);
  if (!last) return { resource, base };
  const path = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  const above = steps.slice(0, last.index).join('/');
  const parent = menus.find((one) => routeOf(one) === above);
  const parentBase = base
    .split('/')
    .slice(0, last.index + 2)
    .join('/');
  return {
    resource,
    base,
    meta: { path },
    ...(parent && { parent: { resource: parent.resource, id: last.value, base: parentBase } }),
  };
}
