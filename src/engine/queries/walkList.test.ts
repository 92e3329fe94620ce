import { expect, it } from 'vitest';
import type { Client } from '../../data/client.ts';
import { createDataProvider } from '../../data/dataProvider.ts';
import { walkList } from './walkList.ts';

/** Creates an API with `count` records, one of which moves to the next page during the walk. */
function apiOf(count: number) {
  const requests: unknown[] = [];
  const send: Client['send'] = async (_, parts) => {
    requests.push(parts?.query);
    const page = Number(parts?.query?.['page']);
    const from = (page - 1) * 100 - (page > 1 ? 1 : 0);
    const data = Array.from({ length: Math.min(100, count - from) }, (__, index) => ({
      id: from + index + 1,
    }));
    return { data, meta: { total: count, totalIsExact: true } };
  };
  const call = () => Promise.reject(new Error('Nothing else is asked'));
  const api = createDataProvider({
    client: { send, call },
    pathValues: () => ({}),
  });
  return { api, requests };
}

const query = {
  resource: 'leads',
  filter: { status: ['new'] },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

it('reads every page, each record once', async () => {
  const { api, requests } = apiOf(250);
  const ids: number[] = [];
  for await (const { records, total } of walkList(api, query, new AbortController().signal)) {
    ids.push(...records.map(({ id }) => id));
    expect(total).toBe(250);
  }
  expect(ids).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  expect(requests).toHaveLength(3);
  expect(requests[1]).toMatchObject({ page: 2, limit: 100, sort: '-createdAt', status: ['new'] });
});

it('can be stopped', async () => {
  const { api, requests } = apiOf(250);
  const controller = new AbortController();
  for await (const { records } of walkList(api, query, controller.signal)) {
    expect(records).toHaveLength(100);
    controller.abort();
  }
  expect(requests).toHaveLength(1);
});
