import {
  type DataProvider,
  type GetListParams,
  type GetManyReferenceParams,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { listConfigItems } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { toHttpError } from './answers.ts';
import type { Client } from './client.ts';
import { CONFIG_LISTS } from './configLists.ts';
import { withPlainRest, type PlainRestApi } from './plainRest.ts';
import { RecordCalls, type Move, type RecordParams } from './RecordCalls.ts';
import type { Endpoint, RequestOptions } from './request.ts';

/** Methods of the panel's data provider beyond react-admin's own calls. */
export interface PanelDataProvider extends DataProvider {
  getConfigItems(): Promise<Schemas['ConfigItem'][]>;
  /**
   * Runs an action of the contract on a record and returns the updated record.
   * @param previousData record whose version the action is based on
   */
  act(
    resource: string,
    id: Identifier,
    action: { type: string },
    meta?: unknown,
    previousData?: unknown,
  ): Promise<{ data: RaRecord }>;
  /** Moves a record within its manual order. @throws HttpError 409 at its ends */
  move(
    resource: string,
    id: Identifier,
    body: Move,
    meta?: unknown,
  ): Promise<{ data: { id: Identifier } }>;
  /** Calls another operation of a record and returns the updated record. */
  callOn(
    resource: string,
    params: RecordParams,
    endpoint: Endpoint,
    parts: Pick<RequestOptions, 'body' | 'multipart'>,
  ): Promise<{ data: RaRecord }>;
  /** Calls any operation of the contract, typed by its constant. */
  call: Client['call'];
  /** Calls an endpoint of which only method and path are known, as in a definition. */
  send: Client['send'];
}

type Change = RecordParams & { data: unknown; previousData: unknown };
type Ids = Omit<RecordParams, 'id'> & { ids: Identifier[]; data?: unknown };

interface DataProviderOptions {
  client: Client;
  /** Values of the paths that come from the session, such as customerId. */
  pathValues: () => Readonly<Record<string, number>>;
  /** Resources outside the contract, by name, each on an API of ra-data-simple-rest's convention. */
  plainRest?: Readonly<Record<string, PlainRestApi>>;
}

/** Calls for one record, as react-admin names them. */
function records(calls: RecordCalls) {
  return {
    getOne: async (resource: string, params: RecordParams) => ({
      data: await calls.getOne(resource, params),
    }),
    create: async (resource: string, { data, meta }: { data: object; meta?: unknown }) => ({
      data: await calls.create(resource, data, meta),
    }),
    update: async (resource: string, { data, previousData, ...params }: Change) => ({
      data: await calls.update(resource, params, data, previousData),
    }),
    delete: async (resource: string, { previousData, ...params }: Change) => {
      await calls.remove(resource, params, previousData);
      return { data: previousData ?? { id: params.id } };
    },
    act: async (
      resource: string,
      id: Identifier,
      action: { type: string },
      meta?: unknown,
      previousData?: unknown,
    ) => ({
      data: await calls.act(resource, { id, meta }, action, previousData),
    }),
  };
}

/**
 * Returns the filter of a list that belongs to one record: the given filter and the record's id.
 */
function narrowed({ filter, target, id }: GetManyReferenceParams): Record<string, unknown> {
  const given: unknown = filter;
  return { ...(typeof given === 'object' ? given : {}), [target]: id };
}

/** Calls for lists and several records, as react-admin names them. */
function lists(calls: RecordCalls) {
  return {
    getList: (resource: string, params: GetListParams) => calls.getList(resource, params),
    getMany: async (resource: string, { ids, ...where }: Ids) => ({
      data: await calls.getMany(resource, ids, where),
    }),
    getManyReference: (resource: string, params: GetManyReferenceParams) =>
      calls.getList(resource, {
        ...params,
        filter: narrowed(params),
      }),
    updateMany: async (resource: string, { ids, data, meta }: Ids) => {
      const before = await calls.getMany(resource, ids, { meta });
      await Promise.all(
        before.map((one) => calls.update(resource, { id: one.id, meta }, data, one)),
      );
      return { data: ids };
    },
    deleteMany: async (resource: string, { ids, meta }: Ids) => {
      await Promise.all(ids.map((id) => calls.remove(resource, { id, meta })));
      return { data: ids };
    },
  };
}

/** Creates react-admin's data provider for the contract's API; plain REST resources use ra-data-simple-rest. */
export function createDataProvider(options: DataProviderOptions): PanelDataProvider {
  const { client, pathValues, plainRest = {} } = options;
  const calls = new RecordCalls(client, pathValues);
  const provider = {
    ...lists(calls),
    ...records(calls),
    supportAbortSignal: true,
    send: calls.send,
    move: async (resource: string, id: Identifier, body: Move, meta?: unknown) => {
      await calls.move(resource, { id, meta }, body);
      return { data: { id } };
    },
    callOn: async (...call: Parameters<RecordCalls['callOn']>) => ({
      data: await calls.callOn(...call),
    }),
    call: async (...call: Parameters<Client['call']>) => {
      try {
        return await client.call(...call);
      } catch (error) {
        throw toHttpError(error);
      }
    },
    getConfigItems: async () => {
      const query = { itemTypes: CONFIG_LISTS };
      return (await client.call(listConfigItems, { query })).data;
    },
  };
  // cast: react-admin's methods are generic over a record type that only the caller knows
  return withPlainRest(provider as unknown as PanelDataProvider, plainRest);
}
