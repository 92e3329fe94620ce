import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { answerData, resolve, type Schema } from '../../../openapi/generator/contract.ts';
import { isObject } from '../../../server/http/contract.ts';
import { snakeCase } from '../../../server/http/schema.ts';
import { textOf } from '../../../tools/conformance/values.ts';
import { multipart, type SentFile } from '../../support/multipart.ts';
import type { DemoApi } from '../seed/demoApi.ts';
import {
  contract,
  fill,
  guarded,
  idsOf,
  requiredQuery,
  type Endpoint,
  type DemoAccount,
} from './demoAccount.ts';

/** The API with a demo account that owns records of every resource. */
export interface RuleWorld {
  api: DemoApi;
  account: DemoAccount;
}

/** A resource with rules for changes, and the operations on one record. */
export interface RuledResource {
  name: string;
  record: Schema;
  one: Endpoint;
  update: Endpoint | undefined;
  remove: Endpoint | undefined;
}

/** A response of the API. */
export interface ParsedResponse {
  status: number;
  data: Record<string, unknown>;
  reason: string;
  code: string;
  feature: string;
  faults: { path: string; code: string }[];
  body: string;
}

export const describeResponse = ({ status, body }: ParsedResponse): string => `${status} ${body}`;

const CHANGING = ['PUT', 'PATCH'];

/** Resources with an operation that reads one record. */
export const ruledResources: readonly RuledResource[] = guarded.flatMap((one) => {
  const name = one.item['x-resource'];
  const record = answerData(contract, one.operation);
  const isOne = one.method === 'GET' && one.path.endsWith('}');
  if (!isOne || name === undefined || !record?.properties) return [];
  const beside = guarded.filter(({ path }) => path === one.path);
  const update = beside.find(({ method }) => CHANGING.includes(method));
  const remove = beside.find(({ method }) => method === 'DELETE');
  return [{ name, record, one, update, remove }];
});

export const propertyOf = ({ record }: RuledResource, name: string): Schema =>
  resolve(contract, record.properties?.[name] ?? {});

/** Returns the values of a record's enum field. */
export const valuesOf = (resource: RuledResource, field: string): string[] =>
  (propertyOf(resource, field).enum ?? []).flatMap((one) => one ?? []);

/** Returns the schemas of a body, one per member of an action's union. */
export function bodiesOf({ operation }: Endpoint): Schema[] {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  if (!body) return [];
  const schema = resolve(contract, body);
  return schema.oneOf ? schema.oneOf.map((one) => resolve(contract, one)) : [schema];
}

let picture: Promise<Buffer> | undefined;

/** Creates a picture that every upload accepts. */
const PICTURE = () =>
  (picture ??= sharp({ create: { width: 1000, height: 700, channels: 3, background: '#c9b59a' } })
    .png()
    .toBuffer());

const asPart = (value: unknown) =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : textOf(value);

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const FILM = Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom0000'), Buffer.alloc(99)]);

/** Returns a file that a form field accepts. */
async function fileFor(endpoint: Endpoint, field: string): Promise<SentFile> {
  const fieldSchema = resolve(contract, bodiesOf(endpoint)[0]?.properties?.[field] ?? {});
  const { 'x-accept': accept = ['image/png'] } = fieldSchema.items
    ? resolve(contract, fieldSchema.items)
    : fieldSchema;
  if (accept.includes('image/png'))
    return { name: 'a.png', bytes: await PICTURE(), type: 'image/png' };
  return accept.includes('application/pdf')
    ? { name: 'a.pdf', bytes: PDF, type: 'application/pdf' }
    : { name: 'a.mp4', bytes: FILM, type: 'video/mp4' };
}

/** Encodes a body as JSON or as a form, with `count` files in each of these fields. */
async function payloadOf(
  endpoint: Endpoint,
  body: object,
  fields: readonly string[],
  count: number,
) {
  const content = endpoint.operation.requestBody?.content ?? {};
  if (content['application/json'] && fields.length === 0)
    return {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    };
  const parts = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    asPart(value),
  ]);
  const files: SentFile[] = [];
  for (const field of fields) {
    const sent = await fileFor(endpoint, field);
    files.push(...Array.from({ length: count }, () => ({ ...sent, field })));
  }
  return multipart(Object.fromEntries(parts), files);
}

function parseResponse(status: number, body: string): ParsedResponse {
  const read: unknown = body === '' ? {} : JSON.parse(body);
  const all = isObject(read) ? read : {};
  const { data, reason, code, feature, errors } = all;
  return {
    status,
    data: isObject(data) ? data : {},
    reason: textOf(reason ?? ''),
    code: textOf(code ?? ''),
    feature: textOf(feature ?? ''),
    faults: (Array.isArray(errors) ? errors : []).map((one) => ({
      path: textOf(isObject(one) ? one['path'] : ''),
      code: textOf(isObject(one) ? one['code'] : ''),
    })),
    body: body.slice(0, 300),
  };
}

/** Calls an operation, on the record with this id if its path has one. */
export async function callOn(
  { api, account }: RuleWorld,
  endpoint: Endpoint,
  {
    id,
    parentId,
    body,
    file,
    files = 1,
    version = 1,
  }: {
    id?: string | undefined;
    /** Id of the parent record in the path. */
    parentId?: string | undefined;
    body?: object;
    /** Names of the fields that get `files` files each. */
    file?: string | readonly string[];
    files?: number;
    version?: number;
  } = {},
): Promise<ParsedResponse> {
  const isOfRecord = endpoint.path.endsWith('}') || endpoint.path.endsWith('}/move-order');
  const last = isOfRecord ? endpoint.names.at(-1) : undefined;
  const through = endpoint.names.filter((name) => name !== last && name !== 'customerId').at(-1);
  const url = fill(
    endpoint,
    (name) =>
      (name === last ? id : undefined) ??
      (name === through ? parentId : undefined) ??
      account.valueOf(endpoint, name) ??
      idsOf(account, /\/([\w-]+)\/\{id\}/.exec(endpoint.path)?.[1] ?? '')[0],
  );
  if (url === undefined) throw new Error(`The demo has no record for ${endpoint.path}`);
  const sent = body && (await payloadOf(endpoint, body, [file ?? []].flat(), files));
  const response = await api.app.inject({
    // cast: the method is one of the contract's
    method: endpoint.method as InjectOptions['method'],
    url: url + requiredQuery(endpoint),
    headers: { ...account.caller, 'if-match': `"${version}"`, ...sent?.headers },
    ...(sent && { payload: sent.payload }),
  });
  return parseResponse(response.statusCode, response.body);
}

/** Returns the ids of the customer's records of a top-level resource. */
export async function recordIds({ api, account }: RuleWorld, name: string): Promise<string[]> {
  const rows = await api.rows(
    `select id from ${snakeCase(name)} where customer_id = ${account.customerId} order by id`,
  );
  return rows.map(({ id }) => textOf(id));
}

/** Updates a record by SQL, bypassing the API. */
export async function put(
  { api }: RuleWorld,
  { name }: RuledResource,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const sets = Object.entries(values).map(
    ([field, value]) => `${snakeCase(field)} = ${value === null ? 'null' : `'${textOf(value)}'`}`,
  );
  await api.rows(`update ${snakeCase(name)} set ${sets.join(', ')} where id = ${id}`);
}

/** Changes the current version of a record. @returns the response */
export async function change(
  world: RuleWorld,
  { one, update }: RuledResource,
  id: string,
  changeOf: (now: Record<string, unknown>) => { body: object; file?: string } | undefined,
): Promise<ParsedResponse | undefined> {
  if (!update) return undefined;
  const { data } = await callOn(world, one, { id });
  const changed = changeOf(data);
  return (
    changed && callOn(world, update, { id, ...changed, version: Number(data['version'] ?? 1) })
  );
}
