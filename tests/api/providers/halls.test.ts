import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProvider } from '../../support/account.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';
import { jsonb } from '../../../server/db/jsonb.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

const hall = (changes: object = {}) => ({
  providerId: account.garden,
  name: `Salon ${crypto.randomUUID().slice(0, 8)}`,
  areaType: 'indoor',
  mealCapacity: 300,
  ...changes,
});
const add = async (changes: object = {}) =>
  (await account.api.ok(account.ayse, 'createCustomerSpace', { body: hall(changes) })).data;
const faults = async (changes: object) => {
  const call = { body: hall(changes) };
  const { status, error } = await account.api.refused(account.ayse, 'createCustomerSpace', call);
  return [status, ...error.errors.map(({ path, code }) => `${path} ${code}`)];
};

test('a hall has capacities for meals, cocktails or both, and can be shared with other providers', async () => {
  const { studio } = account;
  const kept = await add({
    mealCapacity: null,
    cocktailCapacity: 120,
    linkedProviderIds: [studio],
  });
  expect(kept).toMatchObject({
    mealCapacity: null,
    cocktailCapacity: 120,
    linkedProviderIds: [studio],
    allowed: { update: true, remove: true },
  });
});

test.each([
  [
    'no capacity',
    { mealCapacity: null },
    ['mealCapacity capacity_missing', 'cocktailCapacity capacity_missing'],
  ],
  ['one digit', { mealCapacity: 9 }, ['mealCapacity minimum']],
  ['five digits', { cocktailCapacity: 10_000 }, ['cocktailCapacity maximum']],
  ['signs in the name', { name: 'Salon & Bahçe' }, ['name pattern']],
  ['two blanks in the name', { name: 'Çınar  Salonu' }, ['name pattern']],
  ['digits alone', { name: '2024' }, ['name pattern']],
])('rejects at its field: %s', async (_, changes, expected) => {
  expect(await faults(changes)).toEqual([422, ...expected]);
});

test('a name is unique per provider, in letters of any language', async () => {
  await add({ name: 'İskele Terası 2' });
  expect(await faults({ name: 'İskele Terası 2' })).toEqual([422, 'name taken']);
  expect((await add({ name: 'قاعة الورد' })).name).toBe('قاعة الورد');
});

test('only venues have halls, which can be shared with own venues only', async () => {
  const { api, customerId, strangersProvider } = account;
  const words = jsonb({ tr: 'Gelinlik', en: 'Gowns', de: 'Kleider', ar: 'فساتين' });
  await api.db.kysely
    .insertInto('provider_categories')
    .values({ id: 2, position: 2, category_type: 'bridal', words })
    .execute();
  const bridal = await addProvider(api.db, customerId, { category_id: 2 });
  await api.db.kysely
    .insertInto('customer_user_providers')
    .values({ customer_id: customerId, customer_user_id: account.ayseId, provider_id: bridal })
    .execute();
  expect(await faults({ providerId: bridal })).toEqual([422, 'providerId category']);
  expect(await faults({ providerId: strangersProvider })).toEqual([422, 'providerId not_own']);
  const shared = [account.studio, bridal];
  const refusal = ['linkedProviderIds[1] category'];
  expect(await faults({ linkedProviderIds: shared })).toEqual([422, ...refusal]);
  const { id, version } = await add();
  const change = { params: { id }, version, body: { linkedProviderIds: shared } };
  const { error } = await api.refused(account.ayse, 'updateCustomerSpace', change);
  expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual(refusal);
});

test('a hall of another account does not exist', async () => {
  const { api, stranger, mert } = account;
  const { id } = await add();
  const at = { params: { id }, version: 1, body: { name: 'Benim' } };
  expect((await api.refused(stranger, 'updateCustomerSpace', at)).status).toBe(404);
  expect((await api.refused(stranger, 'deleteCustomerSpace', at)).status).toBe(404);
  expect((await api.refused(mert, 'updateCustomerSpace', at)).status).toBe(403);
});
