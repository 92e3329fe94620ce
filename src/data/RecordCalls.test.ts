import { describe, expect, it } from 'vitest';
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
