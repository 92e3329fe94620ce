import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { otherServices } from '../../support/otherServices.ts';
import { addSignIn, callerOf, signIn } from '../../support/signIn.ts';

const { identity, agree } = otherServices();

let api: TestApi;
let providerId: number;
let second: number;
let strange: number;

beforeAll(async () => {
  api = await testApi({ ports: { identity } });
  await addPlaces(api.db);
  const customerId = await addCustomer(api.db);
  providerId = await addProvider(api.db, customerId);
  second = await addProvider(api.db, customerId);
  strange = await addProvider(api.db, await addCustomer(api.db, 'Zeynep Atölye'));
  await addSignIn(api.db, { customerId, username: 'ayse', providerIds: [providerId, second] });
  await addSignIn(api.db, { customerId, username: 'mert', role: 'content' });
});
afterAll(() => api.close());

const startInstagram = async (caller: Caller, page = providerId) =>
  (await api.ok(caller, 'startInstagram', { body: { providerId: page } })).authUrl;

test('connects a provider to an Instagram account and replaces it by another', async () => {
  const caller = callerOf(await signIn(api, 'ayse'));
  for (const person of ['cinaralti', 'isikgolge']) {
    const { code, state } = agree('instagram', person, await startInstagram(caller));
    const response = await api.ok(caller, 'finishInstagram', {
      params: { parameter: code },
      body: { state },
    });
    expect(response.data).toEqual({ providerId, username: person });
    expect(
      (
        await api.refused(caller, 'finishInstagram', {
          params: { parameter: code },
          body: { state },
        })
      ).error.reason,
    ).toBe('instagram_failed');
  }
  const rows = await api.db.kysely
    .selectFrom('social_accounts')
    .select(['display_name'])
    .where('type', '=', 'instagram')
    .execute();
  expect(rows).toEqual([{ display_name: 'isikgolge' }]);
});

test('rejects an Instagram account that another provider uses', async () => {
  const caller = callerOf(await signIn(api, 'ayse'));
  const finish = async (page: number) => {
    const { code, state } = agree('instagram', 'incigelinlik', await startInstagram(caller, page));
    return { params: { parameter: code }, body: { state } };
  };
  await api.ok(caller, 'finishInstagram', await finish(providerId));
  const { error } = await api.refused(caller, 'finishInstagram', await finish(second));
  expect(error.reason).toBe('instagram_taken');
});

test('rejects a foreign provider and another user’s flow', async () => {
  const [own, other] = [callerOf(await signIn(api, 'ayse')), callerOf(await signIn(api, 'mert'))];
  expect(
    (await api.refused(own, 'startInstagram', { body: { providerId: strange } })).error.errors,
  ).toMatchObject([{ path: 'providerId', code: 'not_own' }]);
  expect((await api.refused(other, 'startInstagram', { body: { providerId } })).status).toBe(422);
  const { code, state } = agree('instagram', 'cinaralti', await startInstagram(own));
  expect(
    (await api.refused(other, 'finishInstagram', { params: { parameter: code }, body: { state } }))
      .error.reason,
  ).toBe('instagram_failed');
});
