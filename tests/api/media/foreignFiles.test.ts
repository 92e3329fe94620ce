import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addProvider, addUser } from '../../support/account.ts';
import { mediaAccount, mediaAgent, type MediaAccount, type MediaAgent } from './mediaAccount.ts';

let account: MediaAccount;
let decide: MediaAgent['decide'];
beforeAll(async () => {
  account = await mediaAccount();
  ({ decide } = await mediaAgent(account));
});
afterAll(() => account.close());

test.each(['approve', 'reject'])(
  'a text with the URL of another customer’s picture removes no file (%s)',
  async (type) => {
    const { api } = account;
    const { image } = await account.addPhoto();
    const url = image?.url ?? '';
    const customerId = await addCustomer(api.db, 'Rakip');
    const providerId = await addProvider(api.db, customerId, { features: ['uploadPhotos'] });
    const rival = await api.signedInAs(
      await addUser(api.db, { customerId, providerIds: [providerId] }),
    );
    const properties = [{ name: 'Alan', value: url }];
    const videoUrl = 'https://youtu.be/aaaaaaaaaaa';
    const video = { providerId, kind: 'video' as const, videoUrl, description: url, properties };
    const { id } = (await api.ok(rival, 'createMedia', { body: video })).data;
    await decide(id, type === 'reject' ? { type, cause: 'redirects' } : { type });
    const { version } = (await api.ok(rival, 'getMedia', { params: { id } })).data;
    const body = { description: 'Klip', properties: [] };
    await api.ok(rival, 'updateMedia', { params: { id }, version, body });
    await api.ok(rival, 'deleteMedia', { params: { id } });
    expect((await api.app.inject(url)).statusCode).toBe(200);
  },
);
