import { messages as ar } from '#i18n/ar/index.ts';
import { messages as de } from '#i18n/de/index.ts';
import { messages as en } from '#i18n/en/index.ts';
import { messages as turkish } from '#i18n/tr/index.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Resource } from '../../../src/engine/definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import {
  filterLabelKey,
  getField,
  labelKey,
  memberKey,
} from '../../../src/engine/definition/field.ts';
import { isPaths } from '../../../src/engine/definition/isPaths.ts';
import type { World } from '../world.tsx';

const languages: Readonly<Record<string, Messages>> = { tr: turkish, en, de, ar };

/** Returns the paths of fields that any screen of the definition shows or edits. */
export function pathsShown({ definition }: Resource): string[] {
  const { list, show, create, edit } = definition;
  const groups = Object.values(show?.groups ?? {}).flatMap((group) =>
    isPaths(group) ? group : [],
  );
  return [
    ...new Set([
      definition.title,
      ...(list?.columns ?? []),
      ...(list?.more ?? []),
      ...(list?.mobile?.picture ? [list.mobile.picture] : []),
      ...(list?.mobile ? [list.mobile.line, ...list.mobile.under] : []),
      ...(show?.facts ?? []),
      ...groups,
      ...Object.values(create?.form ?? {}).flat(),
      ...Object.values(edit?.form ?? {}).flat(),
    ]),
  ];
}

/** Returns the message keys of a field: its label, and the members of an enum. */
function fieldKeys(resource: Resource, path: string): string[] {
  const { manifest } = resource;
  const fields = [manifest.fields, manifest.create?.fields, manifest.update?.fields].find(
    (one) => one?.[path],
  );
  const field = getField(resource, path, fields);
  const members = (field.kind === 'enum' ? field.facts.values : undefined) ?? [];
  return [labelKey(field), ...members.map((member) => memberKey(resource.name, path, member))];
}

/** Returns the field groups of a screen; custom sections have headings of their own. */
function groupsOfFields(groups: object = {}): object {
  return Object.fromEntries(Object.entries(groups).filter(([, group]) => Array.isArray(group)));
}

/** Returns every message key that the screens of the definition need. */
export function wordKeys(resource: Resource): string[] {
  const { name, definition } = resource;
  const { list, show, create, edit, actions, pages } = definition;
  const own = (part: string, names: object = {}) =>
    Object.keys(names).map((key) => `resources.${name}.${part}.${key}`);
  const titled = (form: object | undefined) =>
    form && Object.keys(form).length > 1 ? own('groups', form) : [];
  return [
    `resources.${name}.name`,
    ...pathsShown(resource).flatMap((path) => fieldKeys(resource, path)),
    ...(list?.filters ?? []).map((filter) => filterLabelKey(name, filter)),
    ...own('views', list?.views),
    ...own('groups', groupsOfFields(show?.groups)),
    ...titled(create?.form),
    ...titled(edit?.form),
    ...own('actions', actions).map((key) => `${key}.do`),
    ...Object.entries(actions ?? {}).flatMap(([key, slot]) => [
      // A change of several records has the message of bulk actions.
      ...(slot?.ask ? [] : [`resources.${name}.actions.${key}.done`]),
      ...(slot?.again ? [`resources.${name}.actions.${key}.again.do`] : []),
    ]),
    ...own('pages', pages),
  ];
}

/** Checks that every key has a message in all four languages. */
export async function wording({ drawn }: World, spoken = languages): Promise<string[]> {
  return wordKeys(drawn).flatMap((key) =>
    Object.entries(spoken)
      .filter(([, words]) => typeof get(words, key) !== 'string')
      .map(([language]) => `${key} is not said in ${language}`),
  );
}
