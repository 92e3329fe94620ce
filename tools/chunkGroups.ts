import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { projectFolder } from '../server/projectFolder.ts';

type Bundle = Rolldown.OutputBundle;
type IsRoot = (id: string) => boolean;

const source = join(projectFolder, 'src');
const files =
  (...names: string[]): IsRoot =>
  (id) =>
    names.some((name) => id === join(source, name));
const isStart = files('app/main.tsx');
const isDefinition: IsRoot = (id) => /\/resources\/[^/]+\/definition\.ts$/.test(id);
const isMenu: IsRoot = (id) =>
  /\/@mui\/material\/esm\/(Menu|MenuItem|Divider)\/index\.js$/.test(id);
const isDialog = files(
  'engine/access/UpgradeDialog.tsx',
  'engine/help/HelpSheet.tsx',
  'engine/actions/RemoveDialog.tsx',
  'pages/notifications/BellPanel.tsx',
  'pages/palette/PaletteDialog.tsx',
  'shell/MenuDrawer.tsx',
  'shell/ProviderMenu.tsx',
  'shell/ShortcutSheet.tsx',
  'shell/UserMenuItems.tsx',
);
const partsFolder = join(projectFolder, 'resources/leads/parts');
/** Matches the head of a lead's page, the record that is opened most. */
const isLeadPage: IsRoot = (id) =>
  ['LeadHead.tsx', 'contact/ContactBar.tsx', 'header/UnreadBadge.tsx'].some(
    (name) => id === join(partsFolder, name),
  );
const isReply: IsRoot = (id) => id === join(partsFolder, 'LeadConversation.tsx');
/** Matches the modules that render formatted text or fill it in; all of them sanitize it first. */
const isRichText = files(
  'engine/kinds/richText/FormattedText.tsx',
  'engine/kinds/richText/SignatureView.tsx',
  'engine/controls/mergeFields/useFillIn.ts',
);
/** Modules that load with the first list and would each be a file of a hundred bytes. */
const tinyModules = ['../i18n/byFileName.ts', '../resources/leads/parts/contact/nextStep.ts'].map(
  (name) => join(source, name),
);
const isResourceModule: IsRoot = (id) => /\/resources\/[^/]+\//.test(id);
const isMessageModule: IsRoot = (id) => /\/i18n\/[^/]+\.ts$/.test(id);
/** Screens that a user opens, each with its root modules. */
const SCREENS: Readonly<Record<string, IsRoot>> = {
  'sign-in': files(
    'pages/sign-in/LaterStep.tsx',
    'pages/sign-in/OtherPage.tsx',
    'pages/sign-in/StepNotice.tsx',
  ),
  panel: files('app/App.tsx', 'app/importScreen.ts'),
  home: files('pages/home/HomePage.tsx'),
  list: files('engine/list/ListView.tsx'),
  // Modules that render with MUI, which loads later.
  mui: files('ui/MuiRoot.tsx'),
  // Opens on any screen, forms or not.
  menu: isMenu,
  // Dialogs over any screen, without a form.
  dialog: isDialog,
  record: files('engine/record/ShowView.tsx'),
  'lead-page': isLeadPage,
  // Loads with the page of a lead, which has no form; forms share most of it.
  reply: isReply,
  form: files('engine/form/EditView.tsx', 'engine/form/CreateView.tsx'),
  // Part of every page; loads after the first screen.
  shell: files(
    'app/PanelNews.tsx',
    'pages/popups/Popups.tsx',
    'push/choosePush.ts',
    'push/SlideDown.tsx',
  ),
  // Loads with each of the screens above of its resource.
  definition: isDefinition,
};
/** Screens whose modules keep a file of their own even if later screens need the same. */
const WITH_OWN_FILE = new Set(['menu', 'dialog', 'record', 'lead-page', 'reply', 'form']);
/** Bytes before minification below which modules join the panel's file instead of a file of their own. */
const SMALL = 24_000;

/** Returns the modules of the roots' chunks and of their static imports, with their bytes after tree shaking. */
function modulesWith(isRoot: IsRoot, bundle: Bundle): Map<string, number> {
  const modules = new Map<string, number>();
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const [id, { renderedLength }] of Object.entries(chunk.modules))
      modules.set(id, renderedLength);
    chunk.imports.forEach(visit);
  };
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && Object.keys(output.modules).some(isRoot)) visit(output.fileName);
  return modules;
}

/**
 * Returns the modules of the head of a lead's page, and those that several parts of that page share; by default each
 * is a file of its own. Modules that another page needs too are excluded: they would load the rest there.
 */
function modulesOfLeadPage(bundle: Bundle): Set<string> {
  const entries = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && output.isDynamicEntry ? (output.facadeModuleId ?? []) : [],
  );
  const others = new Set(entries.filter((id) => !id.startsWith(partsFolder)));
  const elsewhere = modulesWith((id) => others.has(id), bundle);
  const isRoot: IsRoot = (id) => isLeadPage(id) || isReply(id);
  const replyChunkModules = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && Object.keys(output.modules).some(isReply)
      ? Object.keys(output.modules)
      : [],
  );
  const replyModules = new Set(replyChunkModules);
  const all = [...modulesWith(isRoot, bundle).keys()];
  return new Set(all.filter((id) => !replyModules.has(id) && !elsewhere.has(id)));
}

/** Returns the bundle as the bundler splits it by default, without writing files. */
async function defaultBundle(config: InlineConfig): Promise<Bundle> {
  let bundle: Bundle = {};
  const keepBundle = {
    name: 'keep-bundle',
    generateBundle: (_options: unknown, outputBundle: Bundle) => {
      bundle = outputBundle;
    },
  };
  // Styles affect no module and cost a quarter of the time.
  const noStyles = {
    name: 'no-styles',
    enforce: 'pre' as const,
    load: { filter: { id: /\.css$/ }, handler: () => '' },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [config.plugins, noStyles, keepBundle],
    build: { ...config.build, write: false, minify: false, manifest: false },
  });
  return bundle;
}

/** Returns the modules that load with more than one of the roots. */
function modulesOfSeveral(isRoot: IsRoot, bundle: Bundle): Set<string> {
  const seen = new Set<string>();
  const sharedIds = new Set<string>();
  for (const output of Object.values(bundle))
    for (const root of output.type === 'chunk' ? Object.keys(output.modules).filter(isRoot) : [])
      for (const id of modulesWith((one) => one === root, bundle).keys())
        (seen.has(id) ? sharedIds : seen).add(id);
  return sharedIds;
}

interface ModuleUse {
  /** Names of the screens that need a module: `list+record`. */
  screens: string;
  bytes: number;
}

/** Returns the uses of modules by their ids, except modules of the start and of a single resource. */
function modulesInUse(
  bundle: Bundle,
  startModules: ReadonlyMap<string, number>,
): Map<string, ModuleUse> {
  const found = new Map<string, ModuleUse>();
  for (const [name, isRoot] of Object.entries(SCREENS))
    for (const [id, bytes] of modulesWith(isRoot, bundle)) {
      const before = found.get(id);
      // The panel needs a resource's menu entry only.
      if (startModules.has(id) || (isResourceModule(id) && name !== 'panel' && !before)) continue;
      found.set(id, { screens: before ? `${before.screens}+${name}` : name, bytes });
    }
  // Modules of a single definition or dialog load with it.
  for (const [name, isRoot] of [
    ['definition', isDefinition],
    ['dialog', isDialog],
  ] as const) {
    const sharedIds = modulesOfSeveral(isRoot, bundle);
    for (const [id, { screens }] of found)
      if (screens === name && !sharedIds.has(id)) found.delete(id);
  }
  return found;
}

/**
 * Chooses the file of modules by the screens that need them; undefined leaves the choice to the bundler.
 * @param bytes total size of all modules that exactly these screens need
 */
function fileOf(needed: string, bytes: number): string | undefined {
  const all = needed.split('+');
  const screens = all.filter((name) => name !== 'definition');
  const [first] = screens;
  if (all.length > 1 && first === 'sign-in') return undefined;
  // Modules of every page must not load the code of another screen.
  const isOnEveryPage = screens.includes('shell') && first !== 'shell' && bytes < SMALL;
  if (isOnEveryPage || screens.includes('panel')) return 'panel';
  if (screens.includes('mui')) return 'mui';
  // Modules that a list shares with later screens are one file, since forms share most of them. Modules of
  // definitions load with the list as well as with the record.
  if (first === undefined || all.includes('definition')) return 'views';
  if (first === 'list' && all.length > 1) return 'views';
  // Forms load the file of a reply, so it holds no module that only a reply needs.
  if (needed === 'reply') return undefined;
  if (all.length === 1 || WITH_OWN_FILE.has(first)) return first;
  return bytes < SMALL ? 'panel' : screens.join('-');
}

/**
 * Creates groups of modules for the bundler, one file for modules that the same screens need. The automatic
 * split makes a hundred small files, each with a round trip and headers. A first bundling shows which module
 * loads with which screen; import statements do not, since a package's index imports all of it.
 * @param config the panel's configuration without groups
 */
export async function chunkGroups(config: InlineConfig) {
  const bundle = await defaultBundle(config);
  const startModules = modulesWith(isStart, bundle);
  const usedModules = modulesInUse(bundle, startModules);
  const definitionModules = modulesWith(isDefinition, bundle);
  const leadModules = modulesOfLeadPage(bundle);
  const richText = modulesWith(isRichText, bundle);
  const bytesOf = new Map<string, number>();
  for (const { screens, bytes } of usedModules.values())
    bytesOf.set(screens, (bytesOf.get(screens) ?? 0) + bytes);
  const fileOfModule = new Map(
    [...usedModules].map(([id, { screens }]) => [id, fileOf(screens, bytesOf.get(screens) ?? 0)]),
  );
  for (const id of tinyModules) fileOfModule.set(id, 'panel');
  const names = [...new Set(fileOfModule.values())].filter((name) => name !== undefined);
  const isUngrouped = (id: string) =>
    !startModules.has(id) && !fileOfModule.get(id) && !definitionModules.has(id);
  const groups = names.map((name) => ({
    name,
    test: (id: string) => fileOfModule.get(id) === name,
    priority: 1,
  }));
  const leadParts = {
    name: 'lead-parts',
    test: (id: string) => leadModules.has(id) && isUngrouped(id),
    priority: 1,
  };
  const formatted = {
    name: 'rich-text',
    test: (id: string) => richText.has(id) && isUngrouped(id),
    priority: 1,
  };
  const shared = {
    name: 'shared',
    // Excludes the modules of definitions and of all messages: merged with other modules, they would load
    // those too.
    test: (id: string) =>
      !startModules.has(id) &&
      !usedModules.has(id) &&
      !definitionModules.has(id) &&
      !isResourceModule(id) &&
      !isMessageModule(id),
    entriesAware: true,
    // Bytes below which a file is merged with others. Larger files stay separate: merged, a dialog would
    // load modules that only forms need.
    entriesAwareMergeThreshold: 200,
    minShareCount: 2,
  };
  return {
    includeDependenciesRecursively: false,
    groups: [...groups, leadParts, formatted, shared],
  };
}
