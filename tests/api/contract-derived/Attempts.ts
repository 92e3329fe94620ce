import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { Schemas } from '#contract/types.ts';
import { multipart } from '../../support/multipart.ts';
import type { TestApi } from '../../support/api.ts';
import { resolve } from '../../../openapi/generator/contract.ts';
import { isObject } from '../../../server/http/contract.ts';
import {
  bodyFor,
  contract,
  guarded,
  schemaOf,
  requiredQuery,
  type Endpoint,
  type DemoAccount,
} from './demoAccount.ts';

/** A picture that every upload accepts, so that only the records in the path can be rejected. */
const bytes = await sharp({
  create: { width: 1000, height: 700, channels: 3, background: '#c9b59a' },
})
  .png()
  .toBuffer();
const PICTURE = { name: 'a.png', bytes, type: 'image/png' };

const CALENDAR = {
  name: 'a.ics',
  bytes: Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'),
  type: 'text/calendar',
};

/** Builds a form body: a valid file if the contract requires one, and texts. */
function formOf({ operation }: Endpoint, body: Record<string, unknown>) {
  const media = operation.requestBody?.content['multipart/form-data'];
  const { properties = {} } = resolve(contract, media?.schema ?? {});
  const [file = 'image', schema = {}] =
    Object.entries(properties).find(([, { format }]) => format === 'binary') ?? [];
  const texts = Object.entries(body).filter(([name]) => name !== file);
  return multipart(
    Object.fromEntries(
      texts.map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
    [schema['x-accept']?.includes(CALENDAR.type) ? CALENDAR : PICTURE],
    file,
  );
}

/**
 * Returns true if a path parameter identifies no record: an enum of the contract, or a value that the caller
 * chooses.
 */
const identifiesNoRecord = (endpoint: Endpoint, name: string) =>
  schemaOf(endpoint, name).enum !== undefined ||
  ['area', 'tab', 'hash', 'parameter'].includes(name);

/** Returns the path parameters that identify records. */
export const recordNames = (endpoint: Endpoint) =>
  endpoint.names.filter((name) => !identifiesNoRecord(endpoint, name));

/** Operations on records. Leaving a record without presence is no error, so that a late request does not fail. */
export const withPath = guarded.filter(
  (endpoint) => recordNames(endpoint).length > 0 && endpoint.id !== 'deleteLeadPresence',
);

export const reads = guarded.filter(
  ({ method, path }) => method === 'GET' && !path.endsWith('/stream'),
);

/** Resources that all customers share. */
const SHARED = new Set([
  'cities',
  'districts',
  'neighborhoods',
  'provider-categories',
  'item-option-groups',
  'catalog-types',
  'catalog-items',
]);

export const isShared = (resource: string) => SHARED.has(resource);

/** Returns the list filters that accept ids of a customer's records, each with the resource of the id. */
export const recordFilters = (endpoint: Endpoint): { name: string; resource: string }[] =>
  endpoint.parameters.flatMap(({ name, in: place }) => {
    const schema = schemaOf(endpoint, name);
    const resource =
      schema['x-ref'] ??
      schema.items?.['x-ref'] ??
      (name === 'id' ? endpoint.item['x-resource'] : undefined);
    return place === 'query' && resource !== undefined && !isShared(resource)
      ? [{ name, resource }]
      : [];
  });

/** Returns the fault of a response that is neither 403 nor 404. */
const unexpectedAccess = (
  endpoint: Endpoint,
  url: string,
  { statusCode, body }: LightMyRequestResponse,
) =>
  [403, 404].includes(statusCode)
    ? []
    : [`${endpoint.id} ${url}: ${statusCode} ${body.slice(0, 300)}`];

/** Calls of a customer with ids of another customer's records. */
export class Attempts {
  /** @param secrets texts that no response may contain */
  constructor(
    readonly api: TestApi,
    readonly ours: DemoAccount,
    readonly secrets: readonly string[],
  ) {}

  /** Sends a valid body, unless another one is given. */
  async send(
    endpoint: Endpoint,
    url: string,
    body: unknown = bodyFor(endpoint, this.ours),
    version = 1,
  ): Promise<LightMyRequestResponse> {
    const takesJson = endpoint.operation.requestBody?.content['application/json'] !== undefined;
    const form = isObject(body) && !takesJson ? formOf(endpoint, body) : undefined;
    const json = { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
    const sent = form ?? (body === undefined ? undefined : json);
    return this.api.app.inject({
      // cast: the method is one of the contract's
      method: endpoint.method as InjectOptions['method'],
      url: url + requiredQuery(endpoint),
      headers: { ...this.ours.caller, 'if-match': `"${version}"`, ...sent?.headers },
      ...(sent && { payload: sent.payload }),
    });
  }

  /** Returns the faults of a call that must be rejected. */
  async rejectionFaults(endpoint: Endpoint, url: string): Promise<string[]> {
    return unexpectedAccess(endpoint, url, await this.send(endpoint, url));
  }

  /** Returns the faults of a read: secrets in its response. */
  async readFaults(endpoint: Endpoint, url: string): Promise<string[]> {
    return this.#leaks(endpoint, await this.send(endpoint, url));
  }

  #leaks({ id }: Endpoint, { body }: LightMyRequestResponse): string[] {
    return this.secrets.filter((word) => body.includes(word)).map((word) => `${id} leaks ${word}`);
  }

  /** Returns the faults of a list filtered by the id of another customer's record. */
  async filterFaults(
    endpoint: Endpoint,
    url: string,
    { name, resource, id }: { name: string; resource: string; id: string },
  ): Promise<string[]> {
    const mark = requiredQuery(endpoint) === '' ? '?' : '&';
    const filtered = `${url}${requiredQuery(endpoint)}${mark}${name}=${id}`;
    const found = await this.send({ ...endpoint, parameters: [] }, filtered);
    const isOwn = resource === endpoint.item['x-resource'] && found.statusCode === 200;
    return [
      ...(found.statusCode >= 500 ? [`${endpoint.id} ${name}: ${found.statusCode}`] : []),
      ...this.#leaks(endpoint, found),
      ...(isOwn && found.json<{ data: unknown[] }>().data.length > 0
        ? [`${endpoint.id} ${name} finds ${id}`]
        : []),
    ];
  }

  /** Returns the faults of a body that contains the id of another customer's record. */
  async bodyFaults(
    endpoint: Endpoint,
    url: string,
    { name, value }: { name: string; value: unknown },
  ): Promise<string[]> {
    const body = { ...bodyFor(endpoint, this.ours), [name]: value };
    const response = await this.send(endpoint, url, body, await this.#versionAt(url));
    const { errors = [], reason } = response.json<Partial<Schemas['Error']>>();
    // A record that cannot be changed in its state accepts no id either.
    if (reason === 'state') return [];
    const isNamed = response.statusCode !== 422 || errors.some(({ path }) => path.startsWith(name));
    return [403, 404, 422].includes(response.statusCode) && isNamed
      ? []
      : [`${endpoint.id} ${name}: ${response.statusCode} ${response.body.slice(0, 300)}`];
  }

  /** Returns the version of an own record; 1 if it has none. */
  async #versionAt(url: string): Promise<number> {
    const response = await this.api.app.inject({ method: 'GET', url, headers: this.ours.caller });
    if (response.statusCode !== 200) return 1;
    return response.json<{ data: { version?: number } }>().data.version ?? 1;
  }
}
