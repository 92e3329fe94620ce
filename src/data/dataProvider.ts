import simpleRestProvider from 'ra-data-simple-rest';
import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type Identifier,
  type RaRecord,
} from 'ra-core';
import { listConfigItems } from '#contract/operations.ts';
import { paths } from '#contract/manifest/paths.ts';
import type { Schemas } from '#contract/types.ts';
import { ApiError } from './ApiError.ts';
import type { Client } from './client.ts';
import type { Cached } from './configurationCache.ts';
import { CONFIG_LISTS } from './configLists.ts';
import { fieldErrors } from './fieldErrors.ts';

/** What the panel's data provider offers beyond react-admin's own calls. */
export interface PanelDataProvider extends DataProvider {
  getConfigItems(): Promise<Schemas['ConfigItem'][]>;
  /** Carries out an action of the contract on a record; answers the record after it. */
  act(
    resource: string,
    id: Identifier,
    action: { type: string } & Record<string, unknown>,
  ): Promise<{ data: RaRecord }>;
  /** Calls any operation of the contract, typed by its constant. */
  call: Client['call'];
}

interface ResourcePaths {
  list?: string;
  one?: string;
  create?: string;
  update?: string;
  remove?: string;
  action?: string;
  /** The list takes `id` and answers just those. */
  byIds?: boolean;
  /** The list is answered whole, without pages. */
  whole?: boolean;
  sort?: readonly string[];
}

interface Parts {
  client: Client;
  /** Values of the paths that come from the session, such as customerId. */
  pathValues: () => Readonly<Record<string, number>>;
  cached: Cached;
}

const MOST_IDS = 100;

function isRecord(value: unknown): value is RaRecord {
  return typeof value === 'object' && value !== null && 'id' in value;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The `data` of an answer as records. */
function recordsOf(answer: unknown): RaRecord[] {
  const data = field(answer, 'data');
  return Array.isArray(data) ? data.filter(isRecord) : [];
}

/** An error as react-admin's forms and notifications read it. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = fieldErrors(error.errors);
  const body = {
    code: error.code,
    reason: error.reason,
    current: error.current,
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
  };
  return new HttpError(error.message, error.status, body);
}

/** Values of the path that the caller knows, such as the record whose messages are asked for: `meta: { path: { id: 5 } }`. */
function placesOf(meta: unknown): Record<string, unknown> {
  const path = field(meta, 'path');
  return typeof path === 'object' && path !== null ? { ...path } : {};
}

const pathsOf = (resource: string): ResourcePaths => {
  const table: Readonly<Record<string, ResourcePaths>> = paths;
  const found = table[resource];
  if (!found) throw new Error(`The contract has no resource ${resource}`);
  return found;
};

/** react-admin's data provider on the panel's API: plain REST by ra-data-simple-rest, the rest adapted here. */
export function createDataProvider({ client, pathValues, cached }: Parts): PanelDataProvider {
  const send: Client['send'] = async (endpoint, parts) => {
    try {
      return await client.send(endpoint, {
        ...parts,
        params: { ...pathValues(), ...parts?.params },
      });
    } catch (error) {
      throw toHttpError(error);
    }
  };
  const fill = (path: string) =>
    path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => String(pathValues()[name] ?? ''));
  /** The collection that a path with or without an id belongs to. */
  const collection = (resource: string) =>
    fill(
      (pathsOf(resource).list ?? pathsOf(resource).create ?? pathsOf(resource).one ?? '').replace(
        /\/\{id\}$/,
        '',
      ),
    );
  const rest = simpleRestProvider('', async (url, options = {}) => {
    const answer = await send(
      { method: options.method ?? 'GET', path: url },
      {
        signal: options.signal ?? undefined,
        body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
        idempotencyKey: options.method === 'POST' ? crypto.randomUUID() : undefined,
      },
    );
    return { status: 200, headers: new Headers(), body: '', json: field(answer, 'data') };
  });

  const getList = async (
    resource: string,
    {
      pagination,
      sort,
      filter,
      meta: asked,
      signal,
    }: Partial<GetListParams> & { signal?: AbortSignal },
  ) => {
    const { list = '', whole, sort: keys } = pathsOf(resource);
    const paging = whole ? {} : { page: pagination?.page, limit: pagination?.perPage };
    const order =
      sort && keys?.includes(sort.field)
        ? { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }
        : {};
    const answer = await send(
      { method: 'GET', path: list },
      { params: placesOf(asked), query: { ...paging, ...order, ...filter }, signal },
    );
    const data = recordsOf(answer);
    const meta = field(answer, 'meta');
    const total = field(meta, 'total');
    return {
      data,
      total: typeof total === 'number' ? total : data.length,
      meta: { totalIsExact: field(meta, 'totalIsExact') !== false },
    };
  };

  const getOneById = async (resource: string, id: Identifier) =>
    (await rest.getOne(collection(resource), { id })).data;

  const getMany = async (
    resource: string,
    ids: readonly Identifier[],
    signal?: AbortSignal,
  ): Promise<RaRecord[]> => {
    const { byIds, whole } = pathsOf(resource);
    if (whole)
      return (await getList(resource, { signal })).data.filter((record) =>
        ids.some((id) => String(id) === String(record.id)),
      );
    if (!byIds) return Promise.all(ids.map((id) => getOneById(resource, id)));
    const chunks = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, index) =>
      ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS),
    );
    const answers = await Promise.all(
      chunks.map((chunk) =>
        getList(resource, {
          pagination: { page: 1, perPage: MOST_IDS },
          filter: { id: chunk },
          signal,
        }),
      ),
    );
    return answers.flatMap((answer) => answer.data);
  };

  const update = async (
    resource: string,
    id: Identifier,
    data: unknown,
    previousData: unknown,
  ): Promise<RaRecord> => {
    // A form that changed nothing has nothing to send; the record is as it was.
    if (
      typeof data === 'object' &&
      data !== null &&
      Object.keys(data).length === 0 &&
      isRecord(previousData)
    )
      return previousData;
    const version = field(previousData, 'version');
    const { update: path = '' } = pathsOf(resource);
    const answer = await send(
      { method: 'PUT', path },
      { params: { id }, body: data, ifMatch: typeof version === 'number' ? version : undefined },
    );
    const record = field(answer, 'data');
    if (!isRecord(record)) throw new Error(`${resource} answered no record`);
    return record;
  };

  // cast: react-admin's methods are generic over a record type that only the caller knows
  return {
    supportAbortSignal: true,
    getList,
    getOne: (resource: string, params: { id: Identifier }) =>
      rest.getOne(collection(resource), params),
    getMany: async (resource: string, params: { ids: Identifier[]; signal?: AbortSignal }) => ({
      data: await getMany(resource, params.ids, params.signal),
    }),
    getManyReference: async (
      resource: string,
      params: GetListParams & { target: string; id: Identifier },
    ) => getList(resource, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
    create: (resource: string, params: { data: Partial<RaRecord> }) =>
      rest.create(collection(resource), params),
    update: async (
      resource: string,
      params: { id: Identifier; data: unknown; previousData: unknown },
    ) => ({ data: await update(resource, params.id, params.data, params.previousData) }),
    updateMany: async (resource: string, params: { ids: Identifier[]; data: unknown }) => {
      const records = await getMany(resource, params.ids);
      await Promise.all(records.map((record) => update(resource, record.id, params.data, record)));
      return { data: params.ids };
    },
    delete: async (resource: string, params: { id: Identifier; previousData?: RaRecord }) => {
      await send(
        { method: 'DELETE', path: pathsOf(resource).remove ?? '' },
        { params: { id: params.id } },
      );
      return { data: params.previousData ?? { id: params.id } };
    },
    deleteMany: async (resource: string, params: { ids: Identifier[] }) => {
      await Promise.all(
        params.ids.map((id) =>
          send({ method: 'DELETE', path: pathsOf(resource).remove ?? '' }, { params: { id } }),
        ),
      );
      return { data: params.ids };
    },
    act: async (resource: string, id: Identifier, action: { type: string }) => {
      const answer = await send(
        { method: 'POST', path: pathsOf(resource).action ?? '' },
        { params: { id }, body: action, idempotencyKey: crypto.randomUUID() },
      );
      return { data: field(answer, 'data') };
    },
    call: async (...call: Parameters<Client['call']>) => {
      try {
        return await client.call(...call);
      } catch (error) {
        throw toHttpError(error);
      }
    },
    getConfigItems: () =>
      cached(
        'config-items',
        async () =>
          (await client.call(listConfigItems, { query: { itemTypes: CONFIG_LISTS } })).data,
      ),
  } as unknown as PanelDataProvider;
}
