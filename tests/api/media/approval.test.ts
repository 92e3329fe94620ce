import { readdir } from 'node:fs/promises';
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

test('an approved photo returns its publication time, and the job publishes it', async () => {
  const { api, caller } = account;
  const { id } = await account.addPhoto();
  const { data: waiting } = await api.ok(agent, 'listApprovals', { query: { area: 'media' } });
  expect(waiting).toMatchObject([{ id, picture: { width: 900, height: 600 } }]);
  expect((await decide(id, { type: 'approve' })).statusCode).toBe(200);
  const read = async () => (await api.ok(caller, 'getMedia', { params: { id } })).data;
  const by = new Date(api.now.value.getTime() + 3_600_000).toISOString();
  expect(await read()).toMatchObject({ status: 'approved', publishesBy: by });
  await publishApproved(api.db, api.now.value);
  expect(await read()).toMatchObject({ status: 'published', publishesBy: null, isMain: true });
});

test('the desk sees source credit, properties and the names of the tags of a pending photo', async () => {
  const { api, caller } = account;
  const { id, version } = await account.addPhoto();
  const properties = [{ name: 'Kumaş', value: 'Fransız danteli' }];
  const body = {
    description: 'Çınarların altında',
    sourceCredit: 'Işık',
    tagIds: [1001],
    properties,
  };
  await api.ok(caller, 'updateMedia', { params: { id }, version, body });
  const { data } = await api.ok(agent, 'listApprovals', { query: { area: 'media' } });
  expect(data.find((one) => one.id === id)).toMatchObject({
    text: 'Çınarların altında',
    media: { is360: false, sourceCredit: 'Işık', tags: ['Bahçe'], properties },
  });
  await decide(id, { type: 'approve' });
});

test('a pending video can be played before it is decided', async () => {
  const { api, caller, providerId } = account;
  const body = { providerId, kind: 'video' as const, videoUrl: 'https://youtu.be/aaaaaaaaaaa' };
  const { id, video } = (await api.ok(caller, 'createMedia', { body })).data;
  const { data } = await api.ok(agent, 'listApprovals', { query: { area: 'media' } });
  expect(data).toMatchObject([{ id, video }]);
  expect(video?.embedUrl).toContain('aaaaaaaaaaa');
  await decide(id, { type: 'approve' });
});

test('the desk sees a replacement of a photo, and both are deleted with their gallery', async () => {
  const { api, caller, providerId, folder } = account;
  const body = { providerId, name: 'Bahçe', isReference: false, hasAgreement: false };
  const galleryId = (await api.ok(caller, 'createGallery', { body })).data.id;
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  const before = await files();
  const { id, image } = await account.addPhoto({ galleryId: String(galleryId) });
  await decide(id, { type: 'approve' });
  const path = `/medias/${id}`;
  const changed = await account.send('PUT', path, { file: await photo() }, { 'if-match': '"2"' });
  expect(changed.body.data.status).toBe('pending');
  const read = async (url = '') => (await api.app.inject(url)).statusCode;
  expect(await read(image?.url)).toBe(200);
  expect(await read(changed.body.data.image?.url)).toBe(200);
  await api.ok(caller, 'deleteGallery', { params: { id: galleryId } });
  expect(await files()).toEqual(before);
});

test('a photo is rejected for one of three reasons, which the owner can read', async () => {
  const { api, caller } = account;
  const { id } = await account.addPhoto();
  const bare = await decide(id, { type: 'reject', reason: 'Uygun değil' });
  expect([bare.statusCode, bare.json<{ errors: object[] }>().errors]).toMatchObject([
    422,
    [{ path: 'cause', code: 'required' }],
  ]);
  expect((await decide(id, { type: 'reject', cause: 'contact_info' })).statusCode).toBe(200);
  const { data } = await api.ok(caller, 'getMedia', { params: { id } });
  expect(data).toMatchObject({ status: 'rejected', rejectionCause: 'contact_info' });
  const { data: news } = await api.ok(caller, 'listProviderPrompts', {
    query: { type: 'notification' },
  });
  expect(news[0]?.body).toBe('İletişim bilgisi içeriyor.');
});

test('a changed published photo is pending since its change', async () => {
  const { api, caller } = account;
  const { id } = await account.addPhoto();
  await decide(id, { type: 'approve' });
  await publishApproved(api.db, api.now.value);
  const { version } = (await api.ok(caller, 'getMedia', { params: { id } })).data;
  api.now.value = new Date(api.now.value.getTime() + 86_400_000);
  await api.ok(caller, 'updateMedia', { params: { id }, version, body: { name: 'Teras' } });
  const { data } = await api.ok(agent, 'listApprovals', { query: { area: 'media' } });
  expect(data.find((one) => one.id === id)?.createdAt).toBe(api.now.value.toISOString());
});
