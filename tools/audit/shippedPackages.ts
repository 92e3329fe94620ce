import { z } from 'zod';

const ranges = z.record(z.string(), z.string()).optional();

/** Lock file of npm, with the fields for dependencies and licences. */
export const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dependencies: ranges,
      optionalDependencies: ranges,
      peerDependencies: ranges,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).optional(),
    }),
  ),
});
export type Lock = z.infer<typeof lockFile>;

/** Resolves a package from another one's path like Node: inside it, or in node_modules of one of its ancestors. */
function resolved(lock: Lock, from: string, name: string): string | undefined {
  let folder = from;
  for (;;) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in lock.packages) return path;
    if (folder === '') return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  }
}

/** Returns the lock file paths of these packages and of all their dependencies. */
export function shippedPackages(lock: Lock, roots: Iterable<string>): string[] {
  const found = new Set<string>();
  const add = (from: string, name: string) => {
    const path = resolved(lock, from, name);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      lock.packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    const needed = { ...dependencies, ...optionalDependencies };
    for (const next of [...Object.keys(needed), ...peers]) add(path, next);
  };
  for (const name of roots) add('', name);
  return [...found].sort((a, b) => a.localeCompare(b));
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g;

/** Returns the packages that a source imports, without type imports. */
export function importedPackages(source: string): string[] {
  const code = source.replace(/^import type [^;]*;/gm, '');
  return [...code.matchAll(IMPORT)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:'));
}
