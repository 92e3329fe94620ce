import { readdirSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import type { ResourceMenu } from '../../src/engine/definition/defineMenu.ts';
import type { Resource } from '../../src/engine/definition/runtimeDefinition.ts';

const root = resolve(import.meta.dirname, '../..');

/** Declared resource with its menu entry. */
export interface Declared {
  resource: Resource;
  menu: ResourceMenu;
}

const has = <K extends string>(value: unknown, key: K): value is { [P in K]: unknown } =>
  typeof value === 'object' && value !== null && key in value;

const isResource = (value: unknown): value is Resource => has(value, 'definition');
const isMenu = (value: unknown): value is ResourceMenu => has(value, 'screens');

/** Returns the names of the resources that have a definition. */
export function declaredNames(): string[] {
  return readdirSync(join(root, 'resources')).filter((name) =>
    existsSync(join(root, 'resources', name, 'definition.ts')),
  );
}

/**
 * Loads definitions with their parts as the panel does; Vite compiles JSX and styles.
 * @throws Error for a folder without a definition and a menu
 */
export async function loadResources(names: readonly string[]): Promise<Declared[]> {
  const server = await createServer({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const load = async (path: string): Promise<unknown> => {
    const module: unknown = await server.ssrLoadModule(join(root, path));
    return has(module, 'default') ? module.default : undefined;
  };
  try {
    return await Promise.all(
      names.map(async (name) => {
        const resource = await load(`resources/${name}/definition.ts`);
        const menu = await load(`resources/${name}/menu.ts`);
        if (!isResource(resource) || !isMenu(menu))
          throw new Error(`resources/${name} declares no resource`);
        return { resource, menu };
      }),
    );
  } finally {
    await server.close();
  }
}
