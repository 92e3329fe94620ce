import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a business of the marketplace keeps its category and city, also one of another account', async () => {
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

test('a business that is not on the marketplace has neither', async () => {
  const { api, ayse } = account;
  const { data } = await api.ok(ayse, 'createRelatedProvider', recommend({}));
  expect(data).toMatchObject({ relatedProviderId: null, categoryId: null, cityId: null });
});

test('neither a page that couples do not see nor the page itself is recommended', async () => {
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
