import {
  type DataProvider,
  type GetListParams,
  type GetManyReferenceParams,
  type Identifier,
  type RaRecord,
} from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { listConfigItems } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { field, toHttpError } from './answers.ts';
import type { Client } from './client.ts';
import { CONFIG_LISTS } from './configLists.ts';
import type { Cached } from './configurationCache.ts';
import { RecordCalls } from './RecordCalls.ts';
import { pathsOf } from './resourcePaths.ts';

/** What the panel's data provider offers beyond react-admin's own calls. */
export interface PanelDataProvider extends DataProvider {
  getConfigItems(): Promise<Schemas['ConfigItem'][]>;
  /** Carries out an action of the contract on a record; answers the record after it. */
  act(resource: string, id: Identifier, action: { type: string }): Promise<{ data: RaRecord }>;
  /** Calls any operation of the contract, typed by its constant. */
  call: Client['call'];
}

interface Parts {
  client: Client;
  /** Values of the paths that come from the session, such as customerId. */
  pathValues: () => Readonly<Record<string, number>>;
  cached: Cached;
}

/** The collection of a resource as ra-data-simple-rest wants it: a path without its first slash. */
function collectionOf(resource: string, values: Readonly<Record<string, number>>): string {
  const { list, create, one = '' } = pathsOf(resource);
  const path = (list ?? create ?? one).replace(/\/\{id\}$/, '');
  return path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** react-admin's own provider where the API is plain REST: one record, and a new one. */
function plainRest(calls: RecordCalls): DataProvider {
  return simpleRestProvider('', async (path: string, options: RequestInit = {}) => {
    const { method = 'GET' } = options;
    const signal = options.signal ?? undefined;
    const { body } = options;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const idempotencyKey = method === 'POST' ? crypto.randomUUID() : undefined;
    const parts = { signal, body: sent, idempotencyKey };
    const answer = await calls.send({ method, path }, parts);
    const json: unknown = field(answer, 'data');
    return { status: 200, headers: new Headers(), body: '', json };
  });
}

/** The filter of a list that belongs to one record. */
function narrowed({ filter, target, id }: GetManyReferenceParams): Record<string, unknown> {
  const given: unknown = filter;
  return { ...(typeof given === 'object' ? given : {}), [target]: id };
}

/** Calls for lists and several records, as react-admin names them. */
function lists(calls: RecordCalls) {
  type Ids = { ids: Identifier[]; data?: unknown; signal?: AbortSignal };
  return {
    getList: (resource: string, params: GetListParams) => calls.getList(resource, params),
    getMany: async (resource: string, { ids, signal }: Ids) => ({
      data: await calls.getMany(resource, ids, signal),
    }),
    getManyReference: (resource: string, params: GetManyReferenceParams) =>
      calls.getList(resource, {
        ...params,
        filter: narrowed(params),
      }),
    updateMany: async (resource: string, { ids, data }: Ids) => {
      const records = await calls.getMany(resource, ids);
      await Promise.all(records.map((one) => calls.update(resource, one.id, data, one)));
      return { data: ids };
    },
    deleteMany: async (resource: string, { ids }: Ids) => {
      await Promise.all(ids.map((id) => calls.remove(resource, id)));
      return { data: ids };
    },
  };
}

/** react-admin's data provider on the panel's API: plain REST by ra-data-simple-rest, the rest adapted. */
export function createDataProvider({ client, pathValues, cached }: Parts): PanelDataProvider {
  const calls = new RecordCalls(client, pathValues);
  const rest = plainRest(calls);
  type Change = { id: Identifier; data: unknown; previousData: unknown };
  const provider = {
    ...lists(calls),
    supportAbortSignal: true,
    getOne: (resource: string, params: { id: Identifier }) =>
      rest.getOne(collectionOf(resource, pathValues()), params),
    create: (resource: string, params: { data: Partial<RaRecord> }) =>
      rest.create(collectionOf(resource, pathValues()), params),
    update: async (resource: string, { id, data, previousData }: Change) => ({
      data: await calls.update(resource, id, data, previousData),
    }),
    delete: async (resource: string, { id, previousData }: Change) => {
      await calls.remove(resource, id);
      return { data: previousData ?? { id } };
    },
    act: async (resource: string, id: Identifier, action: { type: string }) => ({
      data: await calls.act(resource, id, action),
    }),
    call: async (...call: Parameters<Client['call']>) => {
      try {
        return await client.call(...call);
      } catch (error) {
        throw toHttpError(error);
      }
    },
    getConfigItems: () => {
      const query = { itemTypes: CONFIG_LISTS };
      return cached(
        'config-items',
        async () => (await client.call(listConfigItems, { query })).data,
      );
    },
  };
  // cast: react-admin's methods are generic over a record type that only the caller knows
  return provider as unknown as PanelDataProvider;
}
