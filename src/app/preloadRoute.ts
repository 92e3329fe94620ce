import type { PagePaths } from '../session/panelPaths.ts';
import type { HomeName } from './pageRoutes.ts';

const definitions = import.meta.glob('../../resources/*/definition.ts');
// Two separate imports: with both in one expression the bundler would preload the files of both.
const fetchList = () => import('../engine/list/ListView.tsx');
const fetchRecord = () => import('../engine/record/ShowView.tsx');

/**
 * Addresses of the home page, checked against the route table. The table itself is part of the application's file,
 * for which this code must not wait.
 */
const homeAddresses: Readonly<Record<PagePaths[HomeName], true>> = {
  '/': true,
  '/dashboard': true,
};

/**
 * Preloads the files of the screen at an address in parallel with the application; the address alone determines
 * them. Files that it misses are loaded on render.
 */
export function preloadRoute(pathname: string): void {
  const [name = '', id] = pathname.split('/').filter((part) => part !== '');
  const definition = definitions[`../../resources/${name}/definition.ts`];
  const files = [
    ...(Object.hasOwn(homeAddresses, `/${name}`) ? [import('../pages/home/HomePage.tsx')] : []),
    ...(definition ? [definition(), id === undefined ? fetchList() : fetchRecord()] : []),
  ];
  // Errors are ignored here; the render retries and reports them.
  Promise.all(files).catch(() => undefined);
}
