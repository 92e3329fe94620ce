const definitions = import.meta.glob('../../resources/*/definition.ts');
// Not chosen between in one expression: the bundler would preload the files of both.
const fetchList = () => import('../engine/list/ListView.tsx');
const fetchRecord = () => import('../engine/record/ShowView.tsx');

/**
 * Asks for the files of the screen at an address, beside the application and not after it: they are
 * known by the address alone. What is not guessed right is fetched when it is drawn.
 */
export function preloadRoute(pathname: string): void {
  const [name = '', id] = pathname.split('/').filter((part) => part !== '');
  const definition = definitions[`../../resources/${name}/definition.ts`];
  const files = [
    ...(name === '' || name === 'dashboard' ? [import('../pages/home/HomePage.tsx')] : []),
    ...(definition ? [definition(), id === undefined ? fetchList() : fetchRecord()] : []),
  ];
  // What fails here is tried again, and told, when it is drawn.
  Promise.all(files).catch(() => undefined);
}
