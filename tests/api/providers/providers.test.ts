import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { addCustomer, addProvider, addUser } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';

let api: TestApi;
/** Owner, linked to all three providers of the account. */
let ayse: Caller;
/** User with the sales role, linked to the first provider only. */
let mert: Caller;
let zeynep: Caller;
let [cinaralti, isik, inci, foreign] = [0, 0, 0, 0];

beforeAll(async () => {
  api = await testApi();
  await seedReference(api.db, { neighborhoods: false });
  const customerId = await addCustomer(api.db);
  const other = await addCustomer(api.db, 'Başka');
  cinaralti = await addProvider(api.db, customerId, {
    name: 'Çınaraltı',
    category_id: 21,
    district_id: 3411,
    product_name: 'Altın',
    product_date_end: '2027-05-01',
    stats_access: true,
    rival_stats_access: 3,
    features: ['viewLeads', 'pageStats'],
    limits: JSON.stringify({ photos: 100 }),
    about: 'Çınarların gölgesinde.',
    phone: '+902160000012',
    email: 'bilgi@cinaralti.example.com',
    website: 'https://cinaralti.example.com',
    address: 'Beykoz, İstanbul',
    latitude: 41.1,
    longitude: 29.1,
    created_at: '2024-01-01T09:00:00.000Z',
  });
  isik = await addProvider(api.db, customerId, {
    name: 'Işık & Gölge 50%',
    category_id: 3,
    city_id: 6,
    district_id: null,
    email: 'studyo@example.com',
    address: 'Çankaya, Ankara',
    created_at: '2025-01-01T09:00:00.000Z',
  });
  inci = await addProvider(api.db, customerId, {
    name: 'İnci',
    category_id: 2,
    city_id: 35,
    district_id: null,
    on_hold: true,
    created_at: '2023-01-01T09:00:00.000Z',
  });
  foreign = await addProvider(api.db, other, { category_id: 2, district_id: null });
  const users = [
    { customerId, providerIds: [cinaralti, isik, inci] },
    { customerId, role: 'sales' as const, providerIds: [cinaralti] },
    { customerId: other, providerIds: [foreign] },
  ];
  const callers: Caller[] = [];
  for (const user of users) callers.push(await api.signedInAs(await addUser(api.db, user)));
  [ayse = {}, mert = {}, zeynep = {}] = callers;
});
afterAll(() => api.close());

test('returns a complete provider with names in the language of the request', async () => {
  const params = { id: cinaralti };
  const { data } = await api.ok({ ...ayse, 'accept-language': 'en' }, 'getProvider', { params });
  expect(data).toMatchObject({
    id: cinaralti,
    version: 1,
    category: { id: 21, name: 'Country weddings', categoryType: 'venue' },
    city: { id: 34, name: 'İstanbul' },
    district: { id: 3411, name: 'Beykoz' },
    productFeatures: {
      productName: 'Altın',
      productDateEnd: '2027-05-01',
      statsAccess: true,
      rivalStatsAccess: 3,
    },
    isMissingData: true,
    completeness: 60,
    location: { latitude: 41.1, longitude: 29.1 },
  });
});

test.each([
  ['sort=name', {}, ['Çınaraltı', 'Işık & Gölge 50%', 'İnci']],
  ['newest first', { sort: '-createdAt' }, ['Işık & Gölge 50%', 'Çınaraltı', 'İnci']],
  ['search', { q: 'isik' }, ['Işık & Gölge 50%']],
  ['search for a per cent sign', { q: '%' }, ['Işık & Gölge 50%']],
  ['city', { cityId: 35 }, ['İnci']],
  ['category', { categoryId: 21 }, ['Çınaraltı']],
  ['kinds of category', { categoryType: ['bridal' as const] }, ['İnci']],
  ['on hold', { onHold: true }, ['İnci']],
  ['second page', { limit: 2, page: 2 }, ['İnci']],
])('the list: %s', async (_, query, names) => {
  const { data } = await api.ok(ayse, 'listProviders', { query });
  expect(data.map(({ name }) => name)).toEqual(names);
});

test('the total is the same on every page, even beyond the last one', async () => {
  const { data, meta } = await api.ok(ayse, 'listProviders', { query: { page: 9, limit: 2 } });
  expect(data).toEqual([]);
  expect(meta).toEqual({ page: 9, limit: 2, total: 3, totalIsExact: true });
});

test('a user sees only linked providers', async () => {
  const list = await api.ok(mert, 'listProviders');
  expect(list.data.map(({ id }) => id)).toEqual([cinaralti]);
  const listed = await api.ok(mert, 'listProviders', { query: { id: [cinaralti, isik, foreign] } });
  expect(listed.data.map(({ id }) => id)).toEqual([cinaralti]);
  for (const id of [isik, foreign, 999_999]) {
    for (const operation of ['getProvider', 'getProviderPermissions'] as const) {
      expect(await api.refused(mert, operation, { params: { id } })).toMatchObject({ status: 404 });
    }
  }
  expect(await api.refused(ayse, 'getProvider', { params: { id: foreign } })).toMatchObject({
    status: 404,
  });
});

test('returns a boolean for each feature, and the limits of the package', async () => {
  const { data } = await api.ok(mert, 'getProviderPermissions', { params: { id: cinaralti } });
  const held = Object.entries(data.features).filter(([, has]) => has);
  expect(held.map(([feature]) => feature)).toEqual(['viewLeads', 'pageStats']);
  expect(Object.keys(data.features)).toHaveLength(10);
  expect(data.limits).toEqual({ photos: 100, couplesPerMonth: null });
});

test('an update changes only the sent fields and increments the version', async () => {
  const params = { id: isik };
  const body = {
    phone: '+903124440000',
    website: 'https://isik.example.com',
    location: { latitude: 39.9, longitude: 32.85 },
  };
  const before = (await api.ok(ayse, 'getProvider', { params })).data;
  const { data } = await api.ok(ayse, 'updateProvider', { params, body, version: 1 });
  expect(data).toEqual({
    ...before,
    ...body,
    // The phone number was the only one of five counted fields that the general form lacked.
    completeness: 20,
    version: 2,
    updatedAt: api.now.value.toISOString(),
  });
  const cleared = { location: null, phone: null };
  const after = await api.ok(ayse, 'updateProvider', { params, body: cleared, version: 2 });
  expect(after.data).toMatchObject({ ...cleared, website: body.website, version: 3 });
});

test('a stale version gets a conflict with the current provider', async () => {
  const params = { id: inci };
  await api.ok(ayse, 'updateProvider', { params, body: { email: 'bir@example.com' }, version: 1 });
  const late = await api.refused(ayse, 'updateProvider', {
    params,
    body: { email: 'iki@example.com' },
    version: 1,
  });
  expect(late).toMatchObject({
    status: 409,
    error: { code: 'stale_version', current: { id: inci, version: 2, email: 'bir@example.com' } },
  });
  expect(
    await api.refused(ayse, 'updateProvider', { params, body: { email: 'iki@example.com' } }),
  ).toMatchObject({
    status: 428,
  });
});

test('reports all invalid fields at once', async () => {
  const { error } = await api.refused(ayse, 'updateProvider', {
    params: { id: cinaralti },
    body: { name: '   ', phone: '+901234567', districtId: 601 },
    version: 1,
  });
  expect(error.errors.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'districtId not_own',
    'name required',
    'phone phone',
  ]);
});

test('a user without permission or link cannot update', async () => {
  const change = { body: { about: 'x' }, version: 1 };
  const sales = await api.refused(mert, 'updateProvider', { params: { id: cinaralti }, ...change });
  expect(sales).toMatchObject({ status: 403, error: { code: 'forbidden' } });
  const stranger = await api.refused(zeynep, 'updateProvider', {
    params: { id: cinaralti },
    ...change,
  });
  expect(stranger.status).toBe(404);
});
