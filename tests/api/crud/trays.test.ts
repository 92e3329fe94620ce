import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shelfApi } from './shelfApi.ts';
import { contractWithTrays } from './trayContract.ts';

let api: Awaited<ReturnType<typeof shelfApi>>;
beforeAll(async () => {
  api = await shelfApi({ contract: contractWithTrays() });
});
beforeEach(async () => {
  const { kysely } = api.db;
  await sql`truncate trays restart identity`.execute(kysely);
  await kysely.updateTable('providers').set({ limits: '{}' }).execute();
});
afterAll(() => api.close());

const add = (label: string, more = {}) =>
  api.call(api.ayse, 'POST', '/trays', { providerId: 1, label, ...more });
const limit = (photos: number) =>
  api.db.kysely
    .updateTable('providers')
    .set({ limits: JSON.stringify({ photos }) })
    .where('id', '=', 1)
    .execute();
const quota = async (search: string) => {
  const { meta } = await api.call(api.ayse, 'GET', `/trays${search}`);
  return 'quota' in meta ? meta.quota : undefined;
};

test('one record more than the package allows is refused with how many there are', async () => {
  await limit(2);
  await add('a');
  await add('b');
  const refusal = await add('c');
  expect(refusal).toMatchObject({
    status: 409,
    code: 'quota',
    limit: 'photos',
    used: 2,
    allowed: 2,
  });
  expect(await add('sold', { isSold: true })).toMatchObject({ status: 201 });
  expect(await add('elsewhere', { providerId: 2 })).toMatchObject({ status: 201 });
  await api.call(api.ayse, 'DELETE', '/trays/1');
  expect(await add('c')).toMatchObject({ status: 201 });
});

test('of two that take the last place at once one is refused', async () => {
  await limit(1);
  const both = await Promise.all([add('a'), add('b')]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
});

test("a list of one page tells its room, of several none, and another user's page stays closed", async () => {
  await limit(3);
  await add('a');
  expect(await quota('?providerId=1')).toEqual({ used: 1, allowed: 3 });
  expect(await quota('?providerId=2')).toEqual({ used: 0, allowed: null });
  expect(await quota('')).toBeNull();
  expect(await quota('?providerId=3')).toBeNull();
  const { meta } = await api.call(api.mert, 'GET', '/trays');
  expect(meta).toMatchObject({ quota: { used: 1, allowed: 3 } });
  const foreign = await api.call(api.mert, 'POST', '/trays', { providerId: 2, label: 'x' });
  expect(foreign).toMatchObject({ status: 422, errors: [{ path: 'providerId' }] });
});

test('the first places are the system’s: nothing leaves them and nothing goes there', async () => {
  for (const label of ['a', 'b', 'c', 'd']) await add(label);
  const move = (id: number, position: number) =>
    api.call(api.ayse, 'POST', `/trays/${id}/move-order`, { position });
  expect(await move(2, 4)).toMatchObject({ status: 409, reason: 'locked' });
  expect(await move(4, 2)).toMatchObject({ status: 409, reason: 'at_end' });
  expect(await move(4, 3)).toMatchObject({ status: 200, data: { order: 3 } });
});
