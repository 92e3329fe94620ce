import { HttpError, type GetListParams, type Identifier, type RaRecord } from 'react-admin';
import { get } from '#contract/get.ts';
import { isRecord, recordOf, recordsOf, toHttpError } from './answers.ts';
import type { Client } from './client.ts';
import { IdempotencyKeys } from './IdempotencyKeys.ts';
import { addressOf, type Endpoint, type RequestOptions } from './request.ts';
import { pathsOf } from './resourcePaths.ts';

const MAX_IDS = 100;

type ListParams = Partial<GetListParams> & { signal?: AbortSignal };

/** Id of a record; `meta: { path: { providerId: 5 } }` contains the other values of its path. */
export interface RecordParams {
  id: Identifier;
  meta?: unknown;
  signal?: AbortSignal;
}

/** Move by one position up or down, or to a position counted from 1. */
export type Move = { direction: 'up' | 'down' } | { position: number };

export interface RecordList {
  data: RaRecord[];
  total: number;
  meta: { totalIsExact: boolean };
}

/**
 * Returns the path values that the caller passes in `meta`, such as `{ path: { id: 5 } }` for the
 * messages of record 5.
 */
export function pathValuesOf(meta: unknown): Record<string, unknown> {
  const path = get(meta, 'path');
  return typeof path === 'object' && path !== null ? { ...path } : {};
}

/**
 * Returns the path values of a record: those of its collection, and its id under the contract's parameter name.
 */
const recordPathValues = (resource: string, { id, meta }: RecordParams) => ({
  ...pathValuesOf(meta),
  [pathsOf(resource).record ?? 'id']: id,
});

function listCall(resource: string, params: ListParams): [Endpoint, RequestOptions] {
  const { list = '', whole, sort: keys } = pathsOf(resource);
  const { pagination, sort, signal } = params;
  const paging = whole ? {} : { page: pagination?.page, limit: pagination?.perPage };
  const key = sort?.order === 'DESC' ? `-${sort.field}` : sort?.field;
  const order = sort && keys?.includes(sort.field) ? { sort: key } : {};
  const filter: unknown = params.filter;
  const query = { ...paging, ...order, ...(typeof filter === 'object' ? filter : {}) };
  return [
    { method: 'GET', path: list },
    { params: pathValuesOf(params.meta), query, signal },
  ];
}

const versionOf = (record: unknown): number | undefined => {
  const version = get(record, 'version');
  return typeof version === 'number' ? version : undefined;
};

const objectOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

/** Calls of the contract for records: pages, sort keys, several ids, versions, files, actions. */
export class RecordCalls {
  private readonly keys = new IdempotencyKeys();

  constructor(
    private readonly client: Client,
    /** Values of the paths that come from the session, such as customerId. */
    readonly pathValues: () => Readonly<Record<string, number>>,
  ) {}

  /** Sends one call. @throws HttpError as react-admin expects it */
  readonly send: Client['send'] = async (endpoint, parts) => {
    try {
      const params = { ...this.pathValues(), ...parts?.params };
      return await this.client.send(endpoint, { ...parts, params });
    } catch (error) {
      throw toHttpError(error);
    }
  };

  /** Sends one call with an idempotency key; a retry after a lost answer has the same key. */
  private sendOnce(endpoint: Endpoint, parts: RequestOptions): Promise<unknown> {
    const { params, body } = parts;
    const request = [endpoint, { ...this.pathValues(), ...params }, body];
    return this.keys.send(request, (idempotencyKey) =>
      this.send(endpoint, { ...parts, idempotencyKey }),
    );
  }

  /** Returns path and query of a list's page, below the API's base URL. */
  listAddress(resource: string, params: ListParams): string {
    const [endpoint, parts] = listCall(resource, params);
    return addressOf(endpoint, { ...parts, params: { ...this.pathValues(), ...parts.params } });
  }

  async getList(resource: string, params: ListParams): Promise<RecordList> {
    const answer = await this.send(...listCall(resource, params));
    const data = recordsOf(answer);
    const meta = get(answer, 'meta');
    const total = get(meta, 'total');
    return {
      data,
      total: typeof total === 'number' ? total : data.length,
      meta: { ...objectOf(meta), totalIsExact: get(meta, 'totalIsExact') !== false },
    };
  }

  async getMany(
    resource: string,
    ids: readonly Identifier[],
    { signal, meta }: Omit<RecordParams, 'id'> = {},
  ): Promise<RaRecord[]> {
    const { byIds, whole, one = '' } = pathsOf(resource);
    if (whole) {
      const { data } = await this.getList(resource, { signal, meta });
      return data.filter((record) => ids.some((id) => String(id) === String(record.id)));
    }
    if (!byIds) {
      const fetchOne = async (id: Identifier) => {
        const params = recordPathValues(resource, { id, meta });
        return recordOf(await this.send({ method: 'GET', path: one }, { params, signal }));
      };
      return Promise.all(ids.map(fetchOne));
    }
    const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
      ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
    );
    const pagination = { page: 1, perPage: MAX_IDS };
    const answers = await Promise.all(
      chunks.map((id) => this.getList(resource, { pagination, filter: { id }, signal, meta })),
    );
    return answers.flatMap((answer) => answer.data);
  }

  /**
   * Fetches one record by its own operation, or from the list. @throws HttpError 404 if the list
   * lacks it
   */
  async getOne(resource: string, target: RecordParams): Promise<RaRecord> {
    const { one: path } = pathsOf(resource);
    const { id, meta, signal } = target;
    if (path) {
      const parts = { params: recordPathValues(resource, target), signal };
      return recordOf(await this.send({ method: 'GET', path }, parts));
    }
    const [record] = await this.getMany(resource, [id], { meta, signal });
    if (!record) throw new HttpError('ra.notification.item_doesnt_exist', 404);
    return record;
  }

  /** Creates a record; sends multipart if the contract says so. */
  async create(resource: string, body: unknown, meta: unknown): Promise<RaRecord> {
    const { create: path = '', multipart = [] } = pathsOf(resource);
    const parts = {
      params: pathValuesOf(meta),
      body,
      multipart: multipart.includes('create'),
    };
    return recordOf(await this.sendOnce({ method: 'POST', path }, parts));
  }

  /** Sends the changes with the version that they are based on, as If-Match. */
  async update(
    resource: string,
    target: RecordParams,
    data: unknown,
    previousData: unknown,
  ): Promise<RaRecord> {
    // Without changes no request is sent; the record stays as it is.
    const isEmpty = typeof data === 'object' && data !== null && Object.keys(data).length === 0;
    if (isEmpty && isRecord(previousData)) return previousData;
    const { update: path = '', multipart = [] } = pathsOf(resource);
    const parts = {
      params: recordPathValues(resource, target),
      body: data,
      multipart: multipart.includes('update'),
      ifMatch: versionOf(previousData),
    };
    return recordOf(await this.send({ method: 'PUT', path }, parts));
  }

  async remove(resource: string, target: RecordParams, previousData?: unknown): Promise<void> {
    const path = pathsOf(resource).remove ?? '';
    const params = recordPathValues(resource, target);
    await this.send({ method: 'DELETE', path }, { params, ifMatch: versionOf(previousData) });
  }

  /** Runs an action, with the version that it is based on as If-Match. */
  async act(
    resource: string,
    target: RecordParams,
    action: object,
    previousData?: unknown,
  ): Promise<RaRecord> {
    const path = pathsOf(resource).action ?? '';
    const ifMatch = versionOf(previousData);
    const parts = {
      params: recordPathValues(resource, target),
      body: action,
      ...(ifMatch !== undefined && { ifMatch }),
    };
    return recordOf(await this.sendOnce({ method: 'POST', path }, parts));
  }

  /** Calls a further operation of a record, such as for its picture. Returns the updated record. */
  async callOn(
    resource: string,
    target: RecordParams,
    endpoint: Endpoint,
    parts: Pick<RequestOptions, 'body' | 'multipart'>,
  ): Promise<RaRecord> {
    const params = recordPathValues(resource, target);
    return recordOf(await this.send(endpoint, { ...parts, params }));
  }

  /** Moves a record within its manual order. */
  async move(resource: string, target: RecordParams, body: Move): Promise<void> {
    const path = pathsOf(resource).move ?? '';
    const params = recordPathValues(resource, target);
    await this.sendOnce({ method: 'POST', path }, { params, body });
  }
}
