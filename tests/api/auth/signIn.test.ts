import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type TestApi } from '../../support/api.ts';
import { countPasswordHashes } from '../../support/countPasswordHashes.ts';
import { addSignIn, callerOf, ANONYMOUS, PASSWORD, signIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
let providerId: number;
let ayse: number;
let mert: number;
let zeynep: number;

beforeAll(async () => {
  api = await testApi();
  await addPlaces(api.db);
  customerId = await addCustomer(api.db);
  providerId = await addProvider(api.db, customerId);
  const other = await addCustomer(api.db, 'Zeynep Atölye');
  ayse = await addSignIn(api.db, {
    customerId,
    username: 'ayse.isik',
    providerIds: [providerId],
    emails: ['ayse@example.com'],
    phones: ['+905321234567', '+905320000001'],
  });
  mert = await addSignIn(api.db, {
    customerId,
    username: 'mert',
    name: 'Mert',
    surname: 'Kaya',
    role: 'sales',
  });
  zeynep = await addSignIn(api.db, {
    customerId: other,
    username: 'zeynep',
    name: 'Zeynep',
    surname: 'Er',
    phones: ['+905320000001'],
  });
  await addSignIn(api.db, {
    customerId,
    username: 'left',
    own: { has_left: true, status: 'left' },
  });
  await addSignIn(api.db, {
    customerId,
    username: 'invited',
    own: { status: 'invited', password_hash: null },
  });
  await addSignIn(api.db, { customerId, username: 'expired', own: { password_expired: true } });
  await addSignIn(api.db, {
    customerId,
    username: 'renew',
    own: { password_change_required: true },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.kysely.deleteFrom('rate_counters').execute();
});

const attempt = (identifier: string, password = PASSWORD) =>
  api.send(ANONYMOUS, 'signIn', { body: { identifier, password } });

test.each([
  'ayse.isik',
  'AYSE.ISIK',
  ' Ayse.Isik ',
  'ayse@example.com',
  'AYSE@EXAMPLE.COM',
  '0532 123 45 67',
  '+905321234567',
  '5321234567',
  '00905321234567',
])('%j signs in', async (identifier) => {
  expect((await signIn(api, identifier)).user.id).toBe(ayse);
});

test.each(['ayşe.ışık', 'ayse.ısık', 'ayse', 'ayse@example', '0532 123 45 68', "' or 1=1 --"])(
  '%j matches no user',
  async (identifier) => {
    expect(
      (await api.refused(ANONYMOUS, 'signIn', { body: { identifier, password: PASSWORD } })).error
        .code,
    ).toBe('invalid_credentials');
  },
);

test('a session contains what the shell needs', async () => {
  const session = await signIn(api, 'ayse.isik');
  expect(session).toMatchObject({
    passwordChangeRequired: false,
    user: {
      id: ayse,
      name: 'Ayşe Yıldırım',
      username: 'ayse.isik',
      customerId,
      email: 'ayse@example.com',
      phone: '+905321234567',
      city: { id: 34 },
      role: 'owner',
      isAgent: false,
    },
    customer: { id: customerId, name: 'Yıldırım Davet Grubu' },
    providers: [
      {
        id: providerId,
        category: { name: 'Kır Düğünü' },
        city: { name: 'İstanbul' },
        district: { name: 'Beykoz' },
      },
    ],
    impersonation: null,
  });
  expect(session.accessToken.expiresAt).toBe('2026-12-21T09:00:00.000Z');
  expect(session.user.permission.grants).toContain('users.write');
});

test('names are in the language of the request, and permissions follow the role', async () => {
  const result = await api.ok({ 'accept-language': 'de' }, 'signIn', {
    body: { identifier: 'ayse.isik', password: PASSWORD },
  });
  expect(result).toMatchObject({
    session: { providers: [{ category: { name: 'Gartenhochzeit' } }] },
  });
  expect((await signIn(api, 'mert')).user.permission.grants).not.toContain('users.write');
});

test('pending payments are returned with the token, paid ones are not', async () => {
  const due = { customer_id: customerId, amount_minor: 10_000, due_date: '2026-12-01' };
  await api.db.kysely
    .insertInto('payments')
    .values([
      { ...due, status: 'pending', recurring_month: 1 },
      { ...due, status: 'paid', recurring_month: 2 },
    ])
    .execute();
  expect((await signIn(api, 'mert')).accessToken.pendingPayments).toEqual([{ recurringMonth: 1 }]);
});

test('a phone number of two users requires a choice, which works once and for the chosen user', async () => {
  const choice = await api.ok(ANONYMOUS, 'signIn', {
    body: { identifier: '0532 000 00 01', password: PASSWORD },
  });
  if (choice.outcome !== 'choose_user') throw new Error(choice.outcome);
  expect(choice.candidates).toEqual([
    {
      id: ayse,
      name: 'Ayşe Yıldırım',
      customerName: 'Yıldırım Davet Grubu',
      providerNames: ['Çınaraltı Kır Bahçesi'],
    },
    { id: zeynep, name: 'Zeynep Er', customerName: 'Zeynep Atölye', providerNames: [] },
  ]);
  const { challenge } = choice;
  expect(
    (await api.refused(ANONYMOUS, 'signIn', { body: { challenge, customerUserId: mert } })).status,
  ).toBe(422);
  expect(
    (await api.refused(ANONYMOUS, 'signIn', { body: { challenge } })).error.errors,
  ).toMatchObject([{ path: 'customerUserId', code: 'required' }]);
  const chosen = await api.ok(ANONYMOUS, 'signIn', { body: { challenge, customerUserId: zeynep } });
  expect(chosen).toMatchObject({ outcome: 'signed_in', session: { user: { id: zeynep } } });
  expect(
    (await api.refused(ANONYMOUS, 'signIn', { body: { challenge, customerUserId: zeynep } })).error
      .code,
  ).toBe('invalid_credentials');
});

test('offers only users with this password, and a password changed meanwhile is rejected', async () => {
  await api.db.kysely
    .updateTable('customer_users')
    .set({ password_hash: null })
    .where('id', '=', zeynep)
    .execute();
  expect((await signIn(api, '0532 000 00 01')).user.id).toBe(ayse);
  const { password_hash } = await api.db.kysely
    .selectFrom('customer_users')
    .select('password_hash')
    .where('id', '=', ayse)
    .executeTakeFirstOrThrow();
  await api.db.kysely
    .updateTable('customer_users')
    .set({ password_hash })
    .where('id', '=', zeynep)
    .execute();
  const choice = await api.ok(ANONYMOUS, 'signIn', {
    body: { identifier: '0532 000 00 01', password: PASSWORD },
  });
  if (choice.outcome !== 'choose_user') throw new Error(choice.outcome);
  await api.db.kysely
    .updateTable('customer_users')
    .set({ password_changed_at: '2026-11-21T09:00:00.001Z' })
    .where('id', '=', zeynep)
    .execute();
  expect(
    (
      await api.refused(ANONYMOUS, 'signIn', {
        body: { challenge: choice.challenge, customerUserId: zeynep },
      })
    ).status,
  ).toBe(401);
});

test.each(['left', 'invited'])('rejects a user with the status %s', async (username) => {
  expect((await attempt(username)).statusCode).toBe(401);
});

test('an expired password must be renewed before the sign-in', async () => {
  const result = await api.ok(ANONYMOUS, 'signIn', {
    body: { identifier: 'expired', password: PASSWORD },
  });
  if (result.outcome !== 'password_expired') throw new Error(result.outcome);
  await api.ok(ANONYMOUS, 'resetPassword', {
    params: { recoveryKey: result.recoveryKey },
    body: { password: 'kis-bahcesi-43', userType: 'customer' },
  });
  expect((await signIn(api, 'expired', 'kis-bahcesi-43')).passwordChangeRequired).toBe(false);
});

test('a user who must change the password is signed in and informed', async () => {
  expect((await signIn(api, 'renew')).passwordChangeRequired).toBe(true);
});

test('reports all missing fields', async () => {
  const { error } = await api.refused(ANONYMOUS, 'signIn', { body: {} });
  expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'identifier required',
    'password required',
  ]);
});

test('an unknown account and a wrong password get the same response at the same cost', async () => {
  // The first verification also computes the hash that stands in for a missing one.
  await attempt('ayse.isik', 'not-the-password');
  const responses = new Map<string, unknown>();
  for (const identifier of ['ayse.isik', 'unknown', 'invited', 'left']) {
    const hashes = await countPasswordHashes(async () => {
      const response = await attempt(identifier, 'not-the-password');
      const { requestId: _, ...body } = response.json<{ requestId: string }>();
      const names = Object.keys(response.headers);
      responses.set(identifier, { status: response.statusCode, body, names });
    });
    expect([identifier, hashes]).toEqual([identifier, 1]);
  }
  const [known, ...others] = responses.values();
  expect(others).toEqual([known, known, known]);
  expect(known).toMatchObject({ status: 401 });
});

test('signs in 40 users in parallel', async () => {
  const responses = await Promise.all(Array.from({ length: 40 }, () => attempt('ayse.isik')));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 40 }, () => 200),
  );
});

test('the token sent with the request is never the one of the new session', async () => {
  const first = await signIn(api, 'ayse.isik');
  const result = await api.ok(callerOf(first), 'signIn', {
    body: { identifier: 'ayse.isik', password: PASSWORD },
  });
  if (result.outcome !== 'signed_in') throw new Error(result.outcome);
  expect(result.session.accessToken.id).not.toBe(first.accessToken.id);
  expect(result.session.consumerKey).not.toBe(first.consumerKey);
  const planted = {
    'x-access-token': `pt_${'planted'.repeat(4)}`,
    'x-consumer-key': `ck_${'planted'.repeat(4)}`,
  };
  await api.ok(planted, 'signIn', { body: { identifier: 'ayse.isik', password: PASSWORD } });
  expect((await api.refused(planted, 'listCustomerUsers', { params: { customerId } })).status).toBe(
    401,
  );
});
