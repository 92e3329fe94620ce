import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { otherServices } from '../../support/otherServices.ts';
import {
  addSignIn,
  callerOf,
  messagesTo,
  ANONYMOUS,
  PASSWORD,
  signIn,
} from '../../support/signIn.ts';

const { identity, agree } = otherServices();

let api: TestApi;
let customerId: number;
let ayse: number;
let mert: number;

beforeAll(async () => {
  api = await testApi({ ports: { identity } });
  customerId = await addCustomer(api.db);
  ayse = await addSignIn(api.db, { customerId, username: 'ayse' });
  mert = await addSignIn(api.db, {
    customerId,
    username: 'mert',
    role: 'content',
    emails: ['mert@example.com'],
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.kysely.deleteFrom('social_accounts').execute();
  const subject = 'sandbox-google-ayse';
  await api.db.kysely
    .insertInto('social_accounts')
    .values({
      customer_id: customerId,
      customer_user_id: ayse,
      type: 'google',
      subject,
      provider_id: null,
      display_name: null,
    })
    .execute();
});

async function startGoogle(
  intent: 'signin' | 'connect' = 'signin',
  caller: Caller = ANONYMOUS,
): Promise<string> {
  const result = await api.ok(caller, 'signInWithGoogle', {
    body: { intent, redirectUri: '/auth/google' },
  });
  if (result.outcome !== 'redirect') throw new Error(result.outcome);
  return result.authUrl;
}

const finishGoogle = (body: object) => api.send(ANONYMOUS, 'signInWithGoogle', { body });

const connect = (caller: Caller, id: number, body: object) =>
  api.send(caller, 'connectSocialAccount', { params: { customerId, id }, body });

test('a signed-in user links an account, is notified, and signs in with it', async () => {
  const caller = callerOf(await signIn(api, 'mert'));
  const { code, state } = agree('google', 'mert', await startGoogle('connect', caller));
  const linked = await connect(caller, mert, { type: 'google', token: code, state });
  expect(linked.json()).toMatchObject({ data: { id: mert, googleId: 'sandbox-google-mert' } });
  const [notice] = await messagesTo(api, 'mert@example.com');
  expect(notice?.subject).toBe('Google hesabı bağlandı');
  expect(notice?.body).toContain('Yıldırım Davet Grubu hesabındaki kullanıcınıza');
  expect((await finishGoogle(agree('google', 'mert', await startGoogle()))).statusCode).toBe(200);
});

test('only the session that began a link can complete it', async () => {
  expect(
    (
      await api.refused(ANONYMOUS, 'signInWithGoogle', {
        body: { intent: 'connect', redirectUri: '/auth/google' },
      })
    ).status,
  ).toBe(401);
  const [own, other] = [callerOf(await signIn(api, 'ayse')), callerOf(await signIn(api, 'mert'))];
  const foreign = agree('google', 'deniz', await startGoogle('connect', other));
  expect(
    (
      await connect(own, ayse, { type: 'google', token: foreign.code, state: foreign.state })
    ).json(),
  ).toMatchObject({ reason: 'social_failed' });
  const signingIn = agree('google', 'deniz', await startGoogle());
  expect(
    (await connect(own, ayse, { type: 'google', token: signingIn.code, state: signingIn.state }))
      .statusCode,
  ).toBe(422);
  const connecting = agree('google', 'ayse', await startGoogle('connect', own));
  expect((await finishGoogle(connecting)).statusCode).toBe(422);
});

test('one account cannot be linked to two users, and nobody links for another user', async () => {
  const caller = callerOf(await signIn(api, 'mert'));
  const taken = await connect(caller, mert, {
    type: 'google',
    token: 'token-of-sandbox-google-ayse',
  });
  expect([taken.statusCode, taken.json()]).toMatchObject([409, { reason: 'already_linked' }]);
  expect(
    (await connect(caller, ayse, { type: 'google', token: 'token-of-sandbox-google-mert' }))
      .statusCode,
  ).toBe(403);
  const owner = callerOf(await signIn(api, 'ayse'));
  expect(
    (await connect(owner, mert, { type: 'google', token: 'token-of-sandbox-google-mert' }))
      .statusCode,
  ).toBe(403);
});

test('an unlinked account no longer signs in, and nobody unlinks for another user', async () => {
  const caller = callerOf(await signIn(api, 'ayse'));
  const unlink = (by: Caller, id: number, type = 'google') =>
    api.send(by, 'deleteSocialAccount', { params: { customerId, id, type } });
  const colleague = callerOf(await signIn(api, 'mert'));
  expect((await unlink(colleague, ayse)).statusCode).toBe(403);
  expect((await finishGoogle(agree('google', 'ayse', await startGoogle()))).statusCode).toBe(200);
  expect((await unlink(caller, ayse)).json()).toMatchObject({ data: { id: ayse, googleId: null } });
  const after = await finishGoogle(agree('google', 'ayse', await startGoogle()));
  expect([after.statusCode, after.json()]).toMatchObject([404, { reason: 'social_unknown' }]);
  expect((await unlink(caller, ayse)).statusCode).toBe(200);
  expect((await unlink(caller, ayse, 'instagram')).statusCode).toBe(404);
});

test('five minutes after sign-in, linking requires the password', async () => {
  const start = api.now.value;
  const caller = callerOf(await signIn(api, 'mert'));
  api.now.value = new Date(start.getTime() + 301_000);
  const begin = (password?: string) =>
    api.send(caller, 'signInWithGoogle', {
      body: { intent: 'connect', redirectUri: '/auth/google', ...(password && { password }) },
    });
  const byToken = (password?: string) =>
    connect(caller, mert, {
      type: 'google',
      token: 'token-of-sandbox-google-mert',
      ...(password && { password }),
    });
  for (const link of [begin, byToken]) {
    const refused = await link();
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'reauth_required' }]);
    expect((await link('not-this-one')).json()).toMatchObject({
      errors: [{ path: 'password', code: 'wrong_password' }],
    });
    expect((await link(PASSWORD)).statusCode).toBe(200);
  }
  const { authUrl } = (await begin(PASSWORD)).json<{ authUrl: string }>();
  const { code, state } = agree('google', 'mert', authUrl);
  expect((await connect(caller, mert, { type: 'google', token: code, state })).statusCode).toBe(
    200,
  );
  api.now.value = start;
});

test('the notice of a reset password names the linked accounts', async () => {
  const body = { identifier: 'mert@example.com' };
  const values = { customer_id: customerId, customer_user_id: mert, subject: 'anybody' };
  await api.db.kysely
    .insertInto('social_accounts')
    .values({ ...values, type: 'facebook', provider_id: null, display_name: null })
    .execute();
  await api.db.kysely.deleteFrom('sandbox_outbox').execute();
  await api.ok(ANONYMOUS, 'requestPasswordReset', { body });
  await expect.poll(async () => (await messagesTo(api, body.identifier)).length).toBe(1);
  const [link] = await messagesTo(api, body.identifier);
  const recoveryKey = /rk_[\w-]+/.exec(link?.body ?? '')?.[0] ?? '';
  await api.ok(ANONYMOUS, 'resetPassword', {
    params: { recoveryKey },
    body: { password: 'kis-bahcesi-43', userType: 'customer' },
  });
  const notices = (await messagesTo(api, body.identifier)).map((message) => message.body);
  expect(notices.join()).toContain('Kullanıcınıza bağlı şu hesaplarla da girilebilir: Facebook.');
});
