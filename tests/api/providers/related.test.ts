import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../../server/db/jsonb.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

const recommend = (changes: object) => ({
  body: { providerId: account.garden, name: `Firma ${crypto.randomUUID()}`, ...changes },
});
const faultsOf = async (relatedProviderId: number) => {
  const { api, ayse } = account;
  const call = recommend({ relatedProviderId });
  const { status, error } = await api.refused(ayse, 'createRelatedProvider', call);
  return [status, ...error.errors.map(({ path, code }) => `${path} ${code}`)];
};

test('a recommended provider keeps its category and city, also from another account', async () => {
  const { api, ayse, garden, studio, strangersProvider } = account;
  for (const relatedProviderId of [studio, strangersProvider]) {
    const call = recommend({ relatedProviderId });
    const { data } = await api.ok(ayse, 'createRelatedProvider', call);
    expect(data).toMatchObject({ relatedProviderId, categoryId: 1, cityId: 34 });
    const params = { id: data.id };
    expect((await api.ok(ayse, 'getRelatedProvider', { params })).data).toEqual(data);
    const query = { providerId: garden };
    expect((await api.ok(ayse, 'listRelatedProviders', { query })).data).toContainEqual(data);
  }
});

test('an external business has neither', async () => {
  const { api, ayse } = account;
  const { data } = await api.ok(ayse, 'createRelatedProvider', recommend({}));
  expect(data).toMatchObject({ relatedProviderId: null, categoryId: null, cityId: null });
});

test('unpublished providers and the provider itself cannot be recommended', async () => {
  const { api, ayse, garden, studio } = account;
  const before = (await api.ok(ayse, 'listRelatedProviders')).meta;
  const hold = (on_hold: boolean) =>
    api.db.kysely.updateTable('providers').set({ on_hold }).where('id', '=', studio).execute();
  await hold(true);
  expect(await faultsOf(studio)).toEqual([422, 'relatedProviderId not_own']);
  await hold(false);
  expect(await faultsOf(999_999)).toEqual([422, 'relatedProviderId not_own']);
  expect(await faultsOf(garden)).toEqual([422, 'relatedProviderId recommends_itself']);
  expect((await api.ok(ayse, 'listRelatedProviders')).meta).toEqual(before);
});

test('a renamed provider is recommended by its new name, category and city; an external name stays', async () => {
  const { api, ayse, garden, strangersProvider } = account;
  const { kysely } = api.db;
  const page = kysely.updateTable('providers').where('id', '=', strangersProvider);
  await page.set({ name: 'Eski Ad' }).execute();
  const relatedProviderId = strangersProvider;
  const add = async (changes: object) =>
    (await api.ok(ayse, 'createRelatedProvider', recommend(changes))).data.id;
  const byName = await add({ relatedProviderId, name: 'Eski Ad' });
  const byHand = await add({ relatedProviderId, name: 'Bizim fotoğrafçı' });
  const words = jsonb({ tr: 'Davet', en: 'Events', de: 'Feste', ar: 'حفلات' });
  await kysely
    .insertInto('provider_categories')
    .values({ id: 9, position: 9, category_type: 'service', words })
    .execute();
  await page.set({ name: 'Yeni Ad', category_id: 9 }).execute();
  const shown = async () =>
    (await api.ok(ayse, 'listRelatedProviders', { query: { providerId: garden } })).data
      .filter(({ id }) => id === byName || id === byHand)
      .map(({ name, categoryId }) => `${name} ${categoryId}`)
      .toSorted();
  expect(await shown()).toEqual(['Bizim fotoğrafçı 9', 'Yeni Ad 9']);
  // The provider recommends a business of that name already.
  await add({ name: 'Üçüncü Ad' });
  await page.set({ name: 'Üçüncü Ad' }).execute();
  expect(await shown()).toEqual(['Bizim fotoğrafçı 9', 'Yeni Ad 9']);
});
