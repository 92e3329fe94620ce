import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type IsRoot = (id: string) => boolean;

const source = join(import.meta.dirname, '../src');
const files =
  (...names: string[]): IsRoot =>
  (id) =>
    names.some((name) => id === join(source, name));
const isStart = files('app/main.tsx');
const isDefinition: IsRoot = (id) => /\/resources\/[^/]+\/definition\.ts$/.test(id);
const isOfResource: IsRoot = (id) => /\/resources\/[^/]+\//.test(id);
/** Screens in the order in which a person comes to them: each file holds what the ones before did not bring. */
const SCREENS: readonly { name: string; isRoot: IsRoot }[] = [
  {
    name: 'sign-in',
    isRoot: files('pages/sign-in/LaterStep.tsx', 'pages/sign-in/OtherPage.tsx'),
  },
  { name: 'panel', isRoot: files('app/App.tsx', 'app/preloadPlace.ts') },
  { name: 'home', isRoot: files('pages/home/HomePage.tsx') },
  { name: 'list', isRoot: files('engine/views/list/ListView.tsx') },
  { name: 'record', isRoot: files('engine/views/show/ShowView.tsx') },
  {
    name: 'form',
    isRoot: files('engine/views/form/EditView.tsx', 'engine/views/form/CreateView.tsx'),
  },
];

/** The modules that come with the roots before their first line runs, without what was shaken off. */
function modulesWith(isRoot: IsRoot, bundle: Bundle): Set<string> {
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const id of Object.keys(chunk.modules)) modules.add(id);
    chunk.imports.forEach(visit);
  };
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && Object.keys(output.modules).some(isRoot)) visit(output.fileName);
  return modules;
}

/** The modules that come with more than one of the roots. */
function modulesOfSeveral(isRoot: IsRoot, bundle: Bundle): string[] {
  const counts = new Map<string, number>();
  const roots = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? Object.keys(output.modules).filter(isRoot) : [],
  );
  for (const root of roots)
    for (const id of modulesWith((one) => one === root, bundle))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.keys()].filter((id) => (counts.get(id) ?? 0) > 1);
}

/** How the bundler splits by itself, without writing anything. */
async function bundleOf(config: InlineConfig): Promise<Bundle> {
  let bundle: Bundle = {};
  const spy = {
    name: 'keep-bundle',
    generateBundle: (_options: unknown, made: Bundle) => {
      bundle = made;
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [config.plugins, spy],
    build: { ...config.build, write: false, minify: false, manifest: false },
  });
  return bundle;
}

/**
 * Groups of modules for the bundler, one file a screen: the hundred small files of the automatic
 * split cost a phone a hundred waits and as many headers. A first bundling tells which module comes
 * with which screen; import statements do not, since a package's index imports all of it.
 * @param config the panel's, without groups.
 */
export async function chunkGroups(config: InlineConfig) {
  const bundle = await bundleOf(config);
  const taken = modulesWith(isStart, bundle);
  const ofDefinitions = modulesOfSeveral(isDefinition, bundle);
  const screens = SCREENS.map(({ name, isRoot }, index) => {
    const all = modulesWith(isRoot, bundle);
    // A definition comes with every list, and what several stand on must not come from a later screen.
    const more = name === 'list' ? ofDefinitions : [];
    const own = new Set([...all, ...more].filter((id) => !taken.has(id)));
    for (const id of own) taken.add(id);
    return { name, test: (id: string) => own.has(id), priority: SCREENS.length - index };
  });
  const shared = {
    name: 'shared',
    // What belongs to one resource stays out: merged with what others need it would bring itself along.
    test: (id: string) => !taken.has(id) && !isOfResource(id),
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
    minShareCount: 2,
  };
  return { includeDependenciesRecursively: false, groups: [...screens, shared] };
}
