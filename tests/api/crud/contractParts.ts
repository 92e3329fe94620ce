import { loadContract } from '../../../server/http/contract.ts';

/** Components of the shipped contract, with references resolved, from which the contracts of tests are built. */
const own = loadContract();
const refusals = own.paths['/leads']?.post?.responses ?? {};
export const errors = Object.fromEntries(
  ['400', '401', '403', '409', '413', '415', '422', '500', '503'].map((code) => [
    code,
    refusals[code],
  ]),
);
export const paging = (own.paths['/customer-spaces']?.get?.parameters ?? []).filter(({ name }) =>
  ['page', 'limit', 'q'].includes(name),
);
export const version = (own.paths['/providers/{id}']?.put?.parameters ?? []).filter(
  ({ name }) => name === 'If-Match',
);
export const key = own.paths['/leads']?.post?.parameters ?? [];

export type Part = Record<string, unknown>;
export const record = { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 };
export const object = (properties: Part, required: string[] = [], more: Part = {}) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
  ...more,
});
export const content = (schema: unknown) => ({ content: { 'application/json': { schema } } });
export const jsonResponse = (data: unknown) => ({
  description: 'x',
  ...content(object({ data }, ['data'])),
});
export const page = (items: unknown) => ({
  description: 'x',
  ...content(
    object(
      { data: { type: 'array', maxItems: 100, items }, meta: own.components.schemas['Meta'] },
      ['data', 'meta'],
    ),
  ),
});
export const access = { 'x-permission': 'pages.read', 'x-impersonation': 'allowed' };
export const changing = { 'x-permission': 'pages.write', 'x-impersonation': 'blocked' };
export const place = (name: string) => ({ name, in: 'path', required: true, schema: record });
export const query = (name: string, schema: unknown, more: Part = {}) => ({
  name,
  in: 'query',
  schema,
  ...more,
});
export const sort = (...keys: string[]) =>
  query('sort', { type: 'string', enum: keys.flatMap((name) => [name, `-${name}`]) });
export const good = (schema: unknown, status = '200') => ({
  responses: { [status]: schema, ...errors },
});
export const done = jsonResponse({ type: 'object' });

export const tenant = (resource: string) => ({
  'x-resource': resource,
  'x-crud': { scope: 'tenant' },
});
