/** Facts for the faults of a README: its length, a path or a script that it names and that does not exist. */
export interface ReadmeFacts {
  /** folder of the README, empty for the project's own */
  folder: string;
  text: string;
  scripts: ReadonlySet<string>;
  exists: (path: string) => boolean;
}

export const readmeFolders = ['openapi', 'deployments', 'resources', 'src', 'server', 'tests'];
/** Rows of tables do not count towards the length of a README. */
const maxReadmeLines = 12;
/** The README with the tutorial and an example of each escape hatch may be longer. */
const maxTutorialLines = 165;

export function readmeFaults({ folder, text, scripts, exists }: ReadmeFacts): string[] {
  const faults: string[] = [];
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('|')).length;
  const most = folder === 'resources' ? maxTutorialLines : maxReadmeLines;
  if (readmeFolders.includes(folder) && lines > most) faults.push(`${lines} lines`);
  for (const [, script = ''] of text.matchAll(/\bnpm (?:run )?([a-z]+(?::[a-z]+)*)/g)) {
    if (!scripts.has(script) && !ownCommands.has(script)) faults.push(`npm run ${script}`);
  }
  for (const path of namedPaths(text)) {
    const below = folder ? `${folder}/${path}` : path;
    if (!exists(path) && !exists(below)) faults.push(path);
  }
  return faults;
}

/** Words after `npm` that are not scripts of ours. */
const ownCommands = new Set(['run', 'ci', 'install', 'start', 'test']);

/** Returns the paths in backticks or links, cut before a placeholder such as in `src/fields/<kind>/`. */
function namedPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g), ...text.matchAll(/\]\(([^)\s#]+)/g)];
  return quoted
    .map(([, path = '']) => path)
    .filter((path) => /^[.\w][\w.@/<>*{},…-]*$/.test(path))
    .filter((path) => /\/|\.(tsx?|mjs|json|ya?ml|md|css|html)$/.test(path))
    .map((path) => path.replace(/[^/]*[<*{…].*$/, '').replace(/^\.\//, ''))
    .filter((path) => path !== '');
}

/** Returns true if a text names a package registry or mirror; those depend on the machine. */
export function namesRegistry(text: string): boolean {
  return /\bregistry\.[\w-]+\.|npm-?mirro[r]|verdacci[o]|artifactor[y]|_authToke[n]/i.test(text);
}
