import type { Resource } from '../../src/engine/definition/runtimeDefinition.ts';
import type { ResourceMenu } from '../../src/engine/definition/defineMenu.ts';

const menus = import.meta.glob<ResourceMenu>('../../resources/*/menu.ts', {
  eager: true,
  import: 'default',
});
const definitions = import.meta.glob<Resource>('../../resources/*/definition.ts', {
  eager: true,
  import: 'default',
});

export interface Declared {
  resource: Resource;
  menu: ResourceMenu;
}

/** Every resource that the panel declares, with its menu entry. */
export const declared: readonly Declared[] = Object.entries(menus).map(([path, menu]) => {
  const resource = definitions[path.replace('/menu.ts', '/definition.ts')];
  if (!resource) throw new Error(`${path} has no definition.ts in its folder`);
  return { resource, menu };
});
