import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asTenant } from '../../../server/db/tenant.ts';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller, type Request, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';

let api: TestApi;
let theirs: { customerId: number; id: number; providerId: number; linkId: number };
let ours: { customerId: number; id: number; providerId: number };
let caller: Caller;

beforeAll(async () => {
  api = await testApi();
  await addPlaces(api.db);
  const account = async (username: string) => {
    const customerId = await addCustomer(api.db, `Hesap ${username}`);
    const providerId = await addProvider(api.db, customerId);
    return {
      customerId,
      providerId,
      id: await addSignIn(api.db, {
        customerId,
        username,
        providerIds: [providerId],
        emails: [`${username}@example.com`],
      }),
    };
  };
  ours = await account('ours');
  const other = await account('theirs');
  const { id: linkId } = await api.db.kysely
    .selectFrom('customer_user_providers')
    .select('id')
    .where('customer_user_id', '=', other.id)
    .executeTakeFirstOrThrow();
  theirs = { ...other, linkId };
  caller = await api.signedInAs(ours.id);
});
afterAll(() => api.close());

const REQUESTS: [Parameters<TestApi['send']>[1], Request][] = [
  ['getCustomer', {}],
  ['updateCustomer', { version: 1, body: { name: 'x' } }],
  ['listCustomerUsers', {}],
  ['getCustomerUsersSummary', {}],
  [
    'createCustomerUser',
    { body: { name: 'Can', roleId: 'viewer', emails: [{ value: 'can@example.com' }] } },
  ],
  ['getCustomerUser', {}],
  ['updateCustomerUser', { version: 1, body: { name: 'x' } }],
  ['deleteCustomerUser', {}],
  ['deleteCustomerUserImage', {}],
  ['linkProvider', { body: { providerId: 1 } }],
  ['updateProviderLink', { body: { showAsContact: true } }],
  ['unlinkProvider', {}],
  ['connectSocialAccount', { body: { type: 'google', token: 'x' } }],
  ['listCustomerActions', {}],
  ['createCustomerAction', { body: { type: 'request_call_back' } }],
  ['listCustomerInteractions', {}],
  ['createCustomerInteraction', { body: { type: 'note', body: 'x' } }],
];

async function everythingOfTheirs(): Promise<string> {
  const rows = [];
  for (const table of [
    'customer_users',
    'customer_user_contacts',
    'customer_user_providers',
    'customer_actions',
    'customer_interactions',
    'social_accounts',
  ] as const) {
    rows.push(
      await api.db.kysely
        .selectFrom(table)
        .selectAll()
        .where('customer_id', '=', theirs.customerId)
        .orderBy('id')
        .execute(),
    );
  }
  rows.push(
    await api.db.kysely
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', theirs.customerId)
      .execute(),
  );
  return JSON.stringify(rows);
}

test.each(REQUESTS)(
  '%s finds nothing of another account and changes nothing',
  async (operation, request) => {
    const before = await everythingOfTheirs();
    const { customerId, id, linkId } = theirs;
    const paths = [
      { customerId, id, linkId },
      { customerId, id: ours.id, linkId },
      ...(operation.includes('Customer') && !operation.includes('CustomerUser')
        ? []
        : [{ customerId: ours.customerId, id, linkId }]),
    ];
    const isOfAccount = [
      'listCustomerUsers',
      'getCustomerUsersSummary',
      'createCustomerUser',
    ].includes(operation);
    for (const params of isOfAccount ? paths.slice(0, 2) : paths) {
      const { status, error } = await api.refused(caller, operation, { ...request, params });
      expect([status, error.code]).toEqual([404, 'not_found']);
    }
    expect(await everythingOfTheirs()).toBe(before);
  },
);

test('another account’s link below an own user is not found', async () => {
  const params = { customerId: ours.customerId, id: ours.id, linkId: theirs.linkId };
  for (const operation of ['updateProviderLink', 'unlinkProvider'] as const)
    expect(
      (
        await api.refused(caller, operation, {
          params,
          ...(operation === 'updateProviderLink' && { body: { showAsContact: true } }),
        })
      ).status,
    ).toBe(404);
});

test('another account’s ids in filters and bodies match nothing', async () => {
  const params = { customerId: ours.customerId };
  expect(
    (await api.ok(caller, 'listCustomerUsers', { params, query: { id: [theirs.id] } })).data,
  ).toEqual([]);
  expect(
    (
      await api.ok(caller, 'listCustomerUsers', {
        params,
        query: { providerId: theirs.providerId },
      })
    ).data,
  ).toEqual([]);
  expect(
    (
      await api.refused(caller, 'linkProvider', {
        params: { ...params, id: ours.id },
        body: { providerId: theirs.providerId },
      })
    ).status,
  ).toBe(422);
  const { data } = await api.ok(caller, 'listCustomerUsers', { params });
  expect(JSON.stringify(data)).not.toContain('theirs');
});

test('400 calls of two accounts, 80 at a time over one pool, never mix their rows', async () => {
  const other = await api.signedInAs(theirs.id);
  const call = async (index: number) => {
    const [by, own] = index % 2 === 0 ? [caller, ours] : [other, theirs];
    const { data, meta } = await api.ok(by, 'listCustomerUsers', {
      params: { customerId: own.customerId },
    });
    return meta.total === 1 && data[0]?.id === own.id;
  };
  // More at once would wait for connections until some are rejected with 503.
  for (let round = 0; round < 5; round += 1) {
    const areOwn = await Promise.all(Array.from({ length: 80 }, (_, index) => call(index)));
    expect(areOwn.filter((isOwn) => !isOwn)).toEqual([]);
  }
});

test('the application’s role can only insert into the audit log', async () => {
  const tamper = (statement: string) =>
    api.db.kysely.transaction().execute(async (tx) => {
      await asTenant(tx, { customerId: ours.customerId, userId: ours.id });
      await sql.raw(statement).execute(tx);
    });
  await expect(tamper("update audit_entries set reason = 'x'")).rejects.toMatchObject({
    code: '42501',
  });
  await expect(tamper('delete from audit_entries')).rejects.toMatchObject({ code: '42501' });
});

test('a tenant learns that a username is taken, but not by whom', async () => {
  const result = await api.db.kysely.transaction().execute(async (tx) => {
    await asTenant(tx, { customerId: ours.customerId, userId: ours.id });
    return sql<{ taken: boolean }>`select username_taken('THEIRS', null) as taken`.execute(tx);
  });
  expect(result.rows).toEqual([{ taken: true }]);
});
