/** Files of the built panel, as indexes into `names`. */
export interface RouteChunks {
  /** File names below assets/. */
  readonly names: readonly string[];
  /** Files that every screen requires. */
  readonly panel: readonly number[];
  /** Message files by language. */
  readonly messages: Readonly<Record<string, readonly number[]>>;
  /** Files of the home page, by each of its addresses. */
  readonly home: Readonly<Record<string, readonly number[]>>;
  readonly list: readonly number[];
  readonly record: readonly number[];
  /** Files of each resource's definition, by resource name. */
  readonly resources: Readonly<Record<string, readonly number[]>>;
}

/**
 * Preloads the files of the screen at this address in parallel with the entry file, which would otherwise request
 * them one after the other. Runs inline in the page of a signed-in user, so it must not refer to anything outside
 * itself. Files that it misses are loaded on render; see preloadRoute.ts.
 * @param files null if there is no build
 */
export function preloadRouteChunks(files: RouteChunks | null): void {
  if (!files) return;
  const { names, panel, messages, home, list, record, resources } = files;
  const [name = '', id] = location.pathname.split('/').filter((part) => part !== '');
  const definition = Object.hasOwn(resources, name) ? resources[name] : undefined;
  const screen = id === undefined ? list : record;
  const prefetched = new Set([
    ...panel,
    ...(messages[document.documentElement.lang] ?? []),
    ...(Object.hasOwn(home, `/${name}`) ? (home[`/${name}`] ?? []) : []),
    ...(definition ? [...definition, ...screen] : []),
  ]);
  for (const index of prefetched) {
    const file = names[index] ?? '';
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}
