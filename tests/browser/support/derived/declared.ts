import { existsSync, readdirSync } from 'node:fs';
import type { Resource } from '../../../../src/engine/definition/runtimeDefinition.ts';
import type { ResourceMenu } from '../../../../src/engine/definition/defineMenu.ts';
import { at } from '../panel.ts';

/** A declared resource with its place in the menu. */
export interface Declared {
  resource: Resource;
  menu: ResourceMenu;
}

const folder = new URL('../../../../resources/', import.meta.url);

const isResource = (value: unknown): value is Resource => at(value, 'definition') !== undefined;
const isMenu = (value: unknown): value is ResourceMenu => at(value, 'screens') !== undefined;

async function load(name: string): Promise<Declared> {
  const definition: unknown = await import(new URL(`${name}/definition.ts`, folder).href);
  const entry: unknown = await import(new URL(`${name}/menu.ts`, folder).href);
  const resource = at(definition, 'default');
  const menu = at(entry, 'default');
  if (!isResource(resource) || !isMenu(menu))
    throw new Error(`resources/${name} declares no resource`);
  return { resource, menu };
}

/** Every resource that the panel declares, read from its folder as the panel itself does. */
export const declared: readonly Declared[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => existsSync(new URL(`${name}/definition.ts`, folder)))
    .map(load),
);

/** Returns true if a row links to a page of its record. */
export const hasRecordPage = ({ menu }: Declared): boolean =>
  menu.screens.includes('show') || menu.screens.includes('edit');

/** Returns a declared resource by its name. @throws Error without one */
export function declaredAs(name: string): Declared {
  const found = declared.find(({ resource }) => resource.name === name);
  if (!found) throw new Error(`${name} is not declared`);
  return found;
}
