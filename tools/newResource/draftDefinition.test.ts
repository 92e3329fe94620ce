import { expect, test } from 'vitest';
import type { FieldMap } from '../../src/engine/definition/manifest.ts';
import {
  filterLabelKey,
  getField,
  labelKey,
  memberKey,
} from '../../src/engine/definition/field.ts';
import { loadManifest, manifestNames } from '../manifests.ts';
import { draftDefinition } from './draftDefinition.ts';
import { draftMessages, type MessageTree } from './draftMessages.ts';
import { openDecisions } from './openDecisions.ts';
import { routeOf } from './newFiles.ts';

const messageAt = (messages: MessageTree, key: string) =>
  key
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (at, step) => (typeof at === 'object' ? at[step] : undefined),
      messages,
    );

test('the draft of a list has views by status, a search, and every other filter', async () => {
  const { list, title } = draftDefinition(await loadManifest('leads'));
  expect(title).toBe('couple.name');
  expect(list?.columns.slice(0, 2)).toEqual(['couple.name', 'status']);
  expect(list?.search).toBe('coupleName');
  expect(list?.views).toMatchObject({ all: { filter: {} }, new: { filter: { status: ['new'] } } });
  expect(list?.filters).toContain('weddingDateStart');
  expect(list?.filters).not.toContain('status');
  expect(list?.sort).toBe('-createdAt');
});

test('a picture is shown in rows and cards of a list, and not on the page', async () => {
  const { list, show } = draftDefinition(await loadManifest('provider-items'));
  expect(list?.columns.slice(0, 2)).toEqual(['coverImage', 'name']);
  expect(list?.mobile).toMatchObject({ picture: 'coverImage', line: 'name' });
  expect(show?.facts).toEqual(list?.columns.slice(2, 5));
});

test('a list offers the bulk actions of the contract, a manual order, and an import of files', async () => {
  const models = draftDefinition(await loadManifest('provider-items'));
  expect(models.list).toMatchObject({ bulk: ['publish', 'unpublish', 'remove'], order: true });
  expect(draftDefinition(await loadManifest('galleries')).list?.import).toBe(true);
  // A file is required, and no table cell can contain one.
  expect(draftDefinition(await loadManifest('attachments')).list).not.toHaveProperty('import');
  expect(draftDefinition(await loadManifest('sms-logs')).list).not.toHaveProperty('bulk');
});

test('an action is undone by the one that returns to its only previous state', async () => {
  const { actions } = draftDefinition(await loadManifest('discounts'));
  // `submit` starts from two states, and `unpublish` returns to one of them.
  expect(actions).toEqual({ submit: {}, publish: { undo: 'unpublish' }, unpublish: {} });
});

test('columns without colors are listed with the available colors', async () => {
  const manifest = await loadManifest('medias');
  const draft = draftDefinition(manifest);
  const { messages } = draftMessages(manifest, draft, () => undefined);
  expect(openDecisions(manifest, draft, messages, { conflicting: [] }).join('\n')).toMatch(
    /May have colours, of neutral, info, .*: .*kind/,
  );
});

test('forms contain every required field, grouped by topic', async () => {
  const manifest = await loadManifest('leads');
  const { create, show } = draftDefinition(manifest);
  const formFields = Object.values(create?.form ?? {}).flat();
  expect(formFields).toEqual(expect.arrayContaining([...(manifest.create?.required ?? [])]));
  expect(show?.groups['couple']).toContain('couple.weddingDate');
});

test('ids with a name next to them are not in columns', async () => {
  const { list } = draftDefinition(await loadManifest('providers'));
  const columns = [...(list?.columns ?? []), ...(list?.more ?? [])];
  expect(columns).toContain('category.name');
  expect(columns.filter((path) => /id$/i.test(path))).toEqual([]);
});

test('messages contain labels of rows, filters, members and actions; short descriptions become labels', async () => {
  const users = await loadManifest('customer-users');
  const { messages } = draftMessages(users, draftDefinition(users), () => undefined);
  expect(messages['name']).toBe('Customer user |||| Customer users');
  for (const key of ['fields.emails.label', 'fields.emails.value', 'fields.filters.roleId'])
    expect(messageAt(messages, key)).toBeTypeOf('string');
  expect(messageAt(messages, 'values.status.invited')).toBe('Invited');
  const leads = await loadManifest('leads');
  const describe = (path: string) =>
    path === 'source' ? 'Where from.' : 'Far too long to be a label.';
  const drafted = draftMessages(leads, draftDefinition(leads), describe);
  expect(messageAt(drafted.messages, 'fields.source')).toBe('Where from');
  expect(messageAt(drafted.messages, 'fields.readStatus')).toBe('Read status');
  expect(messageAt(drafted.messages, 'actions.not_wedding.do')).toBe('Not wedding');
});

test('a list below another record gets its route', async () => {
  expect(routeOf(await loadManifest('lead-comments'))).toBe('leads/:id/comments');
  expect(routeOf(await loadManifest('customer-users'))).toBeUndefined();
});

test('every draft message is listed as an open decision', async () => {
  const manifest = await loadManifest('providers');
  const draft = draftDefinition(manifest);
  const { messages, conflicting } = draftMessages(manifest, draft, () => undefined);
  const decisions = openDecisions(manifest, draft, messages, { conflicting }).join('\n');
  expect(decisions).toContain('fields.productFeatures.productName: Product name');
  expect(decisions).toContain('Colours are guessed: paidStatus');
});

/** Returns the keys of all messages that the engine needs to render these fields. */
function keysOf(name: string, fields: FieldMap, paths: readonly string[]): string[] {
  const manifest = { name, params: [], operations: {}, fields };
  const resource = { name, manifest, definition: { title: 'id' } };
  return paths.flatMap((path) => {
    const field = getField(resource, path, fields);
    const members = field.facts.values ?? [];
    return [labelKey(field), ...members.map((member) => memberKey(name, path, member))];
  });
}

test.each(manifestNames())(
  'the draft of %s has every message that the engine needs',
  async (name) => {
    const manifest = await loadManifest(name);
    const draft = draftDefinition(manifest);
    const { messages, conflicting } = draftMessages(manifest, draft, () => undefined);
    const { list, show, create, edit, actions } = draft;
    const groups = [show?.groups, create?.form, edit?.form].flatMap((one) =>
      Object.entries(one ?? {}),
    );
    const read = [
      ...(list?.columns ?? []),
      ...(list?.more ?? []),
      ...Object.values(show?.groups ?? {}).flat(),
    ];
    const keys = [
      ...keysOf(name, manifest.fields, read),
      ...keysOf(name, manifest.create?.fields ?? {}, Object.values(create?.form ?? {}).flat()),
      ...keysOf(name, manifest.update?.fields ?? {}, Object.values(edit?.form ?? {}).flat()),
      ...[...(list?.filters ?? []), ...(list?.search ? [list.search] : [])].map((one) =>
        filterLabelKey(name, one),
      ),
      ...groups.map(([group]) => `resources.${name}.groups.${group}`),
      ...Object.keys(list?.views ?? {}).map((view) => `resources.${name}.views.${view}`),
      ...Object.keys(actions ?? {}).map((action) => `resources.${name}.actions.${action}.do`),
    ];
    const missing = keys.filter(
      (key) => typeof messageAt({ resources: { [name]: messages } }, key) !== 'string',
    );
    expect(missing).toEqual([]);
    expect(conflicting).toEqual([]);
  },
);
