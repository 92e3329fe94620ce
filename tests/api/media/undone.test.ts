import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishApproved } from '../../../server/features/support/commands.ts';
import {
  mediaAccount,
  mediaAgent,
  photo,
  type MediaAccount,
  type MediaAgent,
} from './mediaAccount.ts';

let account: MediaAccount;
let agent: MediaAgent['agent'];
let decide: MediaAgent['decide'];
beforeAll(async () => {
  account = await mediaAccount();
  ({ agent, decide } = await mediaAgent(account));
});
afterAll(() => account.close());

interface Change {
  name?: string;
  sourceCredit?: string | null;
  properties?: { name: string; value: string }[];
  rotation?: 0 | 90;
}

/** Changes a record and returns it. */
async function change(id: number, body: Change) {
  const { api, caller } = account;
  const { version } = (await api.ok(caller, 'getMedia', { params: { id } })).data;
  return (await api.ok(caller, 'updateMedia', { params: { id }, version, body })).data;
}

const waits = async (id: number) => {
  const { data } = await account.api.ok(agent, 'listApprovals', { query: { area: 'media' } });
  return data.some((one) => one.id === id);
};

test('undoing a change while it is pending restores what was approved, with its publication time', async () => {
  const { api } = account;
  const { id, name } = await account.addPhoto();
  await decide(id, { type: 'approve' });
  const by = new Date(api.now.value.getTime() + 3_600_000).toISOString();
  expect(await change(id, { sourceCredit: 'Işık' })).toMatchObject({ status: 'pending' });
  await change(id, { name: 'Teras' });
  await change(id, { sourceCredit: null, rotation: 90 });
  expect(await waits(id)).toBe(true);
  expect(await change(id, { name })).toMatchObject({ status: 'approved', publishesBy: by });
  expect(await waits(id)).toBe(false);
  await publishApproved(api.db, new Date(by));
  await change(id, { name: 'Teras' });
  expect(await change(id, { name })).toMatchObject({ status: 'published' });
});

test('a change of the properties is reviewed, and undone with them', async () => {
  const { id, properties } = await account.addPhoto();
  await decide(id, { type: 'approve' });
  const changed = [{ name: 'Arayın', value: '0532 000 00 00' }];
  expect(await change(id, { properties: changed })).toMatchObject({ status: 'pending' });
  expect(await waits(id)).toBe(true);
  expect(await change(id, { properties })).toMatchObject({ status: 'approved' });
});

test('a change back to values that were rejected, or with another picture, stays pending', async () => {
  const { id, name } = await account.addPhoto();
  await decide(id, { type: 'reject', cause: 'redirects' });
  await change(id, { sourceCredit: 'Işık' });
  expect(await change(id, { sourceCredit: null })).toMatchObject({ status: 'pending' });
  await decide(id, { type: 'approve' });
  const { version } = await change(id, { name: 'Teras' });
  const file = { file: await photo() };
  await account.send('PUT', `/medias/${id}`, file, { 'if-match': `"${version}"` });
  expect(await change(id, { name })).toMatchObject({ status: 'pending' });
});

test('a rejection of a change counts also when the change is undone', async () => {
  const { id } = await account.addPhoto();
  await decide(id, { type: 'approve' });
  await change(id, { sourceCredit: 'Işık' });
  await decide(id, { type: 'reject', cause: 'redirects' });
  expect(await change(id, { sourceCredit: null })).toMatchObject({ status: 'pending' });
});
