import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishApproved } from '../../../server/features/support/commands.ts';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { DAY_MS } from '../../../server/time/day.ts';
import {
  mediaAccount,
  mediaAgent,
  type Media,
  type MediaAccount,
  type MediaAgent,
} from './mediaAccount.ts';

let account: MediaAccount;
let agent: MediaAgent['agent'];
let decide: MediaAgent['decide'];
let folder: string;
/** Hook that runs before a file is read from the storage. */
let onRead: () => Promise<unknown>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotation-'));
  const disk = diskStorage({ folder });
  const get: typeof disk.get = async (key) => {
    await onRead();
    return disk.get(key);
  };
  account = await mediaAccount({ storage: { ...disk, get } });
  ({ agent, decide } = await mediaAgent(account));
});
beforeEach(async () => {
  onRead = async () => {};
  await sql`truncate medias, reviewed_changes restart identity`.execute(account.api.db.kysely);
});
afterAll(async () => {
  await account.close();
  await rm(folder, { recursive: true, force: true });
});

async function published(): Promise<Media> {
  const { api, caller } = account;
  const { id } = await account.addPhoto();
  await decide(id, { type: 'approve' });
  await publishApproved(api.db, api.now.value);
  return (await api.ok(caller, 'getMedia', { params: { id } })).data;
}

/** Sends a change of the current version. */
async function send(id: number, body: object) {
  const { api, caller } = account;
  const { version } = (await api.ok(caller, 'getMedia', { params: { id } })).data;
  return api.send(caller, 'updateMedia', { params: { id }, version, body });
}

const changed = async (id: number, body: object): Promise<Media> =>
  (await send(id, body)).json<{ data: Media }>().data;

const changes = async (id: number) => {
  const { data } = await account.api.ok(agent, 'listApprovals', { query: { area: 'media' } });
  return data.find((one) => one.id === id)?.changes;
};

/** Reads all sizes of a picture. @returns their different statuses */
async function served({ image }: Pick<Media, 'image'>): Promise<number[]> {
  const urls = image?.sources.map(({ url }) => url) ?? [];
  const answers = await Promise.all(urls.map((url) => account.api.app.inject(url)));
  return [...new Set(answers.map(({ statusCode }) => statusCode))];
}

test('a photo is rotated and changed at once, or not at all if its prices contradict each other', async () => {
  const { id, name } = await published();
  const priced = await send(id, { rotation: 90, minPrice: 900 });
  expect(priced.json()).toMatchObject({ data: { rotation: 90, minPrice: 900 } });
  const refused = await send(id, { rotation: 180, maxPrice: 100 });
  expect(refused.json()).toMatchObject({ errors: [{ path: 'maxPrice' }] });
  expect(await changed(id, { rotation: 0, name: 'Teras' })).toMatchObject({
    status: 'pending',
    rotation: 0,
    minPrice: 900,
    maxPrice: null,
    version: 5,
  });
  expect((await changes(id))?.find(({ field }) => field === 'name')).toEqual({
    field: 'name',
    before: name,
    after: 'Teras',
  });
});

test.each([
  ['name and then rotation', [{ name: 'Teras' }, { rotation: 90 }]],
  ['name and then two rotations', [{ name: 'Teras' }, { rotation: 90 }, { rotation: 180 }]],
  ['name and rotation at once', [{ name: 'Teras', rotation: 90 }]],
])('the desk compares the published picture until its decision about %s', async (_, bodies) => {
  const before = await published();
  const { id } = before;
  let after = before;
  for (const body of bodies) after = await changed(id, body);
  expect(await changes(id)).toMatchObject([
    { field: 'name', before: before.name, after: 'Teras' },
    {
      field: 'image',
      before: { url: before.image?.url },
      after: { url: after.image?.url },
    },
  ]);
  expect([await served(before), await served(after)]).toEqual([[200], [200]]);
  await decide(id, { type: 'approve' });
  expect([await served(before), await served(after)]).toEqual([[404], [200]]);
});

test('a rotation before the change of a name is published, and its former picture is removed', async () => {
  const { id, ...before } = await published();
  const rotated = await changed(id, { rotation: 90 });
  expect([rotated.status, await served(before)]).toEqual(['published', [404]]);
  await changed(id, { name: 'Teras' });
  expect(await changes(id)).toMatchObject([{ field: 'name' }]);
  expect(await served(rotated)).toEqual([200]);
  await decide(id, { type: 'approve' });
  expect(await served(rotated)).toEqual([200]);
});

test('undoing a change removes the published picture in its former rotation', async () => {
  const { id, name, ...before } = await published();
  await changed(id, { name: 'Teras', rotation: 90 });
  const undone = await changed(id, { name });
  expect(undone).toMatchObject({ status: 'published', rotation: 90 });
  expect([await served(before), await served(undone)]).toEqual([[404], [200]]);
});

test('the published picture that an earlier release noted is removed after the decision', async () => {
  const { id, ...before } = await published();
  const after = await changed(id, { name: 'Teras', rotation: 90 });
  await sql`update reviewed_changes set before = before - 'fileKeys'`.execute(
    account.api.db.kysely,
  );
  expect((await changes(id))?.map(({ field }) => field)).toEqual(['name', 'image']);
  await decide(id, { type: 'approve' });
  expect([await served(before), await served(after)]).toEqual([[404], [200]]);
});

test('a rotation keeps files that the desk still compares for another record', async () => {
  const { db } = account.api;
  const shared = await published();
  const { id } = await published();
  await sql`
    update medias set picture = (select picture from medias where id = ${shared.id}) where id = ${id}`.execute(
    db.kysely,
  );
  await changed(shared.id, { name: 'Teras' });
  await changed(shared.id, { rotation: 90 });
  await changed(id, { rotation: 90 });
  expect(await served(shared)).toEqual([200]);
  await decide(shared.id, { type: 'approve' });
  expect(await served(shared)).toEqual([404]);
});

test('changes of different days list no picture that never changed', async () => {
  const { api } = account;
  const { id } = await published();
  await changed(id, { name: 'Teras' });
  api.now.value = new Date(api.now.value.getTime() + DAY_MS);
  await changed(id, { description: 'Gün batımında' });
  expect((await changes(id))?.map(({ field }) => field)).toEqual(['name', 'description']);
});

test('a change that becomes stale during its rotation leaves the desk nothing to compare', async () => {
  const { kysely } = account.api.db;
  const { id } = await published();
  onRead = () => sql`update medias set version = version + 1 where id = ${id}`.execute(kysely);
  expect((await send(id, { name: 'Teras', rotation: 90 })).statusCode).toBe(409);
  const { rows } = await sql`select from reviewed_changes`.execute(kysely);
  expect(rows).toEqual([]);
});
