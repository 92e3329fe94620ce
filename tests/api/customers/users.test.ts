import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
let providerId: number;
let owner: Caller;
let ids: Record<string, number>;

const NAMES = ['Çağrı Işık', 'Cem Ilgaz', 'İnci Şen', 'Işıl Ada', 'Zeynep Er', 'Ayşe Yıldırım'];

beforeAll(async () => {
  api = await testApi();
  await addPlaces(api.db);
  customerId = await addCustomer(api.db);
  providerId = await addProvider(api.db, customerId);
  const other = await addCustomer(api.db, 'Başka Hesap');
  await addSignIn(api.db, {
    customerId: other,
    username: 'other',
    name: 'Çağrı',
    surname: 'Yabancı',
  });
  ids = {};
  for (const [index, fullName] of NAMES.entries()) {
    const [name = '', surname = ''] = fullName.split(' ');
    ids[name] = await addSignIn(api.db, {
      customerId,
      username: `user${index}`,
      name,
      surname,
      role: name === 'Ayşe' ? 'owner' : 'sales',
      providerIds: name === 'Cem' || name === 'İnci' ? [providerId] : [],
      emails: [`user${index}@example.com`, `second${index}@example.com`],
      phones: [`+9053212345${index}7`],
      own: {
        ...(name === 'Zeynep' && { has_left: true, status: 'left' }),
        ...(name === 'Işıl' && { status: 'invited', password_hash: null }),
        last_seen_at: `2026-11-0${index + 1}T09:00:00.000Z`,
      },
    });
  }
  owner = await api.signedInAs(ids['Ayşe'] ?? 0);
});
afterAll(() => api.close());

async function names(
  query: Record<string, string | number | readonly (string | number)[]>,
): Promise<string[]> {
  const { data } = await api.ok(owner, 'listCustomerUsers', { params: { customerId }, query });
  return data.map(({ fullName }) => fullName);
}

test('lists the users of the account by name in Turkish order', async () => {
  const { data, meta } = await api.ok(owner, 'listCustomerUsers', { params: { customerId } });
  expect(data.map(({ fullName }) => fullName)).toEqual([
    'Ayşe Yıldırım',
    'Cem Ilgaz',
    'Çağrı Işık',
    'Işıl Ada',
    'İnci Şen',
    'Zeynep Er',
  ]);
  expect(meta).toEqual({ page: 1, limit: 25, total: 6, totalIsExact: true });
});

test('a page beyond the end is empty and returns the total', async () => {
  expect(
    await api.ok(owner, 'listCustomerUsers', { params: { customerId }, query: { page: 9 } }),
  ).toEqual({ data: [], meta: { page: 9, limit: 25, total: 6, totalIsExact: true } });
});

test('pages have neither gaps nor repeats, whatever the sort key', async () => {
  for (const sort of [
    'fullName',
    '-fullName',
    'roleId',
    '-roleId',
    'lastSeenAt',
    '-lastSeenAt',
    'createdAt',
    '-createdAt',
  ]) {
    const all = [
      ...(await names({ sort, limit: 2 })),
      ...(await names({ sort, limit: 2, page: 2 })),
      ...(await names({ sort, limit: 2, page: 3 })),
    ];
    expect(new Set(all).size).toBe(6);
  }
  expect((await names({ sort: '-lastSeenAt' }))[0]).toBe('Ayşe Yıldırım');
  // Users who were never online are last in both directions.
  await sql`update customer_users set last_seen_at = null where full_name = 'Işıl Ada'`.execute(
    api.db.kysely,
  );
  for (const sort of ['lastSeenAt', '-lastSeenAt'])
    expect((await names({ sort })).at(-1)).toBe('Işıl Ada');
});

test.each([
  [{ q: 'cagri isik' }, ['Çağrı Işık']],
  [{ q: 'IŞI' }, ['Çağrı Işık', 'Işıl Ada']],
  [{ q: '%' }, []],
  [{ q: '_' }, []],
  [{ roleId: 'owner' }, ['Ayşe Yıldırım']],
  [{ status: 'left,invited' }, ['Işıl Ada', 'Zeynep Er']],
])('%j finds %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('filters users by id and by provider', async () => {
  expect(await names({ providerId })).toEqual(['Cem Ilgaz', 'İnci Şen']);
  expect(await names({ id: [ids['Cem'] ?? 0, ids['Işıl'] ?? 0] })).toEqual([
    'Cem Ilgaz',
    'Işıl Ada',
  ]);
});

test('returns a user with contacts in order and links', async () => {
  const { data } = await api.ok(owner, 'getCustomerUser', {
    params: { customerId, id: ids['Cem'] ?? 0 },
  });
  expect(data).toMatchObject({
    fullName: 'Cem Ilgaz',
    emails: [{ value: 'user1@example.com' }, { value: 'second1@example.com' }],
    phones: [{ value: { number: '+905321234517' } }],
    providers: [
      {
        providerId,
        name: 'Çınaraltı Kır Bahçesi',
        canReceiveLeads: true,
        canReceiveLeadsSms: false,
        showAsContact: false,
      },
    ],
    showAsContact: false,
    status: 'active',
  });
});

test('the summary counts all users and names the active ones', async () => {
  const { data } = await api.ok(owner, 'getCustomerUsersSummary', { params: { customerId } });
  expect(data).toMatchObject({ total: 6, invited: 1, active: 4, left: 1 });
  expect(data.users.map(({ name }) => name)).toEqual([
    'Ayşe Yıldırım',
    'Cem Ilgaz',
    'Çağrı Işık',
    'Işıl Ada',
    'İnci Şen',
  ]);
});

test('the identity number is visible to its user and to managers of users, and masked for others and agents', async () => {
  const id = ids['Cem'] ?? 0;
  await api.db.kysely
    .updateTable('customer_users')
    .set({ identity_number: '10000000146' })
    .where('id', '=', id)
    .execute();
  const seenBy = async (caller: Caller) =>
    (await api.ok(caller, 'getCustomerUser', { params: { customerId, id } })).data.identityNumber;
  const desk = await addCustomer(api.db, 'Destek');
  const agentId = await addSignIn(api.db, {
    customerId: desk,
    username: 'selin.destek',
    isAgent: true,
  });
  expect(await seenBy(await api.signedInAs(id))).toBe('10000000146');
  expect(await seenBy(owner)).toBe('10000000146');
  expect(await seenBy(await api.signedInAs(ids['Çağrı'] ?? 0))).toBe('*********46');
  expect(await seenBy(await api.signedInAs(ids['Ayşe'] ?? 0, { agentId, reason: 'x' }))).toBe(
    '*********46',
  );
  expect(await seenBy(await api.signedInAs(id, { agentId, reason: 'x' }))).toBe('*********46');
});
