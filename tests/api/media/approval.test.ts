import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishApproved } from '../../../server/features/support/commands.ts';
import { addCustomer, addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { mediaAccount, type MediaAccount } from './mediaAccount.ts';

let account: MediaAccount;
let agent: Caller;
beforeAll(async () => {
  account = await mediaAccount();
  const { api } = account;
  const customerId = await addCustomer(api.db, 'Destek');
  agent = await api.signedInAs(await addUser(api.db, { customerId, isAgent: true }));
});
afterAll(() => account.close());

const decide = (id: number, body: object) =>
  account.api.send(agent, 'createApprovalAction', { params: { area: 'media', id }, body });

test('an approved photo says until when it is published, and the job publishes it', async () => {
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

test('a video that waits can be played before it is decided about', async () => {
  const { api, caller, providerId } = account;
  const body = { providerId, kind: 'video' as const, videoUrl: 'https://youtu.be/aaaaaaaaaaa' };
  const { id, video } = (await api.ok(caller, 'createMedia', { body })).data;
  const { data } = await api.ok(agent, 'listApprovals', { query: { area: 'media' } });
  expect(data).toMatchObject([{ id, video }]);
  expect(video?.embedUrl).toContain('aaaaaaaaaaa');
  await decide(id, { type: 'approve' });
});

test('a photo is rejected for one of three causes, which its owner reads', async () => {
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
