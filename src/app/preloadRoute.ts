const definitions = import.meta.glob('../../resources/*/definition.ts');
// Two separate imports: with both in one expression the bundler would preload the files of both.
const fetchList = () => import('../engine/list/ListView.tsx');
const fetchRecord = () => import('../engine/record/ShowView.tsx');

/**
 * Preloads the files of the screen at an address in parallel with the application; the address alone determines
 * them. Files that it misses are loaded on render.
 */
export function preloadRoute(pathname: string): void {
  const [name = '', id] = pathname.split('/').filter((part) => part !== '');
  const definition = definitions[`../../resources/${name}/definition.ts`];
  const files = [
    ...(name === '' || name === 'dashboard' ? [import('../pages/home/HomePage.tsx')] : []),
    ...(definition ? [definition(), id === undefined ? fetchList() : fetchRecord()] : []),
  ];
  // Errors are ignored here; the render retries and reports them.
  Promise.all(files).catch(() => undefined);
}
