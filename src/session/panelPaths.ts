/**
 * Paths, by name, of the pages that no resource declares, in the router's syntax. `src/app/pageRoutes.ts` adds the
 * permission, package feature and code of each. The build turns them into the pattern with which the guard of the
 * sign-in recognizes the panel's addresses, and into the addresses of the home page in `preloadRouteChunks.ts`.
 */
export const pagePaths = {
  home: '/',
  dashboard: '/dashboard',
  todo: '/todo',
  checkout: '/checkout',
  cards: '/credit-cards',
  merchant: '/merchant-application',
  subscription: '/subscription',
  gallery: '/gallery',
  instagramReturn: '/instagram/callback',
  referral: '/refer-provider',
  referralSuccess: '/refer-provider/success',
  referralConditions: '/refer-provider/conditions',
  settings: '/settings/:tab?',
  statistics: '/statistics',
  deals: '/statistics/deals',
  visits: '/statistics/visits',
  weddings: '/statistics/weddings',
  rivals: '/statistics/rivals',
  magnet: '/statistics/magnet',
  scores: '/statistics/scores',
  desk: '/support',
  approvals: '/support/approvals/:area?',
  signups: '/support/signups',
  paymentDesk: '/support/payments',
  templates: '/templates',
  signatures: '/templates/signatures',
} as const;

/** Types of the paths by page, for code that must not load the paths themselves. */
export type PagePaths = typeof pagePaths;

export type PageName = keyof PagePaths;

// cast: the keys of a constant are those of its type
export const pageNames = Object.keys(pagePaths) as PageName[];

/** Addresses of a resource: its routes, and an alias for the last step of a record's address. */
export interface ResourceAddresses {
  readonly routes: readonly string[];
  readonly alias?: string;
}

/** Returns a regular expression's source for a path such as `settings/:tab?`. */
const sourceOf = (path: string) =>
  path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');

/** Joins paths into alternatives; paths that differ only in their last step share their prefix. */
function alternatives(paths: readonly string[]): string {
  const steps = new Map<string, string[]>();
  for (const path of paths) {
    // An optional step includes its slash.
    const at = path.endsWith('?') ? -1 : path.lastIndexOf('/');
    const before = path.slice(0, at + 1);
    steps.set(before, [...(steps.get(before) ?? []), sourceOf(path.slice(at + 1))]);
  }
  return [...steps]
    .map(([before, last]) => {
      const ends = last.join('|');
      return before === '' || last.length === 1
        ? last.map((end) => sourceOf(before) + end).join('|')
        : `${sourceOf(before)}(?:${ends})`;
    })
    .join('|');
}

/**
 * Returns the source of a regular expression that matches every address of the panel. Below a resource's route it
 * allows at most two steps, such as `5/edit`; only the definition determines which steps exist.
 */
export function panelPattern(resources: readonly ResourceAddresses[]): string {
  const routes = resources.flatMap((resource) => resource.routes).toSorted();
  const aliases = resources.flatMap(({ routes: [first = ''], alias }) =>
    alias === undefined ? [] : [`${first}/:id/${alias}/:tab`],
  );
  const pages = Object.values(pagePaths).flatMap((path) => (path === '/' ? [] : [path.slice(1)]));
  const own = alternatives([...pages, ...aliases]);
  return `^/(?:(?:${own}|(?:${alternatives(routes)})(?:/[^/]+){0,2})/?)?$`;
}
