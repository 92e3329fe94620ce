import { loadContract, type ContractDocument } from '../../../server/http/contract.ts';

/** Components of the shipped contract, with references resolved. */
const own = loadContract();
const response = (code: string) => own.paths['/leads']?.post?.responses[code];
const errors = Object.fromEntries(
  ['400', '401', '403', '409', '413', '415', '422', '500', '503'].map((code) => [
    code,
    response(code),
  ]),
);
const listParameters = (own.paths['/customer-spaces']?.get?.parameters ?? []).filter(({ name }) =>
  ['page', 'limit', 'q', 'providerId'].includes(name),
);
const update = own.paths['/providers/{id}']?.put;
const id = (update?.parameters ?? []).filter(({ name }) => name === 'id');
const idAndVersion = update?.parameters ?? [];
const key = own.paths['/leads']?.post?.parameters ?? [];

const record = { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 };
const dimensions = {
  type: 'object',
  additionalProperties: false,
  required: ['width', 'height'],
  properties: { width: { type: 'integer' }, height: { type: 'number' } },
};
const parts = {
  type: 'array',
  maxItems: 5,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'shelfId'],
    properties: { name: { type: 'string' }, shelfId: { ...record, 'x-ref': 'shelves' } },
  },
};

const written = {
  label: { type: 'string', minLength: 1, maxLength: 80, 'x-title': true },
  providerId: { ...record, 'x-ref': 'providers' },
  shelfId: { ...record, type: ['integer', 'null'], 'x-ref': 'shelves' },
  besideId: { ...record, type: ['integer', 'null'], 'x-ref': 'shelf-items' },
  color: { type: 'string', enum: ['ivory', 'rose', 'sage'], default: 'ivory' },
  occasion: { type: ['string', 'null'], maxLength: 60, 'x-config-list': 'organization_type' },
  madeOn: { type: ['string', 'null'], format: 'date' },
  price: { type: ['integer', 'null'], minimum: 0, 'x-as': 'money' },
  weight: { type: 'number', default: 0.5 },
  isFragile: { type: 'boolean', default: false },
  dimensions: { ...dimensions, type: ['object', 'null'] },
  parts: { ...parts, default: [] },
  hint: { type: 'string', maxLength: 200 },
};
type Properties = Record<string, object>;

/** Returns the schema of an item's record; additional fields are added here and to the bodies. */
const itemWith = (extra: Properties, required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'version',
    ...Object.keys(written).filter((name) => name !== 'hint'),
    'createdAt',
    'updatedAt',
    ...required,
  ],
  properties: {
    ...extra,
    id: { ...record, readOnly: true },
    version: { type: 'integer', minimum: 1, readOnly: true },
    ...written,
    color: { allOf: [{ type: 'string', enum: ['ivory', 'rose', 'sage'] }] },
    createdAt: { type: 'string', format: 'date-time', readOnly: true },
    updatedAt: { type: 'string', format: 'date-time', readOnly: true },
  },
});
const shelf = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name'],
  properties: { id: record, name: { type: 'string', minLength: 1, maxLength: 60 } },
};

const jsonResponse = (data: object) => ({
  description: 'The answer.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['data'],
        properties: { data },
      },
    },
  },
});
const page = (of: object) => ({
  description: 'A page.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['data', 'meta'],
        properties: {
          data: { type: 'array', maxItems: 100, items: of },
          meta: own.components.schemas['Meta'],
        },
      },
    },
  },
});
const body = (schema: object) => ({ content: { 'application/json': { schema } } });
const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const sort = (...keys: string[]) =>
  query('sort', {
    type: 'string',
    enum: keys.flatMap((name) => [name, `-${name}`]),
    default: keys[0],
  });
const access = { 'x-permission': 'pages.read', 'x-impersonation': 'allowed' };
const done = {
  description: 'Done.',
  content: {
    'application/json': { schema: { type: 'object', properties: { data: { type: 'object' } } } },
  },
};

const shelves = {
  'x-resource': 'shelves',
  'x-crud': { scope: 'tenant' },
  get: {
    operationId: 'listShelves',
    ...access,
    parameters: listParameters.filter(({ name }) => name !== 'providerId' && name !== 'q'),
    responses: { '200': page(shelf), ...errors },
  },
  post: {
    operationId: 'createShelf',
    ...access,
    requestBody: body({
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { name: shelf.properties.name },
    }),
    responses: { '201': jsonResponse(shelf), ...errors },
  },
};
const theShelf = {
  'x-resource': 'shelves',
  'x-crud': { scope: 'tenant' },
  delete: {
    operationId: 'deleteShelf',
    ...access,
    parameters: id,
    responses: { '200': done, ...errors },
  },
};
const items = (item: object, extra: Properties, required: string[]) => ({
  'x-resource': 'shelf-items',
  'x-crud': { scope: 'tenant' },
  get: {
    operationId: 'listShelfItems',
    ...access,
    parameters: [
      ...listParameters,
      sort('label', 'price', 'createdAt', 'madeOn'),
      query('id', { type: 'array', items: record }),
      query('color', { type: 'array', items: { type: 'string', enum: ['ivory', 'rose', 'sage'] } }),
      query('isFragile', { type: 'boolean' }),
      query('shelfIds', { type: 'array', items: record }),
      query('priceStart', { type: 'integer' }),
      query('priceEnd', { type: 'integer' }),
      query('madeOnStart', { type: 'string', format: 'date' }),
      query('madeOnEnd', { type: 'string', format: 'date' }),
      query('createdAtStart', { type: 'string', format: 'date' }),
      query('createdAtEnd', { type: 'string', format: 'date' }),
    ],
    responses: { '200': page(item), ...errors },
  },
  post: {
    operationId: 'createShelfItem',
    ...access,
    parameters: key,
    requestBody: body({
      type: 'object',
      additionalProperties: false,
      required: ['label', 'providerId', ...required],
      properties: { ...written, ...extra },
    }),
    responses: { '201': jsonResponse(item), ...errors },
  },
});
const theItem = (item: object) => ({
  'x-resource': 'shelf-items',
  'x-crud': { scope: 'tenant' },
  get: {
    operationId: 'getShelfItem',
    ...access,
    parameters: id,
    responses: { '200': jsonResponse(item), ...errors },
  },
  put: {
    operationId: 'updateShelfItem',
    ...access,
    parameters: idAndVersion,
    requestBody: body({
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: written,
    }),
    responses: { '200': jsonResponse(item), ...errors },
  },
  delete: {
    operationId: 'deleteShelfItem',
    ...access,
    parameters: id,
    responses: { '200': done, ...errors },
  },
});
const ofProvider = (item: object, extra: Properties, required: string[]) => ({
  'x-resource': 'shelf-items',
  'x-crud': { scope: 'tenant' },
  get: {
    operationId: 'listShelfItemsOfProvider',
    ...access,
    parameters: [{ name: 'providerId', in: 'path', required: true, schema: record }, sort('label')],
    responses: { '200': jsonResponse({ type: 'array', maxItems: 500, items: item }), ...errors },
  },
  post: {
    operationId: 'createShelfItemOfProvider',
    ...access,
    parameters: [{ name: 'providerId', in: 'path', required: true, schema: record }],
    requestBody: body({
      type: 'object',
      additionalProperties: false,
      required: ['label', ...required],
      properties: { label: written.label, ...extra },
    }),
    responses: { '201': jsonResponse(item), ...errors },
  },
});

/** Returns the shipped contract with two more collections, which have no code of their own. */
export function contractWithShelves(
  extra: Properties = {},
  required: string[] = [],
): ContractDocument {
  const item = itemWith(extra, required);
  const paths: unknown = {
    '/shelves': shelves,
    '/shelves/{id}': theShelf,
    '/shelf-items': items(item, extra, required),
    '/shelf-items/{id}': theItem(item),
    '/providers/{providerId}/shelf-items': ofProvider(item, extra, required),
  };
  // cast: operations of these tests only
  return { ...own, paths: { ...own.paths, ...(paths as ContractDocument['paths']) } };
}
