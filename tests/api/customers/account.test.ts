import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addPlaces } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
let owner: Caller;
const words = JSON.stringify({ tr: 'Limited', en: 'Limited', de: 'GmbH', ar: 'x' });

beforeAll(async () => {
  api = await testApi();
  await addPlaces(api.db);
  await api.db.kysely.insertInto('cities').values({ id: 6, name: 'Ankara' }).execute();
  await api.db.kysely
    .insertInto('config_items')
    .values({ item_type: 'customer_company_type', item_id: 'limited', position: 1, words })
    .execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  customerId = await addCustomer(api.db);
  owner = await api.signedInAs(
    await addSignIn(api.db, { customerId, username: `ayse-${crypto.randomUUID().slice(0, 8)}` }),
  );
});

const put = (body: object, version = 1) =>
  api.send(owner, 'updateCustomer', { params: { customerId }, version, body });

test('reads and changes the account', async () => {
  const { data: before } = await api.ok(owner, 'getCustomer', { params: { customerId } });
  expect(before).toMatchObject({
    id: customerId,
    version: 1,
    name: 'Yıldırım Davet Grubu',
    city: null,
    district: null,
  });
  const changed = await put({
    name: ' Yıldırım ',
    companyType: 'limited',
    taxNumber: '4540536920',
    cityId: 34,
    districtId: 341,
    email: 'iletisim@example.com',
    phone: '+902125551234',
  });
  expect(changed.json()).toMatchObject({
    data: {
      ...before,
      updatedAt: '2026-11-21T09:00:00.000Z',
      version: 2,
      name: 'Yıldırım',
      companyType: 'limited',
      taxNumber: '4540536920',
      city: { id: 34, name: 'İstanbul' },
      district: { id: 341, name: 'Beykoz' },
      email: 'iletisim@example.com',
      phone: '+902125551234',
    },
  });
  expect((await api.ok(owner, 'getCustomer', { params: { customerId } })).data).toEqual(
    changed.json<{ data: object }>().data,
  );
});

test('a stale version gets a conflict with the current account', async () => {
  await put({ name: 'Bir' });
  expect((await put({ name: 'İki' })).json()).toMatchObject({
    code: 'stale_version',
    current: { version: 2, name: 'Bir' },
  });
});

test('reports all invalid fields at once', async () => {
  const refused = await put({
    name: ' ',
    companyType: 'none',
    taxNumber: '4540536921',
    phone: '+903020000000',
    cityId: 99,
  });
  const { errors } = refused.json<{ errors: { path: string; code: string }[] }>();
  expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'name required',
    'taxNumber tax_number',
    'phone phone',
    'companyType config',
    'cityId not_own',
  ]);
});

test('a district must be in its city', async () => {
  expect((await put({ cityId: 6, districtId: 341 })).json()).toMatchObject({
    errors: [{ path: 'districtId', code: 'not_own' }],
  });
  expect((await put({ districtId: 341 })).statusCode).toBe(422);
  expect((await put({ cityId: 34, districtId: 341 })).statusCode).toBe(200);
  expect((await put({ cityId: 6 }, 2)).statusCode).toBe(422);
  expect((await put({ cityId: 6, districtId: null }, 2)).json()).toMatchObject({
    data: { city: { id: 6 }, district: null },
  });
});

test('adds actions and interactions, and lists them newest first, filtered by kind', async () => {
  for (const [minute, type] of ['confirm_contact_info', 'request_call_back'].entries()) {
    api.now.value = new Date(Date.UTC(2026, 10, 21, 9, minute));
    await api.ok(owner, 'createCustomerAction', {
      params: { customerId },
      body: { type, note: `not ${minute}` },
    });
  }
  const { data, meta } = await api.ok(owner, 'listCustomerActions', { params: { customerId } });
  expect(meta).toMatchObject({ total: 2, totalIsExact: true });
  expect(data).toMatchObject([
    {
      type: 'request_call_back',
      note: 'not 1',
      createdAt: '2026-11-21T09:01:00.000Z',
      createdBy: { name: 'Ayşe Yıldırım' },
    },
    { type: 'confirm_contact_info', note: 'not 0' },
  ]);
  const filtered = await api.ok(owner, 'listCustomerActions', {
    params: { customerId },
    query: { type: 'confirm_contact_info', sort: 'createdAt' },
  });
  expect(filtered.data).toHaveLength(1);
  await api.ok(owner, 'createCustomerInteraction', {
    params: { customerId },
    body: { type: 'call', body: ' Yenileme konuşuldu ' },
  });
  expect(
    (
      await api.refused(owner, 'createCustomerInteraction', {
        params: { customerId },
        body: { type: 'call', body: '  ' },
      })
    ).error.errors,
  ).toMatchObject([{ path: 'body', code: 'required' }]);
  const { data: interactions } = await api.ok(owner, 'listCustomerInteractions', {
    params: { customerId },
    query: { page: 1, limit: 1 },
  });
  expect(interactions).toMatchObject([
    { type: 'call', body: 'Yenileme konuşuldu', createdBy: { name: 'Ayşe Yıldırım' } },
  ]);
  expect(
    (
      await api.ok(owner, 'listCustomerInteractions', {
        params: { customerId },
        query: { page: 2, limit: 1 },
      })
    ).meta.total,
  ).toBe(1);
});
