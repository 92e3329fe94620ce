import { describe, expect, it } from 'vitest';
import type { Contract, Operation, Schema } from './contract.ts';
import { writeManifests } from './manifest.ts';

const address: Schema = {
  type: 'object',
  required: ['city'],
  properties: { city: { type: 'string' }, street: { type: 'string' } },
};
const shelf: Schema = {
  type: 'object',
  required: ['id', 'label'],
  'x-review': { again: ['label'], to: 'closed' },
  properties: {
    id: { type: 'integer', 'x-id': 'shelves' },
    label: { type: 'string' },
    status: { type: 'string', enum: ['open', 'closed'] },
    roomId: { type: 'integer', 'x-ref': 'rooms', 'x-category-type': ['venue'] },
  },
};
const create: Schema = {
  type: 'object',
  required: ['label', 'owner', 'type'],
  properties: {
    label: { type: 'string' },
    owner: address,
    guest: address,
    type: { type: 'string', const: 'close' },
  },
};

const open: Schema = {
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string', enum: ['open', 'reopen'] } },
  'x-transitions': { field: 'status', from: ['closed'], to: 'open' },
};

const json = (schema: Schema) => ({ 'application/json': { schema } });
const answering = (data: Schema) => ({
  '200': { content: json({ type: 'object', properties: { data } }) },
});
const id: NonNullable<Operation['parameters']>[number] = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'integer' },
};

/** A contract of shelves in houses with list, get, create, update and an action. */
const contract: Contract = {
  paths: {
    '/houses/{houseId}/shelves': {
      'x-resource': 'wall-shelves',
      get: {
        operationId: 'listShelves',
        'x-permission': 'shelves.read',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer' } },
          {
            name: 'sort',
            in: 'query',
            schema: { type: 'string', enum: ['label', '-label'], default: '-label' },
          },
          { name: 'q', in: 'query', required: true, schema: { type: 'string', maxLength: 9 } },
          { name: 'roomId', in: 'query', schema: { type: 'integer', 'x-ref': 'rooms' } },
        ],
        responses: answering({ type: 'array', items: shelf }),
      },
      post: {
        operationId: 'createShelf',
        requestBody: { content: json(create) },
        responses: answering(shelf),
      },
    },
    '/houses/{houseId}/shelves/{id}': {
      'x-resource': 'wall-shelves',
      get: { operationId: 'getShelf', parameters: [id], responses: answering(shelf) },
      put: {
        operationId: 'updateShelf',
        requestBody: { content: json(shelf) },
        responses: answering(shelf),
      },
    },
    '/houses/{houseId}/shelves/{id}/actions': {
      'x-resource': 'wall-shelves',
      post: {
        operationId: 'createShelfAction',
        requestBody: {
          content: json({ oneOf: [create, open] }),
        },
        responses: answering(shelf),
      },
    },
    '/houses/{houseId}/lamps': {
      'x-resource': 'lamps',
      get: { operationId: 'listLamps', responses: answering({ type: 'array', items: shelf }) },
    },
    '/houses/{houseId}/lamps/{lampId}': {
      'x-resource': 'lamps',
      delete: { operationId: 'removeLamp', responses: answering({ type: 'object' }) },
    },
    '/houses/{houseId}/shelves/{id}/smell': {
      get: { operationId: 'getSmell', responses: answering({ type: 'object' }) },
    },
  },
  components: { schemas: {}, parameters: {}, responses: {} },
};

function manifestOf(name: string): unknown {
  const text = writeManifests(contract).get(`manifest/${name}.ts`) ?? '';
  return JSON.parse(/ = (.*) as const;\n$/s.exec(text)?.[1] ?? 'null');
}

describe('the manifest of a resource', () => {
  const manifest = manifestOf('wall-shelves');

  it('contains the paths of its operations and their parameters', () => {
    expect(manifest).toMatchObject({
      name: 'wall-shelves',
      params: ['houseId'],
      operations: {
        list: { method: 'GET', path: '/houses/{houseId}/shelves' },
        one: { method: 'GET', path: '/houses/{houseId}/shelves/{id}' },
        create: { method: 'POST', path: '/houses/{houseId}/shelves' },
        update: { method: 'PUT', path: '/houses/{houseId}/shelves/{id}' },
        action: { method: 'POST', path: '/houses/{houseId}/shelves/{id}/actions' },
      },
    });
  });

  it('has the fields of one record', () => {
    expect(manifest).toHaveProperty('fields.status', {
      kind: 'enum',
      values: ['open', 'closed'],
    });
  });

  it('lists sort keys without direction, and filters without paging parameters', () => {
    expect(manifest).toHaveProperty('list', {
      sort: ['label'],
      defaultSort: '-label',
      filters: {
        q: { kind: 'text', maxLength: 9 },
        roomId: { kind: 'reference', ref: 'rooms', integer: true, categoryType: ['venue'] },
      },
      required: ['q'],
    });
  });

  it('filters by the allowed categories of its reference', () => {
    expect(manifest).toHaveProperty('list.filters.roomId.categoryType', ['venue']);
  });

  it('requires a field only if every parent object is required', () => {
    expect(manifest).toHaveProperty('create.required', ['label', 'owner.city', 'type']);
    expect(manifest).toHaveProperty('create.media', 'application/json');
  });

  it('contains the fields of each action, without its type', () => {
    expect(manifest).toHaveProperty('actions.close.required', ['label', 'owner.city']);
    expect(manifest).not.toHaveProperty('actions.close.fields.type');
    expect(manifest).toHaveProperty('actions.open.fields', {});
    expect(manifest).toHaveProperty('actions.open.required', []);
    expect(manifest).toHaveProperty('actions.reopen.fields', {});
  });

  it('lists the fields that return a record to approval', () => {
    expect(manifest).toHaveProperty('review', { again: ['label'], to: 'closed' });
    expect(manifestOf('lamps')).not.toHaveProperty('review');
  });

  it('lists the states in which an action is allowed, if the contract declares them', () => {
    const transition = { field: 'status', from: ['closed'], to: 'open' };
    expect(manifest).toHaveProperty('actions.open.transition', transition);
    expect(manifest).toHaveProperty('actions.reopen.transition', transition);
    expect(manifest).not.toHaveProperty('actions.close.transition');
  });
});

it('a path without a resource has no manifest', () => {
  const files = [...writeManifests(contract).keys()];
  expect(files).toEqual([
    'manifest/wall-shelves.ts',
    'manifest/lamps.ts',
    'manifest/types.ts',
    'manifest/paths.ts',
  ]);
});

it('the paths contain the permission of each operation, and the query of a list', () => {
  const text = writeManifests(contract).get('manifest/paths.ts') ?? '';
  expect(JSON.parse(/ = (.*) as const;\n$/s.exec(text)?.[1] ?? 'null')).toEqual({
    'wall-shelves': {
      list: '/houses/{houseId}/shelves',
      create: '/houses/{houseId}/shelves',
      one: '/houses/{houseId}/shelves/{id}',
      update: '/houses/{houseId}/shelves/{id}',
      action: '/houses/{houseId}/shelves/{id}/actions',
      sort: ['label'],
      needs: { list: 'shelves.read' },
    },
    lamps: {
      list: '/houses/{houseId}/lamps',
      remove: '/houses/{houseId}/lamps/{lampId}',
      whole: true,
      // The record's own parameter has another name than `id`.
      record: 'lampId',
      needs: {},
    },
  });
});
