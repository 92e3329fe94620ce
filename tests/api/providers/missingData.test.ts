import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

const missing = async (caller = account.ayse) => {
  const params = { providerId: account.studio };
  return (await account.api.ok(caller, 'getMissingData', { params })).data.forms;
};

test('a form is missing until what it asks for is there, and the page says so itself', async () => {
  const { api, ayse, studio } = account;
  expect(await missing()).toEqual(['about_text', 'contacts', 'website', 'location']);
  const params = { id: studio };
  const change = async (body: object) => {
    const { data } = await api.ok(ayse, 'getProvider', { params });
    return api.ok(ayse, 'updateProvider', { params, version: data.version, body });
  };
  await change({ about: 'Belgesel tarzda.', phone: '+903125550034' });
  expect(await missing()).toEqual(['contacts', 'website', 'location']);
  await change({ email: 'studyo@example.com', website: 'https://isik.example.com' });
  const half = await change({ address: 'Çankaya' });
  expect(await missing()).toEqual(['location']);
  expect(half.data.isMissingData).toBe(true);
  const whole = await change({ location: { latitude: 39.9, longitude: 32.8 } });
  expect(await missing()).toEqual([]);
  expect(whole.data.isMissingData).toBe(false);
});

test('of another account’s page, or one that the user is not linked to, nothing is told', async () => {
  const { api, stranger, mert, studio } = account;
  const params = { providerId: studio };
  expect((await api.refused(stranger, 'getMissingData', { params })).status).toBe(404);
  expect((await api.refused(mert, 'getMissingData', { params })).status).toBe(404);
});
