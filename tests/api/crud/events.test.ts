import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contractWithFrames } from './frameContract.ts';
import { shelfApi } from './shelfApi.ts';

interface Event {
  id: number;
  title: string;
  order: number;
}

let api: Awaited<ReturnType<typeof shelfApi>>;
beforeAll(async () => {
  api = await shelfApi({ contract: contractWithFrames() });
});
beforeEach(() =>
  sql`truncate frame_events, shelf_labels, shelf_items, shelves restart identity`.execute(
    api.db.kysely,
  ),
);
afterAll(() => api.close());

const HOME = '/providers/1/frame-events';
const add = async (title: string, provider = 1, more = {}) =>
  api.call<Event>(api.ayse, 'POST', `/providers/${provider}/frame-events`, { title, ...more });
const titles = async (query = '', provider = 1, who = api.ayse) =>
  (await api.call<Event[]>(who, 'GET', `/providers/${provider}/frame-events?${query}`)).data.map(
    ({ title }) => title,
  );
const orders = async () =>
  (await api.call<Event[]>(api.ayse, 'GET', HOME)).data.map(({ order }) => order);
const move = (id: number, body: object, who = api.ayse) =>
  api.call<Event>(who, 'POST', `${HOME}/${id}/move-order`, body);

/** Returns the titles of the records with the mark. */
const mains = async (provider = 1) =>
  (
    await api.call<(Event & { isMain: boolean })[]>(
      api.ayse,
      'GET',
      `/providers/${provider}/frame-events`,
    )
  ).data.flatMap(({ title, isMain }) => (isMain ? [title] : []));

describe('a mark for one record at a time', () => {
  test('moves from the first record to another of the same provider', async () => {
    await add('a', 1, { isMain: true });
    await add('b', 2, { isMain: true });
    await add('c', 1, { isMain: true });
    expect([await mains(), await mains(2)]).toEqual([['c'], ['b']]);
    await api.call(api.ayse, 'PUT', `${HOME}/1`, { isMain: true });
    expect(await mains()).toEqual(['a']);
    await api.call(api.ayse, 'PUT', `${HOME}/1`, { title: 'd' });
    expect(await mains()).toEqual(['d']);
  });

  test('is inherited by the next in the order when its record is deleted', async () => {
    for (const title of ['a', 'b', 'c']) await add(title);
    await api.call(api.ayse, 'PUT', `${HOME}/3`, { isMain: true });
    await api.call(api.ayse, 'DELETE', `${HOME}/2`);
    expect(await mains()).toEqual(['c']);
    await api.call(api.ayse, 'DELETE', `${HOME}/3`);
    expect(await mains()).toEqual(['a']);
    await api.call(api.ayse, 'DELETE', `${HOME}/1`);
    expect(await mains()).toEqual([]);
  });

  test('stays on one record when two are marked in parallel', async () => {
    for (const title of ['a', 'b']) await add(title);
    await Promise.all(
      [1, 2].map((id) => api.call(api.ayse, 'PUT', `${HOME}/${id}`, { isMain: true })),
    );
    expect(await mains()).toHaveLength(1);
  });
});

describe('below a provider', () => {
  test('the path selects the records of one provider', async () => {
    await add('a');
    await add('b', 2);
    expect([await titles(), await titles('', 2)]).toEqual([['a'], ['b']]);
    expect((await api.call(api.ayse, 'GET', `${HOME}/1`)).data).toEqual({
      id: 1,
      title: 'a',
      onDay: null,
      seats: null,
      isMain: false,
      order: 1,
    });
    expect((await api.call(api.ayse, 'GET', `${HOME}/2`)).status).toBe(404);
    expect((await api.call(api.ayse, 'DELETE', `${HOME}/2`)).status).toBe(404);
    expect((await api.call(api.ayse, 'PUT', `${HOME}/1`, { title: 'c' })).status).toBe(200);
    expect((await api.call(api.ayse, 'DELETE', `${HOME}/1`)).status).toBe(200);
  });

  test.each<['GET' | 'POST' | 'PUT' | 'DELETE', string, object?]>([
    ['GET', ''],
    ['POST', '', { title: 'x' }],
    ['GET', '/1'],
    ['PUT', '/1', { title: 'x' }],
    ['DELETE', '/1'],
    ['POST', '/1/move-order', { direction: 'up' }],
  ])('%s %s below a foreign or unlinked provider responds 404', async (method, path, body) => {
    await add('a', 2);
    const at = (provider: number) => `/providers/${provider}/frame-events${path}`;
    expect((await api.call(api.mert, method, at(2), body)).status).toBe(404);
    expect((await api.call(api.ayse, method, at(3), body)).status).toBe(404);
    expect((await api.call(api.ayse, method, at(99), body)).status).toBe(404);
    expect(await titles('', 2)).toEqual(['a']);
  });

  test('a limit applies per provider', async () => {
    for (const title of ['a', 'b', 'c', 'd']) await add(title);
    expect(await add('e')).toMatchObject({ status: 409, reason: 'max_records' });
    expect((await add('e', 2)).status).toBe(201);
  });

  test('named ranges filter days and numbers', async () => {
    await add('a', 1, { onDay: '2026-05-01', seats: 50 });
    await add('b', 1, { onDay: '2026-05-02', seats: 100 });
    await add('c', 1, { onDay: '2026-05-03' });
    expect(await titles('from=2026-05-02')).toEqual(['b', 'c']);
    expect(await titles('from=2026-05-02&to=2026-05-02')).toEqual(['b']);
    expect(await titles('fewest=51')).toEqual(['b']);
    expect((await api.call(api.ayse, 'GET', `${HOME}?from=2026-02-30`)).status).toBe(400);
  });
});

describe('a manual order', () => {
  beforeEach(async () => {
    for (const title of ['a', 'b', 'c']) await add(title);
  });

  test('new records are last, moves go one position, and the ends block', async () => {
    expect(await titles()).toEqual(['a', 'b', 'c']);
    expect(await move(3, { direction: 'up' })).toMatchObject({ status: 200, data: { order: 2 } });
    expect(await titles('sort=order')).toEqual(['a', 'c', 'b']);
    expect(await titles('sort=-order')).toEqual(['b', 'c', 'a']);
    for (const [id, direction] of [
      [1, 'up'],
      [2, 'down'],
    ] as const)
      expect(await move(id, { direction })).toMatchObject({ status: 409, reason: 'at_end' });
    expect(await titles()).toEqual(['a', 'c', 'b']);
    expect(await orders()).toEqual([1, 2, 3]);
  });

  test('a record can be moved to a given position', async () => {
    await move(1, { position: 3 });
    expect(await titles()).toEqual(['b', 'c', 'a']);
    expect((await move(1, { position: 3 })).status).toBe(200);
    expect(await move(1, { position: 4 })).toMatchObject({ status: 409, reason: 'at_end' });
    expect((await move(1, { position: 0 })).status).toBe(422);
    expect((await move(1, { direction: 'sideways' })).status).toBe(422);
    expect((await move(1, {})).status).toBe(422);
    expect((await move(9, { direction: 'up' })).status).toBe(404);
  });

  test('each provider has its own order', async () => {
    await add('d', 2);
    expect(await move(4, { direction: 'up' })).toMatchObject({ status: 404 });
    const up = await api.call(api.ayse, 'POST', '/providers/2/frame-events/4/move-order', {
      direction: 'up',
    });
    expect(up).toMatchObject({ status: 409, reason: 'at_end' });
  });

  test('a deletion leaves no gap in the positions', async () => {
    await api.call(api.ayse, 'DELETE', `${HOME}/2`);
    expect((await move(3, { direction: 'up' })).status).toBe(200);
    expect(await titles()).toEqual(['c', 'a']);
    expect((await add('d')).data.order).toBe(3);
  });

  test('records created in parallel get consecutive positions', async () => {
    await Promise.all(['d', 'e', 'f', 'g'].map((title) => add(title, 2)));
    const { data } = await api.call<Event[]>(api.ayse, 'GET', '/providers/2/frame-events');
    expect(data.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
  });

  test('parallel moves keep the order consistent', async () => {
    await add('d');
    const moves = [1, 2, 3, 4].flatMap((id) => [
      move(id, { direction: 'down' }),
      move(id, { direction: 'up' }, api.mert),
      move(id, { position: 2 }),
    ]);
    const statuses = new Set((await Promise.all(moves)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await titles()).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(await orders()).toEqual([1, 2, 3, 4]);
  });
});

test('below a record of another collection, records omit their parent and are deleted with it', async () => {
  await api.call(api.ayse, 'POST', '/shelves', { name: 'Raf' });
  await api.call(api.zeynep, 'POST', '/shelves', { name: 'Onun' });
  const first = await api.call(api.ayse, 'POST', '/shelves/1/labels', { text: 'x' });
  expect(first).toEqual({ status: 201, data: { id: 1, text: 'x' } });
  await api.call(api.ayse, 'POST', '/shelves/1/labels', { text: 'y' });
  expect((await api.call(api.ayse, 'POST', '/shelves/2/labels', { text: 'x' })).status).toBe(404);
  expect((await api.call(api.ayse, 'GET', '/shelves/2/labels')).status).toBe(404);
  const moved = await api.call(api.ayse, 'POST', '/shelves/1/labels/1/move-order', {
    direction: 'down',
  });
  expect(moved).toEqual({ status: 200, data: {} });
  const { data } = await api.call<{ text: string }[]>(api.ayse, 'GET', '/shelves/1/labels');
  expect(data.map(({ text }) => text)).toEqual(['y', 'x']);
  expect((await api.call(api.ayse, 'DELETE', '/shelves/1')).status).toBe(200);
  expect((await api.call(api.ayse, 'GET', '/shelves/1/labels')).status).toBe(404);
});
