import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { addCustomer, addProvider, addUser } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';

let api: TestApi;
/** A user who is linked to the first of two providers. */
let ayse: Caller;
let pages: number[];

beforeAll(async () => {
  api = await testApi();
  await seedReference(api.db, { neighborhoods: false });
  const customerId = await addCustomer(api.db);
  const other = await addCustomer(api.db, 'Başka');
  const place = { city_id: 34, district_id: 3411, category_id: 21 };
  pages = [
    await addProvider(api.db, customerId, place),
    await addProvider(api.db, customerId, place),
    await addProvider(api.db, other, place),
  ];
  ayse = await api.signedInAs(
    await addUser(api.db, { customerId, providerIds: pages.slice(0, 1) }),
  );
  await api.db.kysely
    .insertInto('change_requests')
    .values(
      pages.flatMap((provider_id, index) =>
        ['pending', 'pending', 'approved'].map((status, day) => ({
          customer_id: index === 2 ? other : customerId,
          provider_id,
          subject: 'about_text' as const,
          status,
          created_at: `2026-11-1${day}T09:00:00.000Z`,
        })),
      ),
    )
    .execute();
});
afterAll(() => api.close());

const german = () => ({ ...ayse, 'accept-language': 'de' });

test('returns several lists in one response, each in its order, in the language of the request', async () => {
  const query = { itemTypes: ['lead_process_state', 'currency'] };
  const { data } = await api.ok(german(), 'listConfigItems', { query });
  expect(data.map(({ itemType }) => itemType)).toEqual([
    ...Array<string>(5).fill('lead_process_state'),
    ...Array<string>(6).fill('currency'),
  ]);
  expect(data[1]).toMatchObject({ itemId: 'called_talked', value: 'Angerufen, gesprochen' });
});

test('returns passive entries, marked as passive', async () => {
  await api.db.kysely
    .updateTable('config_items')
    .set({ status: 'passive' })
    .where('item_type', '=', 'discount_type')
    .where('item_id', '=', 'installment')
    .execute();
  const { data } = await api.ok(ayse, 'listConfigItems', {
    query: { itemTypes: ['discount_type'] },
  });
  expect(data.map(({ itemId, status }) => [itemId, status])).toEqual([
    ['discount', 'active'],
    ['installment', 'passive'],
  ]);
});

test('rejects an unknown list, and a request without one', async () => {
  const unknown = await api.refused(ayse, 'listConfigItems', { query: { itemTypes: ['colors'] } });
  expect(unknown).toMatchObject({ status: 400, error: { errors: [{ path: 'itemTypes[0]' }] } });
  expect(await api.refused(ayse, 'listConfigItems')).toMatchObject({ status: 400 });
});

test('categories have only the requested details', async () => {
  const plain = await api.ok(ayse, 'listProviderCategories');
  expect(plain.data[0]).toEqual({ id: 1, name: 'Düğün Mekânları', categoryType: 'venue' });
  expect(plain.data).toHaveLength(25);
  const scopes = ['getRoiMinLeadCount', 'getProviderCategoryMeta'];
  const full = await api.ok(german(), 'listProviderCategories', { query: { scopes } });
  expect(full.data.find(({ id }) => id === 2)).toEqual({
    id: 2,
    name: 'Brautkleider',
    categoryType: 'bridal',
    roiMinLeadCount: 12,
    meta: { hasCapacity: false, hasMenus: false, hasModels: true },
  });
});

test('lists pending changes of linked providers, newest first', async () => {
  const { data, meta } = await api.ok(ayse, 'listPendingChangeRequests');
  expect(data.map(({ providerId, createdAt }) => [providerId, createdAt.slice(0, 10)])).toEqual([
    [pages[0], '2026-11-11'],
    [pages[0], '2026-11-10'],
  ]);
  expect(meta).toEqual({ page: 1, limit: 25, total: 2, totalIsExact: true });
});

test.each([
  [() => ({ sort: 'createdAt', limit: 1 }), ['2026-11-10'], 2],
  [() => ({ providerId: pages[0] ?? 0, page: 2, limit: 1 }), ['2026-11-10'], 2],
  [() => ({ providerId: pages[0] ?? 0, page: 3, limit: 1 }), [], 2],
  [() => ({ providerId: pages[1] ?? 0 }), [], 0],
  [() => ({ providerId: pages[2] ?? 0 }), [], 0],
])('pages of pending changes, case %#', async (query, days, total) => {
  const { data, meta } = await api.ok(ayse, 'listPendingChangeRequests', { query: query() });
  expect(data.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(days);
  expect(meta.total).toBe(total);
});

test('finds places by what people type', async () => {
  const cities = await api.ok(ayse, 'listCities', { query: { q: 'ist' } });
  expect(cities.data).toEqual([{ id: 34, name: 'İstanbul' }]);
  const query = { cityId: 34, q: 'besik' };
  const districts = await api.ok(ayse, 'listDistricts', { query });
  expect(districts.data).toMatchObject([{ name: 'Beşiktaş', cityId: 34 }]);
  const groups = await api.ok(ayse, 'listItemOptionGroups', { query: { providerCategoryId: 14 } });
  expect(groups.data.map(({ name }) => name)).toEqual(['Kesim', 'Kumaş', 'Renk']);
});
