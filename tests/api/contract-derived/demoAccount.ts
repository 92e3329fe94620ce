import { readFileSync } from 'node:fs';
import {
  operationsOf,
  readContract,
  resolve,
  resolveParameter,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
} from '../../../openapi/generator/contract.ts';
import { DEMO_PASSWORD } from '../../../server/db/seed/demoSignIns.ts';
import { isObject } from '../../../server/http/contract.ts';
import { textOf } from '../../../tools/conformance/values.ts';
import { sampleBody } from '../../../tools/conformance/sampleBody.ts';
import { callerOf, signIn } from '../../support/signIn.ts';
import type { Caller } from '../../support/api.ts';
import type { DemoApi } from '../seed/demoApi.ts';
import { KnownIds } from './knownIds.ts';

export const contract = readContract(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);

export interface Endpoint {
  id: string;
  method: string;
  path: string;
  item: PathItem;
  operation: Operation;
  /** Names of the path's parameters, in order. */
  names: string[];
  parameters: Parameter[];
}

/** Operations that require a session. */
export const guarded: Endpoint[] = operationsOf(contract)
  .filter(({ operation }) => operation.security?.length !== 0)
  .map(({ method, path, item, operation }) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    item,
    operation,
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    parameters: (operation.parameters ?? []).map((one) => resolveParameter(contract, one)),
  }));

export const schemaOf = ({ parameters }: Endpoint, name: string): Schema =>
  resolve(contract, parameters.find((one) => one.name === name)?.schema ?? {});

/** A customer of the demo: its session headers and the ids of its records. */
export interface DemoAccount {
  caller: Caller;
  customerId: number;
  ids: KnownIds;
  /**
   * Returns the value of a path parameter: an id of this account, or any fitting value if the
   * parameter names no record.
   */
  valueOf(endpoint: Endpoint, name: string): string | undefined;
}

const listed = (body: unknown): unknown[] => {
  const data = isObject(body) ? body['data'] : undefined;
  return Array.isArray(data) ? data : isObject(data) ? [data] : [];
};

const STEPS = 6;

/** Signs in and fetches the ids of the records of every list. */
export async function demoAccount(
  api: DemoApi,
  username: string,
  password = DEMO_PASSWORD,
): Promise<DemoAccount> {
  const session = await signIn(api, username, password);
  const ids = new KnownIds();
  const own: Readonly<Record<string, string>> = {
    customerId: String(session.user.customerId),
    token: session.accessToken.id,
    uuid: session.user.uuid,
    tab: '0f0e1d2c-0000-4000-8000-000000000001',
    hash: 'x',
    parameter: 'st_x',
    area: 'updates',
  };
  const account: DemoAccount = {
    caller: callerOf(session),
    customerId: session.user.customerId,
    ids,
    valueOf: (endpoint, name) => {
      const { enum: members, 'x-ref': resource } = schemaOf(endpoint, name);
      const before = endpoint.path.slice(0, endpoint.path.indexOf(`/{${name}}`));
      return (
        own[name] ??
        members?.find((member) => member !== null) ??
        ids.under(before)[0] ??
        ids.under(`/${resource}`)[0]
      );
    },
  };
  const reads = guarded
    .filter(({ method, path }) => method === 'GET' && !path.includes('/stream'))
    .toSorted((a, b) => a.names.length - b.names.length);
  for (const endpoint of reads) {
    const values = ids
      .under(endpoint.path.slice(0, endpoint.path.indexOf('/{id}')))
      .slice(0, STEPS);
    for (const id of endpoint.names.includes('id') ? values : [undefined]) {
      const filled = fill(endpoint, (name) =>
        name === 'id' ? id : account.valueOf(endpoint, name),
      );
      if (filled === undefined) continue;
      const response = await api.app.inject({
        method: 'GET',
        url: filled + requiredQuery(endpoint),
        headers: account.caller,
      });
      if (response.statusCode === 200 && String(response.headers['content-type']).includes('json'))
        ids.collect(endpoint.path, listed(response.json()));
    }
  }
  return account;
}

/** Returns an operation's URL with its parameters filled; undefined if one has no value. */
export function fill(
  { path, names }: Endpoint,
  valueOf: (name: string) => string | undefined,
): string | undefined {
  let url = `/api${path}`;
  for (const name of names) {
    const value = valueOf(name);
    if (value === undefined) return undefined;
    url = url.replace(`{${name}}`, encodeURIComponent(value));
  }
  return url;
}

/** Returns the query string of an operation's required parameters. */
export function requiredQuery({ parameters }: Endpoint): string {
  const search = new URLSearchParams();
  for (const { name, required, example, schema, in: place } of parameters) {
    if (place !== 'query' || !required) continue;
    const { enum: members, items } = resolve(contract, schema);
    search.set(name, textOf(example ?? members?.[0] ?? items?.enum?.[0] ?? 1));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** Returns the first schema of an action's bodies, or the only one. */
const bodySchema = ({ operation }: Endpoint): Schema | undefined => {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const schema = body && resolve(contract, body);
  return schema?.oneOf?.[0] ? resolve(contract, schema.oneOf[0]) : schema;
};

/** Returns the properties of a body that reference a record, with their resource. */
export function referencesOf(
  endpoint: Endpoint,
): [name: string, resource: string, isList: boolean][] {
  return Object.entries(bodySchema(endpoint)?.properties ?? {})
    .flatMap(([name, property]) => {
      const schema = resolve(contract, property);
      const own = schema['x-ref'] ?? (schema.items && resolve(contract, schema.items)['x-ref']);
      return own ? [[name, own, schema.items !== undefined] as const] : [];
    })
    .map(([name, resource, isList]) => [name, resource, isList]);
}

/** List path of each resource; of several, the one with the fewest parameters. */
const PLACES = new Map(
  guarded
    .filter(({ method, path }) => method === 'GET' && !path.endsWith('}'))
    .toReversed()
    .toSorted((one, other) => other.names.length - one.names.length)
    .flatMap(({ item: { 'x-resource': resource }, path }) =>
      resource === undefined ? [] : [[resource, path] as const],
    ),
);

/** Returns the ids of a customer's records of a resource. */
export const idsOf = ({ ids }: DemoAccount, resource: string): readonly string[] =>
  ids.under(PLACES.get(resource) ?? '');

/** Returns a valid body that references only records of the customer. */
export function bodyFor(
  endpoint: Endpoint,
  account: DemoAccount,
): Record<string, unknown> | undefined {
  const schema = bodySchema(endpoint);
  if (!schema) return undefined;
  // An empty change is rejected before any record is looked up.
  const { required = changed(schema) } = schema;
  return sampleBody(contract, { ...schema, required }, (resource) => idsOf(account, resource));
}

const changed = ({ properties = {} }: Schema): string[] =>
  Object.keys(properties)
    .filter((name) => {
      const { type, 'x-owner': owner } = resolve(contract, properties[name] ?? {});
      return type !== 'object' && owner === undefined;
    })
    .slice(0, 1);
