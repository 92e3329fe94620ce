/** Chunks of Vite's manifest by their source. */
export type Chunks = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly css?: readonly string[];
      readonly isEntry?: boolean;
    }
  >
>;

const DEFINITION = /(?:^|\/)resources\/([\w-]+)\/definition\.ts$/;

/** Returns a chunk and its static imports, direct and indirect. */
function closure(chunks: Chunks, key: string, visited = new Set<string>()): Set<string> {
  if (visited.has(key)) return visited;
  visited.add(key);
  for (const next of chunks[key]?.imports ?? []) closure(chunks, next, visited);
  return visited;
}

/** Finds the key of a chunk by its source or by the name of its group of modules. @throws Error for no such chunk */
function keyOf(chunks: Chunks, name: string): string {
  const key = Object.keys(chunks).find(
    (one) => one === name || new RegExp(`^_${name}-[\\w-]{8}\\.js$`).test(one),
  );
  if (key === undefined) throw new Error(`${name} is not a chunk of its own`);
  return key;
}

/** Returns the file of a chunk by its source or its name. */
export const fileOf = (chunks: Chunks, name: string): string =>
  chunks[keyOf(chunks, name)]?.file ?? '';

/** Returns the files of chunks (by source or name) and of their static imports, styles included. */
export function filesWith(chunks: Chunks, names: readonly string[]): string[] {
  const resolved = new Set<string>();
  for (const name of names) closure(chunks, keyOf(chunks, name), resolved);
  const files = [...resolved].flatMap((key) => [chunks[key]?.file ?? [], chunks[key]?.css ?? []]);
  return [...new Set(files.flat())];
}

/**
 * Returns the chunks that load without the definition of `name`. The definition's own imports always load
 * after it.
 */
function reachedWithout(chunks: Chunks, name: string): Set<string> {
  const reached = new Set<string>();
  const visit = (key: string) => {
    if (reached.has(key) || DEFINITION.exec(key)?.[1] === name) return;
    reached.add(key);
    const { imports = [], dynamicImports = [] } = chunks[key] ?? {};
    [...imports, ...dynamicImports].forEach(visit);
  };
  for (const [key, { isEntry }] of Object.entries(chunks)) if (isEntry) visit(key);
  return reached;
}

/**
 * Finds chunks that load another resource's definition, as `leads loads providers`. A definition, and the parts that
 * only it loads, may load that definition alone.
 */
export function foreignDefinitions(chunks: Chunks): string[] {
  const others = new Map(
    definitionNames(chunks).map((name) => [name, reachedWithout(chunks, name)]),
  );
  return Object.keys(chunks).flatMap((key) => {
    const own = DEFINITION.exec(key)?.[1];
    const loaded = [...closure(chunks, key)].flatMap((one) => DEFINITION.exec(one)?.[1] ?? []);
    return loaded
      .filter((name) => name !== own && others.get(name)?.has(key))
      .map((name) => `${own ?? key} loads ${name}`);
  });
}

/** Returns the names of the resources whose definition is a chunk of its own. */
export const definitionNames = (chunks: Chunks) =>
  Object.keys(chunks).flatMap((key) => DEFINITION.exec(key)?.[1] ?? []);
