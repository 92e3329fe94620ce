import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Item, shelfApi } from './shelfApi.ts';

const some = [
  { label: 'İncir dalı', color: 'sage', price: 10, madeOn: '2026-01-10' },
  { label: 'ışık zinciri', color: 'ivory', price: 30, madeOn: '2026-02-10' },
  { label: 'Çam 100%', color: 'rose', price: 20, madeOn: '2026-03-10', isFragile: true },
  { label: 'cam vazo', color: 'rose', price: 40, isFragile: true },
];

let api: Awaited<ReturnType<typeof shelfApi>>;
beforeAll(async () => {
  api = await shelfApi();
  for (const one of some) await api.create(api.ayse, { providerId: 1, ...one });
});
afterAll(() => api.close());

test.each([
  ['sort=label', ['cam vazo', 'Çam 100%', 'ışık zinciri', 'İncir dalı']],
  ['sort=-price', ['cam vazo', 'ışık zinciri', 'Çam 100%', 'İncir dalı']],
  ['sort=madeOn', ['İncir dalı', 'ışık zinciri', 'Çam 100%', 'cam vazo']],
  ['sort=-madeOn', ['Çam 100%', 'ışık zinciri', 'İncir dalı', 'cam vazo']],
  ['q=ISIK', ['ışık zinciri']],
  ['q=cam', ['cam vazo', 'Çam 100%']],
  ['q=100%25', ['Çam 100%']],
  ['q=_', []],
  ['color=rose,sage&sort=price', ['İncir dalı', 'Çam 100%', 'cam vazo']],
  ['isFragile=false&sort=price', ['İncir dalı', 'ışık zinciri']],
  ['id=1,4&sort=price', ['İncir dalı', 'cam vazo']],
  ['priceStart=20&priceEnd=30&sort=price', ['Çam 100%', 'ışık zinciri']],
  ['madeOnStart=2026-02-10&madeOnEnd=2026-03-09', ['ışık zinciri']],
  ['shelfIds=1', []],
  ['providerId=2', []],
])('%s', async (query, expected) => {
  expect(await api.labels(query)).toEqual(expected);
});

test('filters instants by their day in Istanbul', async () => {
  await sql`update shelf_items set created_at = '2026-11-20T21:00:00Z' where id = 1`.execute(
    api.db.kysely,
  );
  await sql`update shelf_items set created_at = '2026-11-20T20:59:59Z' where id = 2`.execute(
    api.db.kysely,
  );
  expect(await api.labels('id=1,2&createdAtStart=2026-11-21')).toEqual(['İncir dalı']);
  expect(await api.labels('id=1,2&createdAtEnd=2026-11-20')).toEqual(['ışık zinciri']);
});

test('pages return their position, even beyond the last one', async () => {
  const second = await api.call<Item[]>(api.ayse, 'GET', '/shelf-items?limit=3&page=2&sort=label');
  expect(second.data).toHaveLength(1);
  expect(second.meta).toEqual({ page: 2, limit: 3, total: 4, totalIsExact: true });
  const beyond = await api.call<Item[]>(api.ayse, 'GET', '/shelf-items?limit=3&page=9');
  expect(beyond).toMatchObject({ data: [], meta: { page: 9, total: 4 } });
});

test('a total above ten thousand is capped and marked', async () => {
  await sql`
    insert into neighborhoods (name, district_id)
    select 'Mahalle ' || n, 3411 from generate_series(1, 10001) n`.execute(api.db.kysely);
  const { meta } = await api.call<Item[]>(api.ayse, 'GET', '/neighborhoods?limit=1');
  expect(meta).toEqual({ page: 1, limit: 1, total: 10_000, totalIsExact: false });
  await sql`delete from neighborhoods where id = 1`.execute(api.db.kysely);
  const exact = await api.call<Item[]>(api.ayse, 'GET', '/neighborhoods?limit=1&districtId=3411');
  expect(exact.meta).toEqual({ page: 1, limit: 1, total: 10_000, totalIsExact: true });
});

test('rejects an unknown filter or sort key', async () => {
  const { status, errors } = await api.call(api.ayse, 'GET', '/shelf-items?sort=hint&nothing=1');
  expect(status).toBe(400);
  expect(errors.map(({ path }) => path).sort()).toEqual(['nothing', 'sort']);
});
