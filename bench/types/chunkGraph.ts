/** Chunks as Vite's manifest tells them, by their source. */
export type Chunks = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }
  >
>;

const DEFINITION = /(?:^|\/)resources\/([\w-]+)\/definition\.ts$/;

/** A chunk and all that comes with it before its first line runs. */
function closure(chunks: Chunks, key: string, known = new Set<string>()): Set<string> {
  if (known.has(key)) return known;
  known.add(key);
  for (const next of chunks[key]?.imports ?? []) closure(chunks, next, known);
  return known;
}

/** Chunks that bring another resource's definition along, as `leads brings providers`; a definition brings its own alone. */
export function strangersIn(chunks: Chunks): string[] {
  return Object.keys(chunks).flatMap((key) => {
    const own = DEFINITION.exec(key)?.[1];
    const brought = [...closure(chunks, key)].flatMap((one) => DEFINITION.exec(one)?.[1] ?? []);
    return brought.filter((name) => name !== own).map((name) => `${own ?? key} brings ${name}`);
  });
}

/** Definitions that are chunks of their own. */
export const definitionsIn = (chunks: Chunks) =>
  Object.keys(chunks).flatMap((key) => DEFINITION.exec(key)?.[1] ?? []);
