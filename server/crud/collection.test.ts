import { expect, test } from 'vitest';
import type { ContractOperation, JsonSchema, Method } from '../http/contract.ts';
import { readCollections } from './collection.ts';

const record = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' }, sizes: { type: 'array' } },
};

function operation(
  method: Method,
  path: string,
  parameters: [place: string, name: string, schema: JsonSchema][],
  change: Partial<ContractOperation> = {},
): ContractOperation {
  const data = method === 'GET' && !path.endsWith('}') ? { type: 'array', items: record } : record;
  return {
    // cast: an operation of this test only
    id: 'theOperation' as ContractOperation['id'],
    method,
    path,
    isPublic: false,
    permission: 'session',
    allowedWhileImpersonating: true,
    blockedFields: [],
    rateLimit: undefined,
    resource: 'boxes',
    records: [],
    crud: 'tenant',
    maxRecords: undefined,
    quota: undefined,
    transitions: undefined,
    feature: undefined,
    parameters: parameters.map(([place, name, schema]) => ({ in: place, name, schema })),
    body: undefined,
    answer: { status: 200, media: 'application/json', schema: { properties: { data } } },
    statuses: [200],
    ...change,
  };
}

const body = (properties: JsonSchema) => ({
  body: {
    schema: { type: 'object', properties },
    media: 'application/json',
    otherMedia: [],
    limit: 1,
  },
});
const withoutId = { status: 200, media: 'application/json', schema: { properties: { data: {} } } };

const answerWith = (properties: JsonSchema) => ({
  status: 200,
  media: 'application/json',
  schema: {
    properties: {
      data: { type: 'object', properties: { id: { type: 'integer' }, ...properties } },
    },
  },
});

test.each<[string, ContractOperation]>([
  ['the record has no property lid', operation('GET', '/boxes', [['query', 'lid', {}]])],
  ['the record has no property sizes', operation('GET', '/boxes', [['query', 'sizes', {}]])],
  [
    'cannot sort by lid',
    operation('GET', '/boxes', [['query', 'sort', { type: 'string', enum: ['-lid'] }]]),
  ],
  [
    'the record has no property shopId',
    operation('GET', '/shops/{shopId}/boxes', [['path', 'shopId', {}]]),
  ],
  [
    'the record has no property lid, so no column stores it',
    operation('POST', '/boxes', [], body({ name: {}, lid: {} })),
  ],
  ['name needs to be required', operation('POST', '/boxes', [], body({ name: {} }))],
  ['is not a plain call', operation('POST', '/boxes/{id}', [['path', 'id', {}]])],
  [
    'x-transitions names no state',
    operation('PUT', '/boxes/{id}', [['path', 'id', {}]], { transitions: { field: 'lid' } }),
  ],
  [
    'the record has no property shop',
    operation('GET', '/boxes', [], { maxRecords: { most: 5, per: 'shop' } }),
  ],
  ['x-max-records needs a number', operation('GET', '/boxes', [], { maxRecords: 'few' })],
  [
    'an action has no type',
    operation('POST', '/boxes/{id}/actions', [['path', 'id', {}]], body({ name: {} })),
  ],
  [
    'expected one file property for download',
    operation('GET', '/boxes/{id}/download', [['path', 'id', {}]]),
  ],
  [
    'photo needs a call that downloads it',
    operation('POST', '/boxes', [], {
      ...body({ photo: { type: 'string', format: 'binary', 'x-as': 'file' } }),
      answer: answerWith({ photo: { type: ['object', 'null'] } }),
    }),
  ],
  [
    'allowed.paint: expected one of',
    operation('GET', '/boxes', [], {
      answer: answerWith({ allowed: { type: 'object', properties: { paint: {} } } }),
    }),
  ],
  ['needs an integer id', operation('GET', '/boxes', [], { answer: withoutId })],
  ['cannot be public', operation('GET', '/boxes', [], { isPublic: true })],
  ['x-crud needs x-resource', operation('GET', '/boxes', [], { resource: undefined })],
])('%s: the start fails with the reason', (message, wrong) => {
  expect(() => readCollections([wrong])).toThrow(message);
});

test('ignores operations without x-crud', () => {
  expect(readCollections([operation('GET', '/boxes', [], { crud: undefined })])).toEqual([]);
});
