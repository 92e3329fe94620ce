import type { Facts, Manifest } from '../../src/engine/definition/manifest.ts';
import { draftActions } from './draftActions.ts';
import type { Draft, Groups, Settings } from './draft.ts';
import { draftList } from './draftList.ts';
import { renderable, groupFields, isOmitted } from './fieldGroups.ts';
import { toneOf } from './toneOf.ts';

const TITLES = ['name', 'title', 'fullName', 'label', 'subject'];

/**
 * Chooses the field that names a record: a usual title, else a nested name (one that the list sorts by first), else
 * the first text, else the id.
 */
function titleOf({ fields, list }: Manifest): string {
  const texts = renderable(fields)
    .filter(([, { kind, many }]) => kind === 'text' && !many)
    .map(([path]) => path);
  return (
    TITLES.find((name) => texts.includes(name)) ??
    texts.find((path) => path.endsWith('.name') && list?.sort.includes(path)) ??
    texts.find((path) => path.endsWith('.name')) ??
    texts[0] ??
    'id'
  );
}

function settingsOf(path: string, facts: Facts): Settings | undefined {
  if (path.endsWith('At') && facts.kind === 'dateTime') return { as: 'ago' };
  if (facts.values && /status$/i.test(path))
    return { tone: Object.fromEntries(facts.values.map((value) => [value, toneOf(value)])) };
  return undefined;
}

function createForm({ create }: Manifest): Groups {
  if (!create) return {};
  const shown = new Set(renderable(create.fields).map(([path]) => path));
  const required = Object.keys(create.fields).filter(
    (path) => shown.has(path) || create.required.includes(path),
  );
  return groupFields(required, create.fields);
}

/** Drafts everything that a definition of this resource may contain, from the contract alone. */
export function draftDefinition(manifest: Manifest): Draft {
  const { fields, update, create, operations, actions } = manifest;
  const title = titleOf(manifest);
  const list = draftList(manifest, title);
  const listed = list ? list.columns : [title];
  const factCandidates = listed.filter((path) => path !== title && path !== list?.mobile.picture);
  const settings = listed.flatMap((path): [string, Settings][] => {
    const facts = fields[path];
    const own = facts && settingsOf(path, facts);
    return own ? [[path, own]] : [];
  });
  const shown = renderable(fields)
    .map(([path]) => path)
    .filter((path) => path !== title && !isOmitted(path, fields));
  const changed = renderable(update?.fields ?? {}).map(([path]) => path);
  return {
    title,
    fields: Object.fromEntries<Settings>([[title, { width: 2 }], ...settings]),
    ...(list && { list }),
    ...(operations['one'] && {
      show: { facts: factCandidates.slice(0, 3), groups: groupFields(shown, fields) },
    }),
    ...(create && { create: { form: createForm(manifest) } }),
    ...(update && { edit: { form: groupFields(changed, update.fields) } }),
    ...(actions && { actions: draftActions(actions) }),
  };
}
