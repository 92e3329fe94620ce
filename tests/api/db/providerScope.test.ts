import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acrossProviders,
  asTenant,
  scopeToProviders,
  tenantTable,
} from '../../../server/db/tenant.ts';
import type { Tx } from '../../../server/http/call.ts';
import { addUser } from '../../support/account.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';

const customerId = 1;
/** Provider that the user is linked to; the account has others. */
const LINKED = 1;

/** Tables whose rows belong to the whole account, or to one user. */
const ACCOUNT_WIDE = [
  'attachments',
  'audit_entries',
  'campaign_requests',
  'challenges',
  'couples',
  'credit_cards',
  'customer_actions',
  'customer_interactions',
  'customer_user_contacts',
  'customer_user_providers',
  'customer_users',
  'file_removals',
  'follow_up_steps',
  'idempotency_keys',
  'impersonations',
  'ledger_entries',
  'ledger_lines',
  'merchant_applications',
  'merchant_documents',
  'notification_preferences',
  'payment_attempt_items',
  'payment_attempts',
  'payment_events',
  'providers',
  'sessions',
  'social_accounts',
  'subscriptions',
  'templates',
];

let api: DemoApi;
let userId: number;
let scoped: string[];
/** Tables with a provider column. */
let withProvider: ReadonlySet<string>;

beforeAll(async () => {
  api = await demoApi();
  userId = await addUser(api.db, { customerId, providerIds: [LINKED] });
  const rows = await api.rows(
    `select tablename as name from pg_policies where policyname = 'linked_providers' order by 1`,
  );
  scoped = rows.map(({ name }) => String(name));
  const own = await api.rows(
    `select table_name as name from information_schema.columns where column_name = 'provider_id'`,
  );
  withProvider = new Set(own.map(({ name }) => String(name)));
}, 120_000);
afterAll(() => api.close());

const asUser = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  api.db.kysely.transaction().execute(async (tx) => {
    await asTenant(tx, { customerId, userId });
    return work(tx);
  });

/** Returns the SQL condition for rows of the linked provider and of the whole customer. */
function ofLinked(table: string): string {
  if (withProvider.has(table)) return `(provider_id is null or provider_id = ${LINKED})`;
  if (table === 'discount_documents')
    return `discount_id in (select id from discounts where ${ofLinked('discounts')})`;
  if (table.startsWith('testimonial_'))
    return `testimonial_id in (select id from provider_testimonials where ${ofLinked('provider_testimonials')})`;
  return table === 'lead_message_attachments'
    ? `message_id in (select id from lead_messages where ${ofLinked('lead_messages')})`
    : `lead_id in (select id from leads where provider_id = ${LINKED})`;
}

const idsIn = async (tx: Tx, table: string, where = 'true') =>
  (
    await sql
      .raw<{ row: string }>(
        `select x::text as row from ${table} x where customer_id = ${customerId} and ${where} order by 1`,
      )
      .execute(tx)
  ).rows.map(({ row }) => row);

test('every tenant table is scoped to providers, or is declared account-wide', async () => {
  const tables = await api.rows(`
    select c.table_name as name from information_schema.columns c
    join pg_class k on k.oid = c.table_name::regclass and k.relrowsecurity
    where c.table_schema = 'public' and c.column_name = 'customer_id' order by 1`);
  const names = tables.map(({ name }) => String(name));
  expect(scoped.length).toBeGreaterThan(20);
  expect(names.filter((name) => !scoped.includes(name))).toEqual(ACCOUNT_WIDE);
});

test('every statement reads only rows of the linked providers', async () => {
  let hidden = 0;
  for (const table of scoped) {
    const all = await api.db.kysely.transaction().execute((tx) => idsIn(tx, table));
    const own = await api.db.kysely
      .transaction()
      .execute((tx) => idsIn(tx, table, ofLinked(table)));
    expect([table, await asUser((tx) => idsIn(tx, table))]).toEqual([table, own]);
    if (all.length > own.length) hidden += 1;
  }
  expect(hidden).toBeGreaterThan(12);
});

test('a user can neither change nor insert rows of another provider', async () => {
  const changed = await asUser((tx) =>
    sql`update leads set details_name = 'x' where provider_id <> ${LINKED}`.execute(tx),
  );
  expect(changed.numAffectedRows).toBe(0n);
  const add = asUser((tx) =>
    sql`insert into payments (customer_id, provider_id, description, amount_minor, status) values (${customerId}, 2, 'x', 1, 'paid')`.execute(
      tx,
    ),
  );
  await expect(add).rejects.toMatchObject({ code: '42501' });
});

test('the policy hardly changes how many rows the planner expects', async () => {
  // cast: migrations know no tables
  const kysely = api.db.kysely as unknown as Kysely<unknown>;
  await sql`
    create table visits as
      select ${customerId}::bigint as customer_id, 1 + n % 100 as provider_id from generate_series(0, 9999) n`.execute(
    kysely,
  );
  try {
    await tenantTable(kysely, 'visits');
    await scopeToProviders(kysely, 'visits', 'provider_id');
    await sql`analyze visits`.execute(kysely);
    const { rows } = await asUser((tx) =>
      sql<Record<'QUERY PLAN', string>>`
        explain select from visits where provider_id = any ('{1,2,3,4}'::bigint[])`.execute(tx),
    );
    const expected = /rows=(\d+)/.exec(rows[0]?.['QUERY PLAN'] ?? '')?.[1];
    // There are 400. A list of unknown providers would leave 40 of them.
    expect(Number(expected)).toBeGreaterThan(150);
  } finally {
    await sql`drop table visits`.execute(kysely);
  }
});

test('finds names of couples within the scope', async () => {
  const { rows } = await asUser((tx) =>
    sql<{
      provider_id: number;
    }>`select distinct provider_id from leads_named('%a%', 100000)`.execute(tx),
  );
  expect(rows).toEqual([{ provider_id: LINKED }]);
});

test('work across providers reads the whole account, and the scope applies again afterwards', async () => {
  const providers = (tx: Tx) =>
    sql<{ id: number }>`select distinct provider_id as id from leads order by 1`.execute(tx);
  const [during, after] = await asUser(async (tx) => [
    await acrossProviders(tx, customerId, () => providers(tx)),
    await providers(tx),
  ]);
  expect(during.rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(after.rows).toEqual([{ id: LINKED }]);
});

test('a couple’s new name is updated on leads of unlinked providers, too', async () => {
  const [lead] = await api.rows(
    `select id, version, couple_id from leads where provider_id = ${LINKED} and not is_masked order by created_at desc limit 1`,
  );
  await api.rows(`
    update leads set couple_id = ${Number(lead?.['couple_id'])} where id = (select min(id) from leads where provider_id = 2)`);
  await api.ok(await api.signedInAs(userId), 'updateLead', {
    params: { id: Number(lead?.['id']) },
    version: Number(lead?.['version']),
    body: { couple: { brideName: 'Nilüfer', groomName: null } },
  });
  const names = await api.rows(
    `select distinct couple_name from leads where couple_id = ${Number(lead?.['couple_id'])}`,
  );
  expect(names).toEqual([{ couple_name: 'Nilüfer' }]);
});
