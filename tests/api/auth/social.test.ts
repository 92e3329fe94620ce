import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../support/account.ts';
import { later, START, testApi, type TestApi } from '../../support/api.ts';
import { otherServices } from '../../support/otherServices.ts';
import { addSignIn, ANONYMOUS } from '../../support/signIn.ts';

const PUBLIC_URL = 'http://localhost:4000';
const { identity, agree } = otherServices();

let api: TestApi;
let customerId: number;
let ayse: number;

beforeAll(async () => {
  api = await testApi({ ports: { identity } });
  customerId = await addCustomer(api.db);
  ayse = await addSignIn(api.db, { customerId, username: 'ayse', emails: ['ayse@example.com'] });
  await addSignIn(api.db, { customerId, username: 'mert', emails: ['mert@example.com'] });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.now.value = START;
  await api.db.kysely.deleteFrom('social_accounts').execute();
  await link(ayse, 'google');
});

const link = (userId: number, type: 'google' | 'facebook', person = 'ayse') =>
  api.db.kysely
    .insertInto('social_accounts')
    .values({
      customer_id: customerId,
      customer_user_id: userId,
      type,
      subject: `sandbox-${type}-${person}`,
      provider_id: null,
      display_name: null,
    })
    .execute();

async function startGoogle(): Promise<string> {
  const result = await api.ok(ANONYMOUS, 'signInWithGoogle', {
    body: { redirectUri: '/auth/google' },
  });
  if (result.outcome !== 'redirect') throw new Error(result.outcome);
  return result.authUrl;
}

const finishGoogle = (body: object) => api.send(ANONYMOUS, 'signInWithGoogle', { body });
const sessions = async () =>
  (await api.db.kysely.selectFrom('sessions').select('id').execute()).length;

test('signs in with the redirect of an identity provider', async () => {
  const authUrl = await startGoogle();
  expect(new URL(authUrl).searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/auth/google`);
  const response = await finishGoogle(agree('google', 'ayse', authUrl));
  expect(response.json()).toMatchObject({
    outcome: 'signed_in',
    session: { user: { id: ayse, socialAccounts: ['google'] } },
  });
});

test('signs in with Facebook, by redirect and by the script’s token', async () => {
  await link(ayse, 'facebook');
  const started = await api.ok(ANONYMOUS, 'signInWithFacebook', {
    body: { userType: 'customer', redirectUri: '/auth/facebook' },
  });
  if (started.outcome !== 'redirect') throw new Error(started.outcome);
  const byCode = await api.ok(ANONYMOUS, 'signInWithFacebook', {
    body: { userType: 'customer', ...agree('facebook', 'ayse', started.authUrl) },
  });
  const byToken = await api.ok(ANONYMOUS, 'signInWithFacebook', {
    body: { userType: 'customer', accessToken: 'token-of-sandbox-facebook-ayse' },
  });
  for (const result of [byCode, byToken])
    expect(result).toMatchObject({
      outcome: 'signed_in',
      session: { user: { id: ayse, socialAccounts: ['google', 'facebook'] } },
    });
  expect(
    (
      await api.refused(ANONYMOUS, 'signInWithFacebook', {
        body: { userType: 'customer', accessToken: 'token-of-nobody' },
      })
    ).status,
  ).toBe(422);
});

test('an equal e-mail address does not link accounts, even if it is verified', async () => {
  const before = await sessions();
  const response = await finishGoogle(agree('google', 'mert', await startGoogle()));
  expect([response.statusCode, response.json()]).toMatchObject([404, { reason: 'social_unknown' }]);
  expect(await sessions()).toBe(before);
});

test('rejects a foreign, used or expired state', async () => {
  const before = await sessions();
  const good = agree('google', 'ayse', await startGoogle());
  expect((await finishGoogle({ code: good.code })).json()).toMatchObject({
    errors: [{ path: 'state', code: 'required' }],
  });
  expect((await finishGoogle({ code: good.code, state: 'st_made-up' })).json()).toMatchObject({
    code: 'validation',
    reason: 'social_failed',
  });
  const facebook = await api.ok(ANONYMOUS, 'signInWithFacebook', {
    body: { userType: 'customer', redirectUri: '/auth/facebook' },
  });
  if (facebook.outcome !== 'redirect') throw new Error(facebook.outcome);
  expect(
    (
      await finishGoogle({
        code: good.code,
        state: agree('facebook', 'ayse', facebook.authUrl).state,
      })
    ).statusCode,
  ).toBe(422);
  expect(await sessions()).toBe(before);
  expect((await finishGoogle(good)).statusCode).toBe(200);
  expect((await finishGoogle(good)).statusCode).toBe(422);
  const late = agree('google', 'ayse', await startGoogle());
  later(api, 600);
  expect((await finishGoogle(late)).statusCode).toBe(422);
  expect(await sessions()).toBe(before + 1);
});

test('rejects a code of another flow', async () => {
  const [first, second] = [
    agree('google', 'ayse', await startGoogle()),
    agree('google', 'ayse', await startGoogle()),
  ];
  expect((await finishGoogle({ code: first.code, state: second.state })).statusCode).toBe(422);
});

test.each(['/auth/facebook', 'https://evil.example/', '//evil.example', '/', ''])(
  '%j is no redirect URL',
  async (redirectUri) => {
    const { error } = await api.refused(ANONYMOUS, 'signInWithGoogle', { body: { redirectUri } });
    expect(error.errors).toMatchObject([{ path: 'redirectUri' }]);
  },
);

test('a social sign-in still requires the second factor', async () => {
  await api.db.kysely
    .updateTable('customer_users')
    .set({ two_factor_enabled: true, two_factor_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
    .where('id', '=', ayse)
    .execute();
  const response = await finishGoogle(agree('google', 'ayse', await startGoogle()));
  expect(response.json()).toMatchObject({ outcome: 'two_factor_required' });
  await api.db.kysely
    .updateTable('customer_users')
    .set({ two_factor_enabled: false, two_factor_secret: null })
    .where('id', '=', ayse)
    .execute();
});

test('reports a service that cannot be reached', async () => {
  const broken = await testApi({
    ports: { identity: { ...identity, verifyToken: () => Promise.reject(new Error('down')) } },
  });
  const refused = await broken.refused(ANONYMOUS, 'signInWithFacebook', {
    body: { userType: 'customer', accessToken: 'x' },
  });
  await broken.close();
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
});

test('Instagram cannot be used to sign in', async () => {
  await api.db.kysely
    .insertInto('social_accounts')
    .values({
      customer_id: customerId,
      customer_user_id: ayse,
      type: 'instagram',
      subject: 'sandbox-google-deniz',
      provider_id: null,
      display_name: 'x',
    })
    .execute();
  expect((await finishGoogle(agree('google', 'deniz', await startGoogle()))).statusCode).toBe(404);
});
