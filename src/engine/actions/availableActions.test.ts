import { describe, expect, it } from 'vitest';
import type { RuntimeDefinition, AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import {
  actionMessageKey,
  isRemovable,
  availableActions,
  restoresState,
} from './availableActions.ts';

const closing = {
  fields: {},
  required: [],
  transition: { field: 'status', from: ['open'], to: 'closed' },
};
const manifest = {
  name: 'shelves',
  params: [],
  operations: { remove: { method: 'DELETE', path: '/shelves/{id}' } },
  fields: {},
  update: { fields: {}, media: 'application/json' },
  actions: { close: closing, paint: { fields: {}, required: [] } },
};
const shelves = (definition: Omit<RuntimeDefinition, 'title'>): Resource => ({
  name: 'shelves',
  manifest,
  definition: { title: 'label', ...definition },
});
const record = (values: object): AnyRecord => ({ id: 1, status: 'open', ...values });

describe('available actions', () => {
  const contract = shelves({ actions: { close: {}, paint: {} } });

  it('are those that the API allows, in the order of the definition', () => {
    const allowed = { actions: ['paint', 'close', 'burn'] };
    expect(availableActions(contract, record({ allowed }))).toEqual(['close', 'paint']);
    expect(availableActions(contract, record({ allowed: { actions: [] } }))).toEqual([]);
  });

  it('follow the transitions of the contract if the record returns none', () => {
    expect(availableActions(contract, record({}))).toEqual(['close', 'paint']);
    expect(availableActions(contract, record({ status: 'closed' }))).toEqual(['paint']);
  });

  describe('if an action leads to the current state', () => {
    const reopening = {
      ...closing,
      transition: { ...closing.transition, from: ['open', 'closed'] },
    };
    const repeated = { ...manifest, actions: { close: reopening } };
    const closed = record({ status: 'closed', allowed: { actions: ['close'] } });

    it('omits the action', () => {
      const resource = { ...shelves({ actions: { close: {} } }), manifest: repeated };
      expect(availableActions(resource, closed)).toEqual([]);
      expect(availableActions(resource, record({ allowed: { actions: ['close'] } }))).toEqual([
        'close',
      ]);
    });

    it('offers it with its own label if the definition declares one', () => {
      const resource = { ...shelves({ actions: { close: { again: true } } }), manifest: repeated };
      expect(availableActions(resource, closed)).toEqual(['close']);
      expect(actionMessageKey(resource, closed, 'close')).toBe(
        'resources.shelves.actions.close.again',
      );
      expect(actionMessageKey(resource, record({}), 'close')).toBe(
        'resources.shelves.actions.close',
      );
    });

    it('does the same for an action with several target states', () => {
      const transition = { ...reopening.transition, to: ['closed', 'archived'] };
      const several = { ...manifest, actions: { close: { ...reopening, transition } } };
      const once = { ...shelves({ actions: { close: {} } }), manifest: several };
      expect(availableActions(once, closed)).toEqual([]);
      const again = { ...shelves({ actions: { close: { again: true } } }), manifest: several };
      expect(availableActions(again, closed)).toEqual(['close']);
      expect(actionMessageKey(again, closed, 'close')).toBe(
        'resources.shelves.actions.close.again',
      );
    });
  });

  it('offers a declared change in its states, only while it changes something', () => {
    const hide = { set: { 'shop.isShown': false }, from: ['open'] };
    const resource = shelves({ actions: { hide } });
    const shown = { shop: { isShown: true } };
    expect(availableActions(resource, record(shown))).toEqual(['hide']);
    expect(availableActions(resource, record({ ...shown, status: 'closed' }))).toEqual([]);
    expect(availableActions(resource, record({ shop: { isShown: false } }))).toEqual([]);
    expect(availableActions(resource, record({ ...shown, allowed: { update: false } }))).toEqual(
      [],
    );
  });

  it('allows deleting a record unless the definition or the record forbids it', () => {
    expect(isRemovable(shelves({}), record({}))).toBe(true);
    expect(isRemovable(shelves({ remove: false }), record({}))).toBe(false);
    expect(isRemovable(shelves({}), record({ allowed: { remove: false } }))).toBe(false);
  });
});

it('restores only the states that the undo leads to', () => {
  const publish = {
    fields: {},
    required: [],
    transition: { field: 'status', from: ['unpublished'], to: 'published' },
  };
  const resource = {
    ...shelves({ actions: {} }),
    manifest: { ...manifest, actions: { publish, paint: { fields: {}, required: [] } } },
  };
  expect(restoresState(resource, record({ status: 'published' }), 'publish')).toBe(true);
  expect(restoresState(resource, record({ status: 'approved' }), 'publish')).toBe(false);
  expect(restoresState(resource, record({ status: 'approved' }), 'paint')).toBe(true);
});
