import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asTenant } from '../../../server/db/tenant.ts';
import { leadAccount, type LeadAccount } from './leadAccount.ts';

const MANY = 10_100;
let account: LeadAccount;

/** Inserts one lead with a rare name and many with a common one, in two customers. */
beforeAll(async () => {
  account = await leadAccount();
  const { customerId, garden, strangersCustomer, strangersProvider } = account;
  const { kysely } = account.api.db;
  await sql`
    insert into couples (id, customer_id, name)
    select g, case when g % 2 = 0 then ${customerId}::bigint else ${strangersCustomer}::bigint end, 'x'
    from generate_series(1, ${MANY * 2}::int) g`.execute(kysely);
  await sql`
    insert into leads (
      customer_id, provider_id, couple_id, created_at, updated_at, last_activity_at, status, is_unread,
      is_prepaid, source, couple_name, details_name, organization_type)
    select c.customer_id, case when c.id % 2 = 0 then ${garden}::bigint else ${strangersProvider}::bigint end,
      c.id, at, at, at, case when c.id % 6 = 0 then 'deal' else 'pending' end, false, c.id % 6 = 0, 'phone',
      case when c.id in (10, 11) then 'Wolfgang Bir' else 'Elif ' || c.id end, 'x', 'wedding'
    from (
      select id, customer_id, timestamptz '2026-11-21 08:00Z' - make_interval(mins => id::int) as at from couples
    ) c`.execute(kysely);
});
afterAll(() => account.api.close());

const list = (query: object) => account.api.ok(account.ayse, 'listLeads', { query: { ...query } });

test('finds a rare name by any three of its letters, and no other lead', async () => {
  for (const coupleName of ['wolfgang', 'olf', 'GANG B', 'wo']) {
    const { data, meta } = await list({ coupleName });
    expect(data.map(({ couple }) => couple.name)).toEqual(['Wolfgang Bir']);
    expect(meta.total).toBe(1);
  }
});

test('returns a common name in order and in pages, counted up to the limit', async () => {
  const first = await list({ coupleName: 'elif', limit: 2 });
  expect(first.data.map(({ couple }) => couple.name)).toEqual(['Elif 2', 'Elif 4']);
  expect(first.meta).toMatchObject({ total: 10_000, totalIsExact: false });
  const second = await list({ coupleName: 'elif', limit: 2, page: 2 });
  expect(second.data.map(({ couple }) => couple.name)).toEqual(['Elif 6', 'Elif 8']);
});

test('counts a common name exactly if a filter matches few leads', async () => {
  const sixth = Math.floor((MANY * 2) / 6);
  const query = { coupleName: 'elif', isPrepaid: true };
  const { data, meta } = await list({ ...query, limit: 2 });
  expect(data.map(({ couple }) => couple.name)).toEqual(['Elif 6', 'Elif 12']);
  expect(meta).toMatchObject({ total: sixth, totalIsExact: true });
  const { infoRequests } = await account.api.ok(account.ayse, 'getCountsByReadStatus', { query });
  expect(infoRequests).toMatchObject({ total: sixth, isExact: true });
});

test('sorts a less common name as requested', async () => {
  const { data, meta } = await list({ coupleName: 'elif 123', limit: 3, sort: '-couple.name' });
  expect(meta.total).toBe(5 + 50);
  expect(data[0]?.couple.name).toBe('Elif 12398');
});

test('the trigram search never leaves the tenant', async () => {
  const { customerId, strangersCustomer, ayseId, api } = account;
  const ids = await api.db.kysely.transaction().execute(async (tx) => {
    await asTenant(tx, { customerId, userId: ayseId });
    const { rows } = await sql<{ id: number }>`
      select id from leads_named('%', 1000000)`.execute(tx);
    return rows.map(({ id }) => id);
  });
  const others = await sql<{ found: number }>`
    select count(*)::int as found from leads
    where id = any(${ids}) and customer_id = ${strangersCustomer}`.execute(api.db.kysely);
  expect(ids.length).toBeGreaterThanOrEqual(MANY);
  expect(others.rows[0]?.found).toBe(0);
});
