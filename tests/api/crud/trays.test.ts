import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { shelfApi } from './shelfApi.ts';
import { contractWithTrays } from './trayContract.ts';

let api: Awaited<ReturnType<typeof shelfApi>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trays-'));
  const storage = diskStorage({ folder });
  api = await shelfApi({ contract: contractWithTrays(), ports: { storage } });
});
beforeEach(async () => {
  const { kysely } = api.db;
  await sql`truncate trays restart identity`.execute(kysely);
  await kysely.updateTable('providers').set({ limits: '{}' }).execute();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

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

test('rejects records beyond the package’s limit with their number', async () => {
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

test('of two parallel creates for the last slot one is rejected', async () => {
  await limit(1);
  const both = await Promise.all([add('a'), add('b')]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
});

test('a list of one provider returns its quota, a list of several none, and an unlinked provider is rejected', async () => {
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

test('the system’s first positions are locked', async () => {
  for (const label of ['a', 'b', 'c', 'd']) await add(label);
  const move = (id: number, position: number) =>
    api.call(api.ayse, 'POST', `/trays/${id}/move-order`, { position });
  expect(await move(2, 4)).toMatchObject({ status: 409, reason: 'locked' });
  expect(await move(4, 2)).toMatchObject({ status: 409, reason: 'at_end' });
  expect(await move(4, 3)).toMatchObject({ status: 200, data: { order: 3 } });
});

interface Tray {
  id: number;
  version: number;
  cover: string | null;
  images: string[];
}

async function picture(width: number): Promise<File> {
  const image = sharp({ create: { width, height: 40, channels: 3, background: '#7a1f4b' } });
  return new File([new Uint8Array(await image.png().toBuffer())], 'a.png', { type: 'image/png' });
}

async function send(method: 'POST' | 'PUT', url: string, parts: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const request = new Response(form);
  const tray = await api.call<Tray>(api.ayse, 'GET', '/trays/1');
  return api.call<Tray>(api.ayse, method, url, Buffer.from(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type') ?? '',
    ...(method === 'PUT' && { 'if-match': `"${tray.data.version}"` }),
  });
}

const stored = async () => (await readdir(join(folder, 'images', 'trays'))).length;

test('a list of pictures keeps its order, accepts new ones between stored ones, and deletes omitted ones', async () => {
  const created = await send('POST', '/trays', [
    ['providerId', '1'],
    ['label', 'a'],
    ['images', await picture(50)],
    ['images', await picture(60)],
  ]);
  expect(created.status).toBe(201);
  const [first = '', second = ''] = created.data.images;
  expect([first, second].every((url) => url.startsWith('/files/images/trays/'))).toBe(true);
  const turned = await send('PUT', '/trays/1', [
    ['images', second],
    ['images', await picture(70)],
    ['images', first],
  ]);
  expect(turned.data.images).toEqual([second, expect.any(String), first]);
  expect(await stored()).toBe(3);
  const left = await api.call<Tray>(
    api.ayse,
    'PUT',
    '/trays/1',
    { images: [first] },
    { 'if-match': `"${turned.data.version}"` },
  );
  expect(left.data.images).toEqual([first]);
  expect(await stored()).toBe(1);
  const foreign = await send('PUT', '/trays/1', [['images', '/files/images/trays/other.webp']]);
  expect(foreign).toMatchObject({
    status: 422,
    errors: [{ path: 'images[0]', code: 'not_own' }],
  });
  await api.call(api.ayse, 'DELETE', '/trays/1');
  expect(await stored()).toBe(0);
});

test('a picture of a list and its cover take each other’s place, and storage keeps both', async () => {
  const created = await send('POST', '/trays', [
    ['providerId', '1'],
    ['label', 'a'],
    ['cover', await picture(50)],
    ['images', await picture(60)],
    ['images', await picture(70)],
  ]);
  const { cover, images } = created.data;
  const [first = '', second = ''] = images;
  const swapped = await send('PUT', '/trays/1', [
    ['cover', second],
    ['images', JSON.stringify([first, cover])],
  ]);
  expect(swapped.data).toMatchObject({ cover: second, images: [first, cover] });
  expect(await stored()).toBe(3);
  const both = await send('PUT', '/trays/1', [['cover', first]]);
  expect(both.data).toMatchObject({ cover: first, images: [first, cover] });
  expect(await stored()).toBe(2);
  const replaced = await send('PUT', '/trays/1', [['cover', await picture(80)]]);
  expect(replaced.data.images).toEqual([first, cover]);
  expect(await stored()).toBe(3);
});

test('rejects a cover that the record does not hold', async () => {
  await add('a');
  for (const address of ['/files/images/trays/other.webp', ''])
    expect(await send('PUT', '/trays/1', [['cover', address]])).toMatchObject({
      status: 422,
      errors: [{ path: 'cover', code: 'not_own' }],
    });
});

test('reports every picture of a list that breaks a limit, and one too many', async () => {
  const parts: [string, string | File][] = [
    ['providerId', '1'],
    ['label', 'a'],
    ['images', await picture(20)],
    ['images', await picture(50)],
    ['images', new File(['x'], 'a.png')],
    ['images', await picture(60)],
  ];
  const { status, errors } = await send('POST', '/trays', parts);
  expect(status).toBe(422);
  expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'images maxItems',
    'images[0] image_small',
    'images[2] image_type',
  ]);
});
