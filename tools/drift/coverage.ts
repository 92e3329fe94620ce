import type {
  RuntimeDefinition,
  RuntimeForm,
  Resource,
} from '../../src/engine/definition/runtimeDefinition.ts';
import type { FieldMap, Manifest } from '../../src/engine/definition/manifest.ts';
import type { ResourceMenu } from '../../src/engine/definition/defineMenu.ts';
import { isOmitted } from '../newResource/fieldGroups.ts';
import { namesIn } from './namesIn.ts';

/** Number of items of one kind in the contract, and the items that no screen uses. */
interface PartCoverage {
  offered: number;
  unused: string[];
}

export const PARTS = ['fields', 'inputs', 'filters', 'sorts', 'actions', 'slots'] as const;
export interface Coverage {
  name: string;
  parts: Record<(typeof PARTS)[number], PartCoverage>;
}

const leaves = (fields: FieldMap) =>
  Object.keys(fields).filter((path) => fields[path]?.kind !== 'object');
const fieldsIn = (form: RuntimeForm | undefined) => Object.values(form ?? {}).flat();
const isList = (group: unknown): group is readonly string[] => Array.isArray(group);

/** Returns the fields that a slot of the definition uses. */
function usedFields({ title, fields, list, show, create, edit }: RuntimeDefinition): string[] {
  const groups = Object.values(show?.groups ?? {}).filter(isList);
  return [
    title,
    ...Object.keys(fields ?? {}),
    ...(list?.columns ?? []),
    ...(list?.more ?? []),
    ...(list?.mobile?.picture ? [list.mobile.picture] : []),
    ...(list?.mobile ? [list.mobile.line, ...list.mobile.under] : []),
    ...(show?.facts ?? []),
    ...groups.flat(),
    ...fieldsIn(create?.form),
    ...fieldsIn(edit?.form),
  ];
}

function filtersOf({ list }: RuntimeDefinition): string[] {
  const views = Object.values(list?.views ?? {}).flatMap(({ filter, by }) =>
    Object.keys({ ...filter, ...by }),
  );
  return [...(list?.filters ?? []), ...(list?.search ? [list.search] : []), ...views];
}

/** Returns the sort keys of a list: those of its columns' headers, its default and those of its views. */
function sortsOf({ list }: RuntimeDefinition): string[] {
  const sortKeys = [list?.sort, ...Object.values(list?.views ?? {}).map(({ sort }) => sort)];
  return [
    ...(list?.columns ?? []),
    ...(list?.more ?? []),
    ...sortKeys.flatMap((key) => key?.replace(/^-/, '') ?? []),
  ];
}

/** Returns the operations of the contract that a screen calls. */
function slotsOf({ definition }: Resource, { screens }: ResourceMenu): string[] {
  const { create, edit, remove, actions, list } = definition;
  const has = (screen: ResourceMenu['screens'][number]) => screens.includes(screen);
  return [
    ...(has('list') ? ['list'] : []),
    ...(has('show') || has('edit') ? ['one'] : []),
    ...(has('create') && create ? ['create'] : []),
    ...(has('edit') && edit ? ['update'] : []),
    ...(remove === false ? [] : ['remove']),
    ...(actions ? ['action'] : []),
    ...(list?.order ? ['move'] : []),
  ];
}

const part = (offered: readonly string[], used: Iterable<string>): PartCoverage => {
  const usedNames = new Set(used);
  return { offered: offered.length, unused: offered.filter((name) => !usedNames.has(name)) };
};

function inputsOf({ create, update }: Manifest): string[] {
  return [
    ...leaves(create?.fields ?? {}).map((path) => `create ${path}`),
    ...leaves(update?.fields ?? {}).map((path) => `edit ${path}`),
  ];
}

/** Returns the share of the contract that a resource's screens use; `texts` are the files of its folder. */
export function coverageOf(
  resource: Resource,
  menu: ResourceMenu,
  texts: readonly string[],
): Coverage {
  const { manifest, definition } = resource;
  const { create, edit, actions, list } = definition;
  const fields = leaves(manifest.fields).filter((path) => !isOmitted(path, manifest.fields));
  const changed = Object.values(actions ?? {}).flatMap((action) => Object.keys(action?.set ?? {}));
  const named = namesIn(texts);
  const inputs = [
    ...fieldsIn(create?.form).map((path) => `create ${path}`),
    ...[...fieldsIn(edit?.form), ...changed].map((path) => `edit ${path}`),
  ];
  const actionNames = Object.keys(manifest.actions ?? {});
  const offered = [...Object.keys(actions ?? {}), ...(list?.bulk ?? [])];
  return {
    name: resource.name,
    parts: {
      fields: part(fields, [...usedFields(definition), ...fields.filter(named.hasPath)]),
      inputs: part(inputsOf(manifest), inputs),
      filters: part(Object.keys(manifest.list?.filters ?? {}), filtersOf(definition)),
      sorts: part(manifest.list?.sort ?? [], sortsOf(definition)),
      actions: part(actionNames, [...offered, ...actionNames.filter(named.hasText)]),
      slots: part(Object.keys(manifest.operations), slotsOf(resource, menu)),
    },
  };
}

/** Returns the used share of all items, from 0 to 1; 1 if there are none. */
export function shareOf({ parts }: Coverage): number {
  const all = Object.values(parts);
  const offered = all.reduce((sum, one) => sum + one.offered, 0);
  const unused = all.reduce((sum, one) => sum + one.unused.length, 0);
  return offered === 0 ? 1 : (offered - unused) / offered;
}
