import type { ComponentType } from 'react';
import type { Resource } from '../engine/definition/runtimeDefinition.ts';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { headParts, recordParts } from '../engine/definition/recordParts.ts';
import type { Definitions } from '../engine/definition/DefinitionsContext.ts';
import { prefetchWhenIdle } from '../ui/prefetchWhenIdle.ts';
import {
  lazyWithPreload,
  preloadComponents,
  type PreloadableComponent,
} from '../ui/lazyWithPreload.tsx';
import { routeOf } from './parseResourceRoute.ts';

/** Menu entries; small, so they are bundled with the first screen. */
const menus = import.meta.glob<ResourceMenu>('../../resources/*/menu.ts', {
  eager: true,
  import: 'default',
});
/** Definitions, fetched with the first screen of their resource. */
const definitions = import.meta.glob<Resource>('../../resources/*/definition.ts', {
  import: 'default',
});

/** Every declared resource, in the menu's order. */
export const resourceMenus: readonly ResourceMenu[] = Object.values(menus).toSorted(
  (a, b) => a.order - b.order,
);

const loading = new Map<string, Promise<Resource>>();
const loaded = new Map<string, Resource>();

/** Imports the definition of a resource; returns undefined if no resource has that name. */
function loadDefinition(name: string): Promise<Resource> | undefined {
  const load = definitions[`../../resources/${name}/definition.ts`];
  if (!load) return undefined;
  const pending = loading.get(name);
  if (pending) return pending;
  const begun = load();
  loading.set(name, begun);
  begun.then(
    (resource) => loaded.set(name, resource),
    // A failed import is retried by the next call.
    () => loading.delete(name),
  );
  return begun;
}

/** Returns the definition of a resource if it has been imported already. */
export const loadedDefinition = (name: string): Resource | undefined => loaded.get(name);

/** Lookups that the engine needs for every resource: its definition, its route, and the screens it offers. */
export const definitionsOfPanel: Definitions = {
  load: loadDefinition,
  routeOf: (name) => {
    const menu = resourceMenus.find(({ resource }) => resource === name);
    return menu && routeOf(menu);
  },
  offers: (name, screen) =>
    resourceMenus.some(
      ({ resource, screens: offered }) => resource === name && offered.includes(screen),
    ),
  preloadHead: (name, screen) => prefetchWhenIdle(() => preloadHead(name, screen)),
  preload: (name, screen) => prefetchWhenIdle(() => preloadScreen(name, screen)),
  preloadNow: (name, screen) => void preloadScreen(name, screen),
};

const VIEWS = {
  list: async () => (await import('../engine/list/ListView.tsx')).ListView,
  show: async () => (await import('../engine/record/ShowView.tsx')).ShowView,
  create: async () => (await import('../engine/form/CreateView.tsx')).CreateView,
  edit: async () => (await import('../engine/form/EditView.tsx')).EditView,
} satisfies Record<string, () => Promise<ComponentType<{ resource: Resource }>>>;

export type Screen = keyof typeof VIEWS;

const screens = new Map<string, PreloadableComponent<object>>();

/** Returns the optional components at the head of a record's page or next to a form. */
function partsOf({ definition }: Resource, screen: Screen): readonly unknown[] {
  const { show } = definition;
  if (screen === 'show') return show ? headParts(show) : [];
  return screen === 'list' ? [] : [definition[screen]?.aside];
}

/**
 * Returns the screen of a resource as a lazy component: the engine's view with the definition.
 * Cached, because React drops the state of a suspended component whose type changes.
 */
export function lazyScreen(name: string, screen: Screen): PreloadableComponent<object> {
  const key = `${name} ${screen}`;
  const component =
    screens.get(key) ??
    lazyWithPreload(
      async () => {
        const definition = loadDefinition(name);
        if (!definition) throw new Error(`resources/${name} has a menu entry and no definition`);
        const [View, resource] = await Promise.all([VIEWS[screen](), definition]);
        preloadComponents(partsOf(resource, screen));
        return () => <View resource={resource} />;
      },
      screen === 'list' ? 'first' : 'all',
    );
  screens.set(key, component);
  return component;
}

/** Preloads the code of a screen, except what renders below the head of a record. */
const preloadHead = (name: string, screen: Screen): Promise<void> =>
  lazyScreen(name, screen).preload();

/** Preloads all code of a screen: its parts beside the engine's view if the definition is loaded, else after it. */
export async function preloadScreen(name: string, screen: Screen): Promise<void> {
  const head = preloadHead(name, screen);
  if (!loaded.has(name)) await head;
  const resource = loaded.get(name);
  if (resource) {
    const { show } = resource.definition;
    preloadComponents(screen === 'show' && show ? recordParts(show) : partsOf(resource, screen));
  }
  await head;
}
