import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishApproved } from '../../../server/features/support/commands.ts';
import { mediaAccount, mediaAgent, type MediaAccount, type MediaAgent } from './mediaAccount.ts';

let account: MediaAccount;
let agent: MediaAgent['agent'];
let decide: MediaAgent['decide'];
beforeAll(async () => {
  account = await mediaAccount();
  ({ agent, decide } = await mediaAgent(account));
});
afterAll(() => account.close());

test('a photo is rotated and changed at once, or not at all if its prices contradict each other', async () => {
  const { api, caller } = account;
  const { id, name } = await account.addPhoto();
  await decide(id, { type: 'approve' });
  await publishApproved(api.db, api.now.value);
  const change = async (body: object) => {
    const { version } = (await api.ok(caller, 'getMedia', { params: { id } })).data;
    return api.send(caller, 'updateMedia', { params: { id }, version, body });
  };
  const priced = await change({ rotation: 90, minPrice: 900 });
  expect(priced.json()).toMatchObject({ data: { rotation: 90, minPrice: 900 } });
  const refused = await change({ rotation: 180, maxPrice: 100 });
  expect(refused.json()).toMatchObject({ errors: [{ path: 'maxPrice' }] });
  const renamed = await change({ rotation: 0, name: 'Teras' });
  expect(renamed.json()).toMatchObject({
    data: { status: 'pending', rotation: 0, minPrice: 900, maxPrice: null, version: 5 },
  });
  const { data } = await api.ok(agent, 'listApprovals', { query: { area: 'media' } });
  expect(data.find((one) => one.id === id)?.changes).toMatchObject([
    { field: 'name', before: name, after: 'Teras' },
  ]);
});
