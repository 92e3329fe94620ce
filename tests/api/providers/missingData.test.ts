import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

const missing = async (caller = account.ayse) => {
  const params = { providerId: account.studio };
  const { data } = await account.api.ok(caller, 'getMissingData', { params });
  return data.forms.map(({ key }) => key);
};

test('a counted form is missing until its answers are pending or live', async () => {
  const { api, ayse, studio } = account;
  expect(await missing()).toEqual(['general', 'details', 'contacts', 'about', 'location']);
  const params = { providerId: studio };
  const { data } = await api.ok(ayse, 'getProviderData', { params });
  await api.ok(ayse, 'updateProviderData', {
    params,
    version: data.version,
    body: { form: 'about', answers: { about: '<p>Belgesel tarzda.</p>' } },
  });
  expect(await missing()).toEqual(['general', 'details', 'contacts', 'location']);
  const page = await api.ok(ayse, 'getProvider', { params: { id: studio } });
  expect(page.data).toMatchObject({ isMissingData: true, completeness: 0 });
});

test('reveals nothing of foreign or unlinked providers', async () => {
  const { api, stranger, mert, studio } = account;
  const params = { providerId: studio };
  expect((await api.refused(stranger, 'getMissingData', { params })).status).toBe(404);
  expect((await api.refused(mert, 'getMissingData', { params })).status).toBe(404);
});
