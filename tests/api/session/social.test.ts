import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxIdentity } from '../../../server/ports/identity/sandbox.ts';
import { identityOver } from '../../../server/ports/identity/serviceIdentity.ts';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn, callerOf, NOBODY, signIn } from '../../support/signIn.ts';

const PUBLIC_URL = 'http://localhost:4000';
const start = new Date('2026-11-21T09:00:00.000Z');
const clock = { value: start };
const sandbox = sandboxIdentity({ publicUrl: PUBLIC_URL, clock: () => clock.value });
const identity = identityOver({ google: sandbox.service('google'), facebook: sandbox.service('facebook'), instagram: sandbox.service('instagram') });

let api: TestApi;
let customerId: number;
let providerId: number;
let strange: number;
let ayse: number;
let mert: number;

beforeAll(async () => {
  api = await testApi({ ports: { identity } });
  await addPlaces(api.db);
  customerId = await addCustomer(api.db);
  providerId = await addProvider(api.db, customerId);
  strange = await addProvider(api.db, await addCustomer(api.db, 'Zeynep Atölye'));
  ayse = await addSignIn(api.db, { customerId, username: 'ayse', emails: ['ayse@example.com'], providerIds: [providerId] });
  mert = await addSignIn(api.db, { customerId, username: 'mert', role: 'content', emails: ['mert@example.com'] });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.now.value = start;
  clock.value = start;
  await api.db.kysely.deleteFrom('social_accounts').execute();
  await link(ayse, 'google');
});

const later = (seconds: number) => {
  api.now.value = new Date(start.getTime() + seconds * 1000);
};

const link = (userId: number, type: 'google' | 'facebook', person = 'ayse') =>
  api.db.kysely.insertInto('social_accounts').values({ customer_id: customerId, customer_user_id: userId, type, subject: `sandbox-${type}-${person}`, provider_id: null, display_name: null }).execute();

type Service = 'google' | 'facebook' | 'instagram';

/** What the service sends back when somebody agrees on its page. */
function agree(service: Service, person: string, authUrl: string): { code: string; state: string } {
  const { searchParams } = new URL(authUrl);
  const [redirectUri = '', state = '', nonce = '', codeChallenge = ''] = ['redirect_uri', 'state', 'nonce', 'code_challenge'].map((key) => searchParams.get(key) ?? '');
  const code = sandbox.issueCode({ service, person, redirectUri, nonce, codeChallenge });
  if (code === undefined) throw new Error(`${person} is nobody`);
  return { code, state };
}

async function startGoogle(intent: 'signin' | 'connect' = 'signin', caller: Caller = NOBODY): Promise<string> {
  const result = await api.ok(caller, 'signInWithGoogle', { body: { intent, redirectUri: '/auth/google' } });
  if (result.outcome !== 'redirect') throw new Error(result.outcome);
  return result.authUrl;
}

const finishGoogle = (body: object) => api.send(NOBODY, 'signInWithGoogle', { body });
const sessions = async () => (await api.db.kysely.selectFrom('sessions').select('id').execute()).length;

test('the browser goes out and comes back signed in', async () => {
  const authUrl = await startGoogle();
  expect(new URL(authUrl).searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/auth/google`);
  const response = await finishGoogle(agree('google', 'ayse', authUrl));
  expect(response.json()).toMatchObject({ outcome: 'signed_in', session: { user: { id: ayse, socialAccounts: ['google'] } } });
});

test('Facebook does too, by redirect and by the script’s token', async () => {
  await link(ayse, 'facebook');
  const started = await api.ok(NOBODY, 'signInWithFacebook', { body: { userType: 'customer', redirectUri: '/auth/facebook' } });
  if (started.outcome !== 'redirect') throw new Error(started.outcome);
  const byCode = await api.ok(NOBODY, 'signInWithFacebook', { body: { userType: 'customer', ...agree('facebook', 'ayse', started.authUrl) } });
  const byToken = await api.ok(NOBODY, 'signInWithFacebook', { body: { userType: 'customer', accessToken: 'token-of-sandbox-facebook-ayse' } });
  for (const result of [byCode, byToken]) expect(result).toMatchObject({ outcome: 'signed_in', session: { user: { id: ayse, socialAccounts: ['google', 'facebook'] } } });
  expect((await api.refused(NOBODY, 'signInWithFacebook', { body: { userType: 'customer', accessToken: 'token-of-nobody' } })).status).toBe(422);
});

test('check 16: nobody is merged by an equal address, not even a proven one', async () => {
  const before = await sessions();
  const response = await finishGoogle(agree('google', 'mert', await startGoogle()));
  expect([response.statusCode, response.json()]).toMatchObject([404, { reason: 'social_unknown' }]);
  expect(await sessions()).toBe(before);
});

test('check 16: a state is ours, is used once, and does not last', async () => {
  const before = await sessions();
  const good = agree('google', 'ayse', await startGoogle());
  expect((await finishGoogle({ code: good.code })).json()).toMatchObject({ errors: [{ path: 'state', code: 'required' }] });
  expect((await finishGoogle({ code: good.code, state: 'st_made-up' })).json()).toMatchObject({ code: 'validation', reason: 'social_failed' });
  const facebook = await api.ok(NOBODY, 'signInWithFacebook', { body: { userType: 'customer', redirectUri: '/auth/facebook' } });
  if (facebook.outcome !== 'redirect') throw new Error(facebook.outcome);
  expect((await finishGoogle({ code: good.code, state: agree('facebook', 'ayse', facebook.authUrl).state })).statusCode).toBe(422);
  expect(await sessions()).toBe(before);
  expect((await finishGoogle(good)).statusCode).toBe(200);
  expect((await finishGoogle(good)).statusCode).toBe(422);
  const late = agree('google', 'ayse', await startGoogle());
  later(600);
  expect((await finishGoogle(late)).statusCode).toBe(422);
  expect(await sessions()).toBe(before + 1);
});

test('check 16: a code of one flow does not fit another', async () => {
  const [first, second] = [agree('google', 'ayse', await startGoogle()), agree('google', 'ayse', await startGoogle())];
  expect((await finishGoogle({ code: first.code, state: second.state })).statusCode).toBe(422);
});

test.each(['/auth/facebook', 'https://evil.example/', '//evil.example', '/', ''])('check 73: %j is no address to come back to', async (redirectUri) => {
  const { error } = await api.refused(NOBODY, 'signInWithGoogle', { body: { redirectUri } });
  expect(error.errors).toMatchObject([{ path: 'redirectUri' }]);
});

test('check 11: a social sign-in does not go round the second factor', async () => {
  await api.db.kysely.updateTable('customer_users').set({ two_factor_enabled: true, two_factor_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }).where('id', '=', ayse).execute();
  const response = await finishGoogle(agree('google', 'ayse', await startGoogle()));
  expect(response.json()).toMatchObject({ outcome: 'two_factor_required' });
  await api.db.kysely.updateTable('customer_users').set({ two_factor_enabled: false, two_factor_secret: null }).where('id', '=', ayse).execute();
});

test('a service that cannot be reached is told as such', async () => {
  const broken = await testApi({ ports: { identity: { ...identity, verifyToken: () => Promise.reject(new Error('down')) } } });
  const refused = await broken.refused(NOBODY, 'signInWithFacebook', { body: { userType: 'customer', accessToken: 'x' } });
  await broken.close();
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
});

const connect = (caller: Caller, id: number, body: object) => api.send(caller, 'connectSocialAccount', { params: { customerId, id }, body });

test('a signed-in user links an account and signs in with it', async () => {
  const caller = callerOf(await signIn(api, 'mert'));
  const { code, state } = agree('google', 'mert', await startGoogle('connect', caller));
  const linked = await connect(caller, mert, { type: 'google', token: code, state });
  expect(linked.json()).toMatchObject({ data: { id: mert, googleId: 'sandbox-google-mert' } });
  expect((await finishGoogle(agree('google', 'mert', await startGoogle()))).statusCode).toBe(200);
});

test('check 16: linking belongs to the session that began it', async () => {
  expect((await api.refused(NOBODY, 'signInWithGoogle', { body: { intent: 'connect', redirectUri: '/auth/google' } })).status).toBe(401);
  const [own, other] = [callerOf(await signIn(api, 'ayse')), callerOf(await signIn(api, 'mert'))];
  const foreign = agree('google', 'deniz', await startGoogle('connect', other));
  expect((await connect(own, ayse, { type: 'google', token: foreign.code, state: foreign.state })).json()).toMatchObject({ reason: 'social_failed' });
  const signingIn = agree('google', 'deniz', await startGoogle());
  expect((await connect(own, ayse, { type: 'google', token: signingIn.code, state: signingIn.state })).statusCode).toBe(422);
  const connecting = agree('google', 'ayse', await startGoogle('connect', own));
  expect((await finishGoogle(connecting)).statusCode).toBe(422);
});

test('one account cannot be linked to two people, and nobody links for another', async () => {
  const caller = callerOf(await signIn(api, 'mert'));
  const taken = await connect(caller, mert, { type: 'google', token: 'token-of-sandbox-google-ayse' });
  expect([taken.statusCode, taken.json()]).toMatchObject([409, { reason: 'already_linked' }]);
  expect((await connect(caller, ayse, { type: 'google', token: 'token-of-sandbox-google-mert' })).statusCode).toBe(403);
  const owner = callerOf(await signIn(api, 'ayse'));
  expect((await connect(owner, mert, { type: 'google', token: 'token-of-sandbox-google-mert' })).statusCode).toBe(403);
});

const startInstagram = async (caller: Caller) => (await api.ok(caller, 'startInstagram', { body: { providerId } })).authUrl;

test('a page is connected to its Instagram account, and to another in its place', async () => {
  const caller = callerOf(await signIn(api, 'ayse'));
  for (const person of ['cinaralti', 'isikgolge']) {
    const { code, state } = agree('instagram', person, await startInstagram(caller));
    const answer = await api.ok(caller, 'finishInstagram', { params: { parameter: code }, body: { state } });
    expect(answer.data).toEqual({ providerId, username: person });
    expect((await api.refused(caller, 'finishInstagram', { params: { parameter: code }, body: { state } })).error.reason).toBe('instagram_failed');
  }
  const rows = await api.db.kysely.selectFrom('social_accounts').select(['display_name']).where('type', '=', 'instagram').execute();
  expect(rows).toEqual([{ display_name: 'isikgolge' }]);
});

test('Instagram opens nobody’s door', async () => {
  await api.db.kysely.insertInto('social_accounts').values({ customer_id: customerId, customer_user_id: ayse, type: 'instagram', subject: 'sandbox-google-deniz', provider_id: providerId, display_name: 'x' }).execute();
  expect((await finishGoogle(agree('google', 'deniz', await startGoogle()))).statusCode).toBe(404);
});

test('a page that is not one’s own is not connected, nor by another’s flow', async () => {
  const [own, other] = [callerOf(await signIn(api, 'ayse')), callerOf(await signIn(api, 'mert'))];
  expect((await api.refused(own, 'startInstagram', { body: { providerId: strange } })).error.errors).toMatchObject([{ path: 'providerId', code: 'not_own' }]);
  expect((await api.refused(other, 'startInstagram', { body: { providerId } })).status).toBe(422);
  const { code, state } = agree('instagram', 'cinaralti', await startInstagram(own));
  expect((await api.refused(other, 'finishInstagram', { params: { parameter: code }, body: { state } })).error.reason).toBe('instagram_failed');
});
