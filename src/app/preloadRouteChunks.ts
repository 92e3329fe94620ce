/** Files of the built panel, each a place in `names`. */
export interface RouteChunks {
  /** Below assets/. */
  readonly names: readonly string[];
  /** Files that every screen needs. */
  readonly panel: readonly number[];
  /** By language. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  readonly home: readonly number[];
  readonly list: readonly number[];
  readonly record: readonly number[];
  /** The definition of each resource, by its name. */
  readonly resources: Readonly<Record<string, readonly number[]>>;
}

/**
 * Runs inline in the page of who is signed in, and so refers to nothing outside of itself: asks for the files
 * of the screen at this address beside the first code, which would ask for them one after the other. What is
 * not guessed right is fetched when it is drawn; see preloadRoute.ts.
 * @param files null where nothing is built
 */
export function preloadRouteChunks(files: RouteChunks | null): void {
  if (!files) return;
  const { names, panel, words, home, list, record, resources } = files;
  const [name = '', id] = location.pathname.split('/').filter((part) => part !== '');
  const definition = Object.hasOwn(resources, name) ? resources[name] : undefined;
  const screen = id === undefined ? list : record;
  const prefetched = new Set([
    ...panel,
    ...(words[document.documentElement.lang] ?? []),
    ...(name === '' || name === 'dashboard' ? home : []),
    ...(definition ? [...definition, ...screen] : []),
  ]);
  for (const place of prefetched) {
    const file = names[place] ?? '';
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}
