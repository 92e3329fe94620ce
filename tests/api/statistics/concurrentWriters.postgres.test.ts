import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../../server/db/tables.ts';
import {
  rebuildDays,
  receiveVisits,
  refreshStaleDays,
} from '../../../server/features/statistics/commands.ts';
import { addLead, leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
beforeEach(async () => {
  for (const table of ['rival_days', 'rival_shares', 'visit_logs', 'leads', 'provider_days'])
    await sql`delete from ${sql.table(table)}`.execute(account.api.db.kysely);
});
afterAll(() => account.api.close());

/** Transactions at once, each on a connection of its own. */
const WRITERS = 8;
const TURNS = 5;
const DAYS = ['2026-04-30', '2026-05-01', '2026-05-15', '2026-05-31', '2026-06-01'];

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Runs the turns of every writer one after another, and the writers at once. */
async function writeAtOnce(
  work: (tx: Transaction<Tables>, writer: number, turn: number) => Promise<void>,
): Promise<void> {
  const { kysely } = account.api.db;
  await Promise.all(
    numbers(WRITERS).map(async (writer) => {
      for (const turn of numbers(TURNS))
        await kysely.transaction().execute((tx) => work(tx, writer, turn));
    }),
  );
}

/** Returns items forwards for even writers, backwards for odd ones. */
const inOrderOf = <T>(writer: number, items: readonly T[]): readonly T[] =>
  writer % 2 === 0 ? items : items.toReversed();

/** Adds one visit and lead of a rival, and as many shared ones. */
async function addRival(tx: Transaction<Tables>, writer: number, day: string): Promise<void> {
  const key = `k${writer % 3}`;
  const days = () =>
    sql`
      insert into rival_days as d (category_id, city_id, rival_key, name, day, visits, leads, deals)
      values (1, 1, ${key}, ${key}, ${day}, 1, 1, 0)
      on conflict (category_id, city_id, day, rival_key)
        do update set visits = d.visits + 1, leads = d.leads + 1`.execute(tx);
  const shares = () =>
    sql`
      insert into rival_shares as s (provider_id, rival_key, name, day, shared_visitors, shared_leads)
      values (${account.garden}, ${key}, ${key}, ${day}, 1, 1)
      on conflict (provider_id, day, rival_key)
        do update set shared_visitors = s.shared_visitors + 1, shared_leads = s.shared_leads + 1`.execute(
      tx,
    );
  for (const write of inOrderOf(writer, [days, shares])) await write();
}

/** Adds a visit and a lead of both providers. */
async function addEvents(
  tx: Transaction<Tables>,
  day: string,
  { writer, turn }: { writer: number; turn: number },
): Promise<void> {
  const at = `${day}T1${writer}:30:00.000Z`;
  const { api, garden, studio } = account;
  const within = { ...account, api: { ...api, db: { ...api.db, kysely: tx } } };
  for (const provider_id of inOrderOf(writer, [garden, studio])) {
    const visit = {
      provider_id,
      visit_key: `${writer} ${turn} ${day}`,
      session_key: `s${writer}`,
      visitor_key: `v${writer}`,
      couple_id: null,
      source: 'search' as const,
      at,
    };
    await receiveVisits(tx, [visit]);
    await addLead(within, { provider_id, created_at: at });
  }
}

const rowsOf = async (query: ReturnType<typeof sql<object>>) =>
  (await query.execute(account.api.db.kysely)).rows;

const countFacts = () =>
  rowsOf(sql<object>`
    select provider_id, day, visits, sessions, leads, visit_hours, lead_hours from provider_days order by 1, 2`);

test('writers of visits, leads and rivals at once neither wait in a circle nor lose a figure', async () => {
  const { db } = account.api;
  let isDone = false;
  const refresh = async () => {
    while (!isDone) await refreshStaleDays(db);
  };
  const writing = writeAtOnce(async (tx, writer, turn) => {
    for (const day of inOrderOf(writer, DAYS)) {
      await addEvents(tx, day, { writer, turn });
      await addRival(tx, writer, day);
    }
  }).finally(() => (isDone = true));
  await Promise.all([writing, refresh(), refresh()]);
  await refreshStaleDays(db);

  const each = WRITERS * TURNS;
  const facts = await countFacts();
  expect(facts).toHaveLength(2 * DAYS.length);
  for (const fact of facts) expect(fact).toMatchObject({ visits: each, sessions: 8, leads: each });
  const total = each * DAYS.length;
  expect(
    await rowsOf(sql<object>`
      select sum(visits)::int as visits, sum(leads)::int as leads,
        (select sum(shared_visitors)::int from rival_share_months) as shared_visitors,
        (select sum(shared_leads)::int from rival_share_months) as shared_leads
      from rival_months`),
  ).toEqual([{ visits: total, leads: total, shared_visitors: total, shared_leads: total }]);

  const months = () =>
    rowsOf(sql<object>`
      select m.*, s.shared_visitors, s.shared_leads
      from rival_months m full join rival_share_months s using (month, rival_key) order by month, rival_key`);
  const kept = await months();
  expect(kept).toHaveLength(3 * 3);
  await rebuildDays(db);
  expect([await months(), await countFacts()]).toEqual([kept, facts]);
}, 60_000);
