/** Addresses of the panel that no resource declares, without the leading slash, as the router writes them. */
export const ownPlaces = [
  'dashboard',
  'todo',
  'checkout',
  'gallery',
  'instagram/callback',
  'refer-provider',
  'refer-provider/success',
  'refer-provider/conditions',
  'settings/:tab?',
  'statistics',
  'statistics/deals',
  'statistics/visits',
  'statistics/weddings',
  'statistics/rivals',
  'statistics/magnet',
  'support',
  'support/approvals/:area?',
  'templates',
  'templates/signatures',
] as const;

/** Addresses of a resource: its routes, and another last step of a record's address. */
export interface ResourceAddresses {
  readonly routes: readonly string[];
  readonly alias?: string;
}

/** A regular expression's source for a path such as `settings/:tab?`. */
const sourceOf = (path: string) =>
  path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');

/**
 * Returns the source of a regular expression that matches every address of the panel. Below the
 * route of a resource stand at most two steps, such as `5/edit`; which of them there are is known
 * with its definition only.
 */
export function placesPattern(resources: readonly ResourceAddresses[]): string {
  const routes = resources.flatMap((resource) => resource.routes).toSorted();
  const aliases = resources.flatMap(({ routes: [first = ''], alias }) =>
    alias === undefined ? [] : [`${first}/:id/${alias}/:tab`],
  );
  const own = [...ownPlaces, ...aliases].map(sourceOf).join('|');
  return `^/(?:(?:${own}|(?:${routes.map(sourceOf).join('|')})(?:/[^/]+){0,2})/?)?$`;
}
