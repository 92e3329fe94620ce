import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSeeded, resetDemo } from '../../../server/db/seed/demo.ts';
import { demoLinks, demoSecrets, demoSignIns } from '../../../server/db/seed/demoSignIns.ts';
import { queryOf, testDatabase } from '../../support/database.ts';
import { demoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;
let seeded: Record<string, unknown>;
beforeAll(async () => {
  api = await demoApi();
  seeded = await checksums();
});
afterAll(() => api.close());

const nobody = {};
const password = 'demo1234';

async function sessionOf(login: string) {
  const signIn = await api.ok(nobody, 'signIn', { body: { identifier: login, password } });
  if (signIn.outcome !== 'signed_in') throw new Error(`${login}: ${signIn.outcome}`);
  const { session } = signIn;
  const keys = { 'x-access-token': session.accessToken.id, 'x-consumer-key': session.consumerKey };
  return { session, keys };
}

test('every listed account signs in, in four languages, and describes its purpose', async () => {
  const outcomes = await Promise.all(
    demoSignIns.map(async ({ login, label }) => {
      expect(Object.values(label).filter(Boolean)).toHaveLength(4);
      const body = { identifier: login, password };
      return [login, (await api.ok(nobody, 'signIn', { body })).outcome];
    }),
  );
  expect(Object.fromEntries(outcomes)).toEqual({
    ayse: 'signed_in',
    mert: 'signed_in',
    zeynep: 'signed_in',
    '+90 532 000 00 01': 'choose_user',
    renew: 'signed_in',
    twofa: 'two_factor_required',
    pending: 'signed_in',
    hold: 'signed_in',
    noprov: 'signed_in',
    'selin.destek': 'signed_in',
  });
});

test('each account shows its purpose', async () => {
  const ayse = (await sessionOf('ayse')).session;
  expect(ayse.customer).toMatchObject({ crmStatus: 'prime', isPaid: true, hasDebt: false });
  expect(ayse.providers.map(({ name }) => name)).toEqual([
    'Çınaraltı Kır Bahçesi',
    'Işık & Gölge Fotoğraf',
    'İnci Gelinlik',
  ]);
  expect(ayse.user.socialAccounts).toEqual(['google']);
  const mert = (await sessionOf('mert')).session;
  expect(mert.providers).toHaveLength(1);
  expect(mert.user.role).toBe('sales');
  expect((await sessionOf('zeynep')).session.customer).toMatchObject({
    isPaid: false,
    hasDebt: true,
  });
  expect((await sessionOf('renew')).session.passwordChangeRequired).toBe(true);
  expect((await sessionOf('pending')).session.accessToken.pendingPayments).toEqual([
    { recurringMonth: 1 },
  ]);
  expect((await sessionOf('hold')).session.providers).toMatchObject([{ onHold: true }]);
  expect((await sessionOf('noprov')).session.providers).toEqual([]);
  expect((await sessionOf('selin.destek')).session.user.isAgent).toBe(true);
});

test('the authenticator secret of twofa is known', async () => {
  const first = await api.ok(nobody, 'signIn', { body: { identifier: 'twofa', password } });
  if (first.outcome !== 'two_factor_required') throw new Error(first.outcome);
  const epoch = Math.floor(api.now.value.getTime() / 1000);
  const code = generateSync({ secret: demoSecrets.twoFactorSecret, epoch });
  const second = await api.ok(nobody, 'signIn', { body: { challenge: first.challenge, code } });
  expect(second.outcome).toBe('signed_in');
});

test('one invitation is open, the other has expired', async () => {
  const paths = demoLinks.map(({ path }) => path).filter((path) => path.startsWith('/register/'));
  const [open, expired] = paths.map((path) => {
    const [, , customerId = '', id = '', hash = ''] = path.split('/');
    return { customerId, id, hash };
  });
  const { data } = await api.ok(nobody, 'getInvitation', { params: open });
  expect(data).toMatchObject({ name: 'Deniz Er', customerName: 'Yıldırım Davet Grubu' });
  const late = await api.refused(nobody, 'getInvitation', { params: expired });
  expect(late.status).toBe(404);
});

test('lists contain six months of the user’s linked providers', async () => {
  const total = async (login: string) => {
    const { keys } = await sessionOf(login);
    return (await api.ok(keys, 'listLeads')).meta.total;
  };
  expect(await total('ayse')).toBe(1_170);
  expect(await total('mert')).toBe(720);
  expect(await total('zeynep')).toBe(30);
});

test('the counts of the API equal the rows', async () => {
  const { keys } = await sessionOf('ayse');
  const [waiting] = await api.rows(`
    select count(*) as n from leads
    where provider_id <= 3 and status in ('new', 'pending') and created_at >= '2026-05-20T21:00:00Z'`);
  const list = await api.ok(keys, 'listLeads', { query: { status: ['new', 'pending'] } });
  expect(list.meta.total).toBe(waiting?.['n']);
});

test('the venue has its three halls, one of them for cocktails only', async () => {
  const { keys } = await sessionOf('ayse');
  const { data } = await api.ok(keys, 'listCustomerSpaces', { query: { providerId: 1 } });
  expect(data.map(({ name, mealCapacity }) => [name, mealCapacity])).toEqual([
    ['Cam Salon', 320],
    ['Çınar Bahçesi', 400],
    ['İskele Terası', null],
  ]);
});

/** Returns a checksum per table of the seeded rows, without the salted password hash. */
async function checksums(): Promise<Record<string, unknown>> {
  const tables = await api.rows(`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('sessions', 'known_devices', 'rate_counters', 'settings', 'kysely_migration', 'kysely_migration_lock')`);
  const sums: Record<string, unknown> = {};
  for (const { name } of tables) {
    const row = `(to_jsonb(t) - 'password_hash')::text`;
    const [found] = await api.rows(
      `select count(*) as n, md5(string_agg(${row}, '' order by ${row})) as sum from ${String(name)} t`,
    );
    sums[String(name)] = found;
  }
  return sums;
}

test('a reset restores the same account', async () => {
  await api.rows(`delete from leads where id < 400`);
  await api.rows(`insert into customers (name) values ('Yeni')`);
  await resetDemo(api.db, { now: api.now.value });
  expect(await checksums()).toEqual(seeded);
  expect(await isSeeded(api.db)).toBe(true);
  expect(seeded['leads']).toMatchObject({ n: 1_202 });
}, 60_000);

test('seeding keeps every index and constraint', async () => {
  const definitions = `
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1`;
  const migrated = await testDatabase();
  const expected = await queryOf(migrated.kysely)(definitions);
  await migrated.close();
  expect(await api.rows(definitions)).toEqual(expected);
});

test('new records get new ids', async () => {
  const [added] = await api.rows(`insert into customers (name) values ('Sonraki') returning id`);
  expect(added).toEqual({ id: 7 });
});
