import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from './ApiError.ts';
import type { Client } from './client.ts';
import { createDataProvider } from './dataProvider.ts';
import type { Endpoint, RequestOptions } from './request.ts';

/** Creates a data provider that records its calls and answers each with one record. */
function provider(answer: unknown = { data: { id: 9 } }) {
  const sent: (Endpoint & RequestOptions)[] = [];
  const client: Client = {
    send: async (endpoint, parts) => {
      sent.push({ ...endpoint, ...parts });
      return answer;
    },
    call: () => Promise.reject(new Error('Nothing else is asked')),
  };
  const pathValues = () => ({ customerId: 1 });
  return { sent, api: createDataProvider({ client, pathValues }) };
}

const meta = { path: { id: '5' } };

describe('a resource below another record', () => {
  it('gets the parameters of its route, and its own id under the contract’s name', async () => {
    const { sent, api } = provider();
    const previousData = { id: 9, version: 2 };
    await api.update('lead-interactions', { id: 9, data: { note: 'x' }, previousData, meta });
    await api.delete('lead-interactions', { id: 9, previousData, meta });
    for (const call of sent) {
      expect(call.path).toBe('/leads/{id}/interactions/{interactionId}');
      expect(call.params).toEqual({ customerId: 1, id: '5', interactionId: 9 });
      expect(call.ifMatch).toBe(2);
    }
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });

  it('runs an action with the version that it is based on', async () => {
    const { sent, api } = provider();
    await api.act('lead-interactions', 9, { type: 'x' }, meta, { id: 9, version: 2 });
    await api.act('lead-interactions', 9, { type: 'x' }, meta);
    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual([2, undefined]);
  });

  it('is created and listed there, too', async () => {
    const { sent, api } = provider();
    await api.create('lead-interactions', { data: { note: 'x' }, meta });
    await api.getManyReference('lead-interactions', {
      target: 'kind',
      id: 3,
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
      meta,
    });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /leads/{id}/interactions',
      'GET /leads/{id}/interactions',
    ]);
    for (const call of sent) expect(call.params).toMatchObject({ id: '5' });
    expect(sent[1]?.query).toEqual({ page: 1, limit: 10, sort: '-createdAt', kind: 3 });
  });

  it('is found by its list if the contract has no get operation', async () => {
    const { sent, api } = provider({ data: [{ id: 9 }] });
    expect((await api.getOne('lead-interactions', { id: 9, meta })).data).toEqual({ id: 9 });
    expect(sent[0]?.query).toMatchObject({ id: [9] });
    const empty = provider({ data: [] });
    await expect(empty.api.getOne('lead-interactions', { id: 9, meta })).rejects.toMatchObject({
      status: 404,
    });
  });
});

it('a record with another path parameter is found by it', async () => {
  const { sent, api } = provider();
  await api.update('customers', { id: 7, data: { name: 'x' }, previousData: { id: 7 } });
  expect(sent[0]?.params).toEqual({ customerId: 7 });
});

describe('the idempotency key', () => {
  /** Creates a data provider whose answers fail with these errors in turn, and returns the keys that it sent. */
  function failing(...errors: (Error | undefined)[]) {
    const keys: (string | undefined)[] = [];
    const client: Client = {
      send: async (_, parts) => {
        keys.push(parts?.idempotencyKey);
        const error = errors.shift();
        if (error) throw error;
        return { data: { id: 9 } };
      },
      call: () => Promise.reject(new Error('Nothing else is asked')),
    };
    const api = createDataProvider({ client, pathValues: () => ({ customerId: 1 }) });
    const create = (note: string, file?: File) =>
      api
        .create('lead-interactions', { data: { note, ...(file && { files: [file] }) }, meta })
        .catch(() => undefined);
    return { api, keys, create };
  }
  const refusal = new ApiError({ status: 422, code: 'validation', message: 'x' });

  it('stays the same for a retry after a lost answer, and is new once an answer has come', async () => {
    const { keys, create } = failing(networkError(), undefined, refusal);
    for (let time = 0; time < 4; time += 1) await create('x');
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('is new for another body', async () => {
    const { keys, create } = failing(networkError());
    await create('x');
    await create('y');
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('recognizes a file by the object, not by its name', async () => {
    const { keys, create } = failing(networkError(), networkError());
    const file = new File(['a'], 'a.txt');
    await create('x', file);
    await create('x', new File(['b'], 'a.txt'));
    await create('x', file);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  it('stays the same for an action whose answer was lost', async () => {
    const { api, keys } = failing(networkError());
    const act = () => api.act('leads', 5, { type: 'archive' }).catch(() => undefined);
    await act();
    await act();
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
  });

  it('differs between two equal requests at the same time', async () => {
    const { keys, create } = failing();
    await Promise.all([create('x'), create('x')]);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
