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

const CLOTH = [{ name: 'Kumaş', value: 'Fransız danteli' }];
const PHONE = [{ name: 'Arayın', value: '0532 000 00 00' }];

const read = async (id: number) =>
  (await account.api.ok(account.caller, 'getMedia', { params: { id } })).data;

/** Adds a photo with properties and publishes it. */
async function published(): Promise<number> {
  const { id } = await account.addPhoto({ properties: JSON.stringify(CLOTH) });
  await decide(id, { type: 'approve' });
  await publishApproved(account.api.db, account.api.now.value);
  return id;
}

/** Changes tags, properties and prices. @returns the record */
async function change(id: number, body: object) {
  const { api, caller } = account;
  const { version } = await read(id);
  await api.ok(caller, 'updateMediaItemDatas', { params: { id }, version, body });
  return read(id);
}

const waiting = async (id: number) => {
  const { data } = await account.api.ok(agent, 'listApprovals', { query: { area: 'media' } });
  return data.find((one) => one.id === id);
};

test('other properties beside the tags of a published photo are reviewed', async () => {
  const id = await published();
  expect(await change(id, { properties: PHONE })).toMatchObject({
    status: 'pending',
    properties: PHONE,
  });
  expect(await waiting(id)).toMatchObject({
    changes: [{ field: 'properties', before: CLOTH, after: PHONE }],
  });
  await decide(id, { type: 'approve' });
  expect(await read(id)).toMatchObject({ status: 'approved', properties: PHONE });
});

test('the same properties, tags and prices of a published photo are not reviewed', async () => {
  const id = await published();
  const body = { properties: CLOTH, tagIds: [1001], minPrice: 5 };
  expect(await change(id, body)).toMatchObject({ status: 'published', minPrice: 5 });
  expect(await waiting(id)).toBeUndefined();
});

test('undoing a change of the properties beside the tags restores the published photo', async () => {
  const id = await published();
  expect(await change(id, { properties: PHONE })).toMatchObject({ status: 'pending' });
  expect(await change(id, { properties: CLOTH })).toMatchObject({ status: 'published' });
  expect(await waiting(id)).toBeUndefined();
});
