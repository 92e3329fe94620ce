/** Input for the checks of a README: its length, and paths and scripts that do not exist. */
export interface ReadmeFacts {
  /** folder of the README, empty for the project's own */
  folder: string;
  text: string;
  scripts: ReadonlySet<string>;
  exists: (path: string) => boolean;
}

export const readmeFolders = ['openapi', 'deployments', 'resources', 'src', 'server', 'tests'];
/** Maximum length of a README; rows of tables do not count. */
const maxReadmeLines = 12;
/** Maximum length of the README with the tutorial and an example of each escape hatch. */
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

/** Words after `npm` that are not scripts of package.json. */
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
