import { expect, it } from 'vitest';
import type { RuntimeDefinition, Resource } from '../definition/runtimeDefinition.ts';
import { findUndo } from './findUndo.ts';

const required: string[] = [];
const reopening = {
  fields: { note: { kind: 'text' as const } },
  required,
  transition: { field: 'status', from: ['closed'], to: 'open' },
};

function shelvesWith(
  actions: NonNullable<RuntimeDefinition['actions']>,
  reopen = reopening,
): Resource {
  return {
    name: 'shelves',
    manifest: {
      name: 'shelves',
      params: [],
      operations: {},
      fields: {},
      actions: { close: { fields: {}, required: [] }, reopen },
    },
    definition: { title: 'label', actions },
  };
}

const closing = { close: { undo: 'reopen' }, reopen: {} };
const open = { id: 1, status: 'open' };
const closed = { id: 1, status: 'closed' };

it('reverts in one press an action whose undo has only optional fields', () => {
  const undo = findUndo(shelvesWith(closing), 'close', open, closed);
  expect(undo).toEqual({ kind: 'act', action: 'reopen' });
});

it('opens the form of an undo with a required field', () => {
  const resource = shelvesWith(closing, { ...reopening, required: ['note'] });
  expect(findUndo(resource, 'close', open, closed)).toEqual({ kind: 'ask', action: 'reopen' });
});

it('offers no undo that the changed record does not allow, or that leads to another state', () => {
  const resource = shelvesWith(closing);
  const after = { ...closed, allowed: { actions: [] } };
  expect(findUndo(resource, 'close', open, after)).toBeUndefined();
  expect(findUndo(resource, 'close', { id: 1, status: 'lent' }, closed)).toBeUndefined();
});

it('restores the values that a declared change has replaced', () => {
  const resource = shelvesWith({ hide: { set: { 'shop.isShown': false }, undo: true } });
  const after = { id: 1, shop: { isShown: false } };
  expect(findUndo(resource, 'hide', { id: 1, shop: { isShown: true } }, after)).toEqual({
    kind: 'change',
    values: { 'shop.isShown': true },
  });
  expect(findUndo(resource, 'hide', { id: 1 }, after)).toMatchObject({
    values: { 'shop.isShown': null },
  });
});

it('restores what the API changed along with a declared change', () => {
  const { manifest, ...rest } = shelvesWith({ hide: { set: { isShown: false }, undo: true } });
  const bool = { kind: 'boolean' as const };
  const fields = { isShown: bool, isMain: bool, label: { kind: 'text' as const } };
  const update = { fields, media: 'application/json' };
  const resource = { ...rest, manifest: { ...manifest, update } };
  const before = { id: 1, isShown: true, isMain: true, version: 1 };
  const after = { id: 1, isShown: false, isMain: false, label: 'A', version: 2 };
  expect(findUndo(resource, 'hide', before, after)).toEqual({
    kind: 'change',
    values: { isShown: true, isMain: true },
  });
});
