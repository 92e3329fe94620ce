import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { videoBox } from '../../support/videoBox.ts';
import { mediaAccount, photo, type MediaAccount } from './mediaAccount.ts';

let account: MediaAccount;
let galleryId: number;
beforeAll(async () => {
  account = await mediaAccount();
  const { api, caller, providerId } = account;
  const body = { providerId, name: 'Bahçe', hasAgreement: true };
  galleryId = (await api.ok(caller, 'createGallery', { body })).data.id;
});
beforeEach(async () => {
  await sql`truncate medias restart identity`.execute(account.api.db.kysely);
});
afterAll(() => account.close());

const YOUTUBE = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc', 'ddddddddddd', 'eeeeeeeeeee'];

const addVideo = async (videoUrl: string, more: object = {}) => {
  const { api, caller, providerId } = account;
  const body = { providerId, kind: 'video', videoUrl, ...more };
  return (await api.ok(caller, 'createMedia', { body })).data;
};

async function eight(): Promise<number[]> {
  const ids: number[] = [];
  for (const id of [...YOUTUBE, 'fffffffffff', 'ggggggggggg', 'hhhhhhhhhhh'])
    ids.push((await addVideo(`https://youtu.be/${id}`, { name: id })).id);
  return ids;
}

const order = async () => {
  const { api, caller, providerId } = account;
  const { data } = await api.ok(caller, 'listProviderMedias', { params: { id: providerId } });
  return data.map(({ id }) => id);
};

test('the first five positions are locked, and the others move among themselves', async () => {
  const { api, caller } = account;
  const ids = await eight();
  const move = (index: number, body: object) =>
    api.send(caller, 'moveMedia', { params: { id: ids[index] ?? 0 }, body });
  const reason = async (index: number, body: object) => {
    const response = await move(index, body);
    return [response.statusCode, response.json<{ reason?: string }>().reason];
  };
  expect(await reason(2, { direction: 'down' })).toEqual([409, 'locked']);
  expect(await reason(5, { direction: 'up' })).toEqual([409, 'at_end']);
  expect(await reason(7, { position: 3 })).toEqual([409, 'at_end']);
  expect(await reason(7, { direction: 'down' })).toEqual([409, 'at_end']);
  expect(await order()).toEqual(ids);
  expect((await move(7, { position: 6 })).statusCode).toBe(200);
  expect((await order()).slice(5)).toEqual([ids[7], ids[5], ids[6]]);
});

test.each([
  'https://example.com/watch?v=aaaaaaaaaaa',
  'https://youtube.com.evil.example/watch?v=aaaaaaaaaaa',
])('rejects a video at %s at its link', async (videoUrl) => {
  const { api, caller, providerId } = account;
  const body = { providerId, kind: 'video', videoUrl };
  const { error } = await api.refused(caller, 'createMedia', { body });
  expect(error.errors).toMatchObject([{ path: 'videoUrl', code: 'video_host' }]);
});

test('a link becomes the player of its host, and rejects the same video twice', async () => {
  const { api, caller, providerId } = account;
  const media = await addVideo('https://m.youtube.com/shorts/aaaaaaaaaaa', { name: 'Klip' });
  expect(media.video).toEqual({
    host: 'youtube',
    embedUrl: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa',
    fileUrl: null,
  });
  const body = { providerId, kind: 'video', videoUrl: 'https://youtu.be/aaaaaaaaaaa' };
  const { error } = await api.refused(caller, 'createMedia', { body });
  expect(error.errors).toMatchObject([{ path: 'videoUrl', code: 'duplicate' }]);
});

test('rejects a link that is changed to a video of the same provider', async () => {
  const { api, caller } = account;
  await addVideo('https://youtu.be/aaaaaaaaaaa', { name: 'Klip' });
  const { id, version } = await addVideo('https://youtu.be/bbbbbbbbbbb');
  const change = (videoUrl: string) => ({ params: { id }, version, body: { videoUrl } });
  const same = change('https://www.youtube.com/watch?v=aaaaaaaaaaa');
  const { error } = await api.refused(caller, 'updateMedia', same);
  expect(error.errors).toMatchObject([{ path: 'videoUrl', code: 'duplicate' }]);
  expect(error.errors[0]?.message).toContain('Klip');
  // Another address of its own video is no duplicate.
  const own = change('https://www.youtube.com/watch?v=bbbbbbbbbbb');
  expect((await api.ok(caller, 'updateMedia', own)).data.videoUrl).toBe(own.body.videoUrl);
});

test('files chosen together keep the order of their choice when they arrive in another one', async () => {
  const before = await addVideo('https://youtu.be/aaaaaaaaaaa', { name: 'before' });
  const add = (batch: string, batchPosition: number, id: string) =>
    addVideo(`https://youtu.be/${id}`, { name: `${batch}${batchPosition}`, batch, batchPosition });
  await add('x', 2, 'bbbbbbbbbbb');
  await add('x', 1, 'ccccccccccc');
  await add('y', 7, 'ddddddddddd');
  await add('x', 4, 'eeeeeeeeeee');
  await add('x', 3, 'fffffffffff');
  await add('y', 1, 'ggggggggggg');
  const { api, caller, providerId } = account;
  const { data } = await api.ok(caller, 'listProviderMedias', { params: { id: providerId } });
  expect(data.map(({ name }) => name)).toEqual([before.name, 'x1', 'x2', 'y1', 'y7', 'x3', 'x4']);
  expect(data.map((one) => one.order)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('each video view has its own order', async () => {
  const { api, caller, providerId } = account;
  await addVideo('https://youtu.be/aaaaaaaaaaa', { isPromo: true, name: 'a' });
  await addVideo('https://youtu.be/bbbbbbbbbbb', { isPromo: true, isPromoInTurn: true, name: 'b' });
  await addVideo('https://vimeo.com/1084537', { is360: true, name: 'c' });
  const file = new File([Buffer.from('\0\0\0\x18ftypisom0000'), Buffer.alloc(99)], 'film.mp4');
  const own = {
    providerId: String(providerId),
    kind: 'video',
    name: 'd',
    videoFile: file,
    file: await photo(),
  };
  const sent = await account.send('POST', '/medias', own);
  expect(sent.status).toBe(201);
  const names = async (videoType: string) => {
    const { data } = await api.ok(caller, 'listMedias', { query: { videoType } });
    return data.map(({ name }) => name).join('');
  };
  expect(await names('all')).toBe('abcd');
  expect(await names('subscription')).toBe('a');
  expect(await names('subscription_rnd')).toBe('b');
  expect(await names('video')).toBe('abc');
  expect(await names('360video')).toBe('c');
  expect(await names('video_self')).toBe('d');
  const link = sent.body.data.video?.fileUrl ?? '';
  const part = await api.app.inject({ url: link, headers: { range: 'bytes=4-7' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'ftyp',
    `bytes 4-7/${file.size}`,
  ]);
});

test('stores a video without the place where it was taken', async () => {
  const place = '+41.0082+028.9784/';
  const film = Buffer.concat([
    videoBox('ftyp', 'isom0000'),
    videoBox('moov', videoBox('udta', videoBox('\u00A9xyz', place))),
  ]);
  const { status, body } = await account.send('POST', '/medias', {
    providerId: String(account.providerId),
    kind: 'video',
    videoFile: new File([film], 'film.mp4'),
    file: await photo(),
  });
  expect(status).toBe(201);
  const kept = await account.api.app.inject({ url: body.data.video?.fileUrl ?? '' });
  expect([kept.statusCode, kept.rawPayload.length]).toEqual([200, film.length]);
  expect(kept.rawPayload.includes(place)).toBe(false);
});

test('rejects an invalid video, and one without a preview picture, at its file', async () => {
  const { providerId } = account;
  const fields = { providerId: String(providerId), kind: 'video' };
  const none = { ...fields, videoFile: new File(['%PDF-1.7'], 'film.mp4') };
  const { body } = await account.send('POST', '/medias', none);
  expect(body.errors).toMatchObject([{ path: 'videoFile', code: 'video_type' }]);
  const mov = new File(['\0\0\0\x10ftypqt  0000'], 'film.mov');
  const other = await account.send('POST', '/medias', { ...fields, videoFile: mov });
  expect(other.body.errors).toMatchObject([{ path: 'videoFile', code: 'video_codec' }]);
  const film = Buffer.from('\0\0\0\x18ftypisom0000');
  const bare = { ...fields, videoFile: new File([film, Buffer.alloc(99)], 'film.mp4') };
  const refused = await account.send('POST', '/medias', bare);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject([{ path: 'file', code: 'required' }]);
});

test('a gallery counts its photos, shows the first as its cover, and deletes them with it', async () => {
  const { api, caller, providerId } = account;
  const { image } = await account.addPhoto({ galleryId: String(galleryId) });
  await account.addPhoto({ galleryId: String(galleryId) });
  const { url, width, height, placeholder, sources } = image ?? {};
  const pictures = [{ url, width, height, placeholder, sources }];
  const shown = { id: galleryId, imageCount: 2, coverImage: url, pictures };
  const ofProvider = { params: { id: providerId } };
  const { data } = await api.ok(caller, 'listProviderGalleries', ofProvider);
  expect(data).toMatchObject([shown]);
  expect((await api.ok(caller, 'listGalleries', {})).data).toMatchObject([shown]);
  await api.ok(caller, 'deleteGallery', { params: { id: galleryId } });
  expect(await order()).toEqual([]);
  expect((await api.app.inject(image?.url ?? '')).statusCode).toBe(404);
});

test('a gallery without photos has no cover', async () => {
  const { api, caller, providerId } = account;
  const body = { providerId, name: 'Boş', hasAgreement: false };
  const { id } = (await api.ok(caller, 'createGallery', { body })).data;
  const photo = await account.addPhoto({ galleryId: String(id) });
  const { version } = (await api.ok(caller, 'getMedia', { params: { id: photo.id } })).data;
  await api.ok(caller, 'deleteMedia', { params: { id: photo.id }, version });
  const { data } = await api.ok(caller, 'getGallery', { params: { id } });
  expect(data).toMatchObject({ imageCount: 0, coverImage: null, pictures: [] });
});

test('a gallery becomes a reference only with the couple’s consent and names', async () => {
  const { api, caller, providerId } = account;
  const reference = { providerId, name: 'Referans', isReference: true, hasAgreement: false };
  const { error } = await api.refused(caller, 'createGallery', { body: reference });
  expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'hasAgreement reference_agreement',
    'coupleName required',
  ]);
  const agreed = { ...reference, hasAgreement: true, coupleName: 'Elif ve Kerem' };
  const { data } = await api.ok(caller, 'createGallery', { body: agreed });
  const taken = await api.refused(caller, 'updateGallery', {
    params: { id: data.id },
    version: data.version,
    body: { hasAgreement: false },
  });
  expect(taken.error.errors).toMatchObject([{ path: 'hasAgreement' }]);
});
