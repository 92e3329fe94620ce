/** Facts for the faults of a README: its length, a path or a script that it names and that does not exist. */
export interface ReadmeFacts {
  /** folder of the README, empty for the project's own */
  folder: string;
  text: string;
  scripts: ReadonlySet<string>;
  exists: (path: string) => boolean;
}

export const readmeFolders = ['openapi', 'deployments', 'resources', 'src', 'server', 'tests'];
/** Rows of tables are looked up, not read, and do not count. */
const maxReadmeLines = 12;
/** The tutorial and an example of each escape stand where their reader begins. */
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

/** Paths in backticks or links; of one with a gap, such as `src/fields/<kind>/`, what stands before. */
function namedPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g), ...text.matchAll(/\]\(([^)\s#]+)/g)];
  return quoted
    .map(([, path = '']) => path)
    .filter((path) => /^[.\w][\w.@/<>*{},…-]*$/.test(path))
    .filter((path) => /\/|\.(tsx?|mjs|json|ya?ml|md|css|html)$/.test(path))
    .map((path) => path.replace(/[^/]*[<*{…].*$/, '').replace(/^\.\//, ''))
    .filter((path) => path !== '');
}

/** Any server that packages are fetched from; which one is the business of each machine. */
export function namesRegistry(text: string): boolean {
  return /\bregistry\.[\w-]+\.|npm-?mirro[r]|verdacci[o]|artifactor[y]|_authToke[n]/i.test(text);
}
