import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishApproved } from '../../../server/features/support/commands.ts';
import { mediaAccount, photo, type Media, type MediaAccount } from './mediaAccount.ts';

let account: MediaAccount;
beforeAll(async () => {
  account = await mediaAccount();
});
beforeEach(async () => {
  await sql`truncate medias restart identity`.execute(account.api.db.kysely);
});
afterAll(() => account.close());

const list = async () => {
  const { api, caller, providerId } = account;
  return api.ok(caller, 'listMedias', { query: { providerId, limit: 100 } });
};

const filesIn = async (path: string) => {
  const found = await readdir(join(account.folder, path)).catch(() => []);
  return found.length;
};

/** Approves all pending changes and runs the job that publishes them. */
async function publishAll(): Promise<void> {
  const { db, now } = account.api;
  await db.kysely.updateTable('medias').set({ status: 'approved' }).execute();
  await publishApproved(db, now.value);
}

const put = (media: Media, body: object) =>
  account.api.ok(account.caller, 'updateMedia', {
    params: { id: media.id },
    version: media.version,
    body,
  });

const fresh = async (id: number): Promise<Media> =>
  (await account.api.ok(account.caller, 'getMedia', { params: { id } })).data;

test('returns a photo in three sizes with a placeholder, without location metadata', async () => {
  const media = await account.addPhoto({ file: await photo(2000, 1000) });
  expect(media).toMatchObject({ name: 'bahçe', status: 'pending', isMain: false, order: 1 });
  const sizes = media.image?.sources.map(({ width, height }) => [width, height]);
  expect(sizes).toEqual([
    [400, 200],
    [800, 400],
    [1600, 800],
  ]);
  expect(media.image?.placeholder).toMatch(/^data:image\/webp;base64,/);
  const { app } = account.api;
  const served = await app.inject(media.image?.url ?? '');
  const about = await sharp(served.rawPayload).metadata();
  expect(about).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  expect(about.exif).toBeUndefined();
  // The original, which is kept for later rotations, has no metadata either.
  const kept = await app.inject(media.image?.originalUrl ?? '');
  const original = await sharp(kept.rawPayload).metadata();
  expect(original).toMatchObject({ width: 2000, height: 1000 });
  expect(original.exif).toBeUndefined();
});

test('names the files of a photo by nothing that a stranger could guess', async () => {
  const first = await account.addPhoto();
  const second = await account.addPhoto({ file: await photo(900, 700) });
  const turned = await put(first, { rotation: 90 });
  const addresses = [first, second, turned.data].flatMap(({ image }) => [
    image?.sources[0]?.url ?? '',
    image?.originalUrl.split('?')[0] ?? '',
  ]);
  const random =
    /\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(-400)?\.webp$/;
  const names = addresses.map((address) => random.exec(address)?.[0].replace('-400.webp', '.webp'));
  expect(names).not.toContain(undefined);
  // A rotation keeps the original; all other names are new.
  expect(new Set(names).size).toBe(5);
});

test('the original is served by its signed link only, until that expires', async () => {
  const { api } = account;
  const media = await account.addPhoto();
  const link = media.image?.originalUrl ?? '';
  expect((await api.app.inject(link)).statusCode).toBe(200);
  expect((await api.app.inject(link.replace(/\?.*/, ''))).statusCode).toBe(404);
  expect((await api.app.inject(link.replace(/.$/, 'x'))).statusCode).toBe(404);
  expect((await api.app.inject(link.replace(/ends=1/, 'ends=2'))).statusCode).toBe(404);
  const before = api.now.value;
  api.now.value = new Date(before.getTime() + 49 * 3_600_000);
  expect((await api.app.inject(link)).statusCode).toBe(404);
  api.now.value = before;
});

test('a repeated key creates one photo and stores its files once', async () => {
  const file = await photo();
  const key = { 'idempotency-key': 'upload-0001' };
  const first = await account.addPhoto();
  const stored = await filesIn('images/media');
  const fields = {
    providerId: String(account.providerId),
    kind: 'photo',
    tagIds: '[1001]',
    file,
  };
  const once = await account.send('POST', '/medias', fields, key);
  const again = await account.send('POST', '/medias', fields, key);
  expect(again).toEqual(once);
  const { data } = await list();
  expect(data.map(({ id }) => id)).toEqual([first.id, once.body.data.id]);
  expect(await filesIn('images/media')).toBe(stored + 3);
});

test('rejects the fifth photo of four with their number, and the list returns the quota', async () => {
  for (let count = 0; count < 4; count += 1) await account.addPhoto();
  expect((await list()).meta.quota).toEqual({ used: 4, allowed: 4 });
  const { status, body } = await account.send('POST', '/medias', {
    providerId: String(account.providerId),
    kind: 'photo',
    tagIds: '[1001]',
    file: await photo(),
  });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'quota', used: 4, allowed: 4 });
  expect(body.message).toContain('4/4');
});

test('requires a tag of the provider’s groups', async () => {
  const { status, body } = await account.send('POST', '/medias', {
    providerId: String(account.providerId),
    kind: 'photo',
    file: await photo(),
  });
  expect([status, body.errors.map(({ path, code }) => `${path} ${code}`)]).toEqual([
    422,
    ['tagIds minItems'],
  ]);
});

test('keeps the credit of a photo, also after a change', async () => {
  const media = await account.addPhoto({ sourceCredit: 'Işık Atölyesi / Deniz Özgür' });
  expect((await fresh(media.id)).sourceCredit).toBe('Işık Atölyesi / Deniz Özgür');
  await put(media, { sourceCredit: 'Öykü Çelik' });
  expect((await fresh(media.id)).sourceCredit).toBe('Öykü Çelik');
});

test('rejects a lowest price above the stored highest one', async () => {
  const media = await account.addPhoto({ minPrice: '10', maxPrice: '20' });
  const { error } = await account.api.refused(account.caller, 'updateMedia', {
    params: { id: media.id },
    version: media.version,
    body: { minPrice: 30 },
  });
  expect(error.errors).toMatchObject([{ path: 'maxPrice', code: 'max_below_min' }]);
});

test('rotates all sizes, keeps the original and deletes the old files', async () => {
  const media = await account.addPhoto({ file: await photo(1000, 500) });
  const old = media.image?.url ?? '';
  const { data } = await put(media, { rotation: 90 });
  expect(data).toMatchObject({ rotation: 90, version: 2, image: { width: 500, height: 1000 } });
  const { app } = account.api;
  expect((await app.inject(old)).statusCode).toBe(404);
  expect((await app.inject(data.image?.url ?? '')).statusCode).toBe(200);
  const { data: back } = await put(data, { rotation: 0 });
  expect(back.image).toMatchObject({ width: 1000, height: 500 });
});

test('the first approved photo is the main one; another can be chosen, and its deletion restores the first', async () => {
  const [first, second, third] = [
    await account.addPhoto(),
    await account.addPhoto(),
    await account.addPhoto(),
  ];
  const { api, caller, providerId } = account;
  const refused = await api.refused(caller, 'updateMedia', {
    params: { id: second.id },
    version: second.version,
    body: { isMain: true },
  });
  expect(refused.error.errors).toMatchObject([{ path: 'isMain', code: 'main_inactive' }]);
  await publishAll();
  expect((await fresh(first.id)).isMain).toBe(true);
  const { data: main } = await put(await fresh(third.id), { isMain: true });
  expect(main).toMatchObject({ isMain: true, order: 1, isLocked: true });
  expect((await fresh(first.id)).isMain).toBe(false);
  await put(await fresh(third.id), { isActive: false });
  const response = await api.ok(caller, 'getMainImage', { params: { id: providerId } });
  expect(response.data.mediaId).toBe(first.id);
  await api.ok(caller, 'updateMainImage', {
    params: { id: providerId },
    body: { mediaId: second.id },
  });
  await api.ok(caller, 'deleteMedia', { params: { id: second.id } });
  const left = await api.ok(caller, 'getMainImage', { params: { id: providerId } });
  expect(left.data.mediaId).toBe(first.id);
  await api.ok(caller, 'deleteMedia', { params: { id: first.id } });
  const none = await api.ok(caller, 'getMainImage', { params: { id: providerId } });
  expect(none.data).toEqual({ providerId, mediaId: null, media: null });
});

test('deleting a photo removes its files', async () => {
  const before = [await filesIn('images/media'), await filesIn(`media/${account.customerId}`)];
  const media = await account.addPhoto();
  await account.api.ok(account.caller, 'deleteMedia', { params: { id: media.id } });
  expect([await filesIn('images/media'), await filesIn(`media/${account.customerId}`)]).toEqual(
    before,
  );
});

test('changed texts return a published photo to approval, a changed tag does not', async () => {
  const { id } = await account.addPhoto();
  await publishAll();
  const { data } = await put(await fresh(id), { tagIds: [1001], minPrice: 5 });
  expect(data.status).toBe('published');
  expect((await put(data, { name: 'Yeni ad' })).data.status).toBe('pending');
});

test('a stale version gets a conflict with the current photo', async () => {
  const media = await account.addPhoto();
  await put(media, { minPrice: 5 });
  const { status, error } = await account.api.refused(account.caller, 'updateMedia', {
    params: { id: media.id },
    version: media.version,
    body: { minPrice: 6 },
  });
  expect([status, error.code, error.current?.['minPrice']]).toEqual([409, 'stale_version', 5]);
});

test('returns and updates tags by their groups', async () => {
  const { api, caller } = account;
  const media = await account.addPhoto();
  const params = { id: media.id };
  const { data } = await api.ok(caller, 'getMediaItemDatas', { params });
  expect(data.groups).toEqual([
    { id: 10, name: 'Alan', options: [{ id: 1001, name: 'Bahçe', isChosen: true }] },
  ]);
  const properties = [{ name: 'Kapasite', value: '400 kişi' }];
  const body = { properties };
  const changed = await api.ok(caller, 'updateMediaItemDatas', { params, version: 1, body });
  expect(changed.data).toMatchObject({ version: 2, properties });
  const bad = { params, version: 2, body: { tagIds: [5] } };
  const { error } = await api.refused(caller, 'updateMediaItemDatas', bad);
  expect(error.errors).toMatchObject([{ path: 'tagIds[0]', code: 'not_own' }]);
});
