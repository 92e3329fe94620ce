import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
afterAll(() => account.api.close());

const YEAR_START = Date.parse('2025-11-21T00:00:00Z');
const MINUTE_MS = 60_000;

/** Instants of a year, midnight in Istanbul and its neighbours among them. */
const instants = fc
  .oneof(
    fc.integer({ min: 0, max: 365 * 24 * 60 }),
    fc
      .integer({ min: 0, max: 364 })
      .chain((day) => fc.constantFrom(-1, 0, 1).map((minute) => day * 24 * 60 + 21 * 60 + minute)),
  )
  .map((minutes) => new Date(YEAR_START + minutes * MINUTE_MS).toISOString());

type Event =
  | { kind: 'visit'; key: number; at: string; isKnown: boolean }
  | { kind: 'ad'; key: number; at: string }
  | { kind: 'lead'; key: number; at: string; fate: 'deal' | 'spam' | 'removed' | 'moved' | 'open' };

const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('visit' as const),
      key: fc.integer({ min: 0, max: 20 }),
      at: instants,
      isKnown: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('ad' as const), key: fc.nat(3), at: instants }),
    fc.record({
      kind: fc.constant('lead' as const),
      key: fc.nat(),
      at: instants,
      fate: fc.constantFrom('deal', 'spam', 'removed', 'moved', 'open'),
    }),
  ),
  { minLength: 10, maxLength: 30 },
);

/** A year of events, and a shuffled copy. */
const replays = events.chain((year) =>
  fc.tuple(
    fc.constant(year),
    fc.shuffledSubarray(year, { minLength: year.length, maxLength: year.length }),
  ),
);

async function happen(event: Event): Promise<void> {
  const { api, garden, studio, customerId } = account;
  const { kysely } = api.db;
  const { key, at } = event;
  if (event.kind === 'visit') {
    const visit = {
      provider_id: key % 2 === 0 ? garden : studio,
      // The same visit may be reported twice; its instant is part of its key.
      visit_key: `${key}-${at}`,
      session_key: `s${key % 7}`,
      visitor_key: `v${key % 5}`,
      couple_id: null,
      source: 'search' as const,
      at,
    };
    await kysely.transaction().execute((tx) => receiveVisits(tx, [visit, visit]));
  } else if (event.kind === 'ad') {
    await sql`
      insert into ad_figures (customer_id, provider_id, placement, at, impressions, reach)
      values (${customerId}, ${garden}, ${`p${key}`}, ${at}, ${key + 5}, ${key})
      on conflict (provider_id, at, placement) do update set impressions = excluded.impressions`.execute(
      kysely,
    );
  } else {
    const { leadId } = await addLead(account, { created_at: at });
    const change = kysely.updateTable('leads').where('id', '=', leadId);
    if (event.fate === 'deal')
      await change.set({ status: 'deal', deal_amount: 1 + (key % 90_000) }).execute();
    if (event.fate === 'spam') await change.set({ spam_status: 'confirmed' }).execute();
    if (event.fate === 'moved') await change.set({ provider_id: studio }).execute();
    if (event.fate === 'removed')
      await kysely.deleteFrom('leads').where('id', '=', leadId).execute();
  }
}

/** Returns all daily figures as text, sorted by day. */
async function facts(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select d::text as text from provider_days d order by 1`.execute(account.api.db.kysely);
  return rows.map(({ text }) => text);
}

/** Counts visits, leads and deals per day directly from the events. */
async function counted(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', provider_id, day, sum(visits), sum(shown), sum(leads), sum(deals)) as text from (
      select provider_id, (at at time zone 'Europe/Istanbul')::date as day, 1 as visits, 0 as shown, 0 as leads, 0 as deals
      from visit_logs
      union all select provider_id, (at at time zone 'Europe/Istanbul')::date, 0, impressions, 0, 0 from ad_figures
      union all select provider_id, (created_at at time zone 'Europe/Istanbul')::date, 0, 0, 1, (status = 'deal')::int
      from leads where spam_status is distinct from 'confirmed'
    ) e group by provider_id, day order by 1`.execute(account.api.db.kysely);
  return rows.map(({ text }) => text);
}

async function shown(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', provider_id, day, visits, impressions, leads, deals) as text from provider_days order by 1`.execute(
    account.api.db.kysely,
  );
  return rows.map(({ text }) => text);
}

async function empty(): Promise<void> {
  for (const table of ['visit_logs', 'ad_figures', 'leads', 'provider_days', 'stale_days'])
    await sql`delete from ${sql.table(table)}`.execute(account.api.db.kysely);
}

test('a year of events gives the same facts in any order, with delays, repeats and deletions', async () => {
  await fc.assert(
    fc.asyncProperty(replays, fc.infiniteStream(fc.nat(5)), async ([year, shuffled], chance) => {
      const results: string[][] = [];
      for (const order of [year, year.toReversed(), shuffled]) {
        await empty();
        for (const event of order) {
          await happen(event);
          if (chance.next().value === 0) await refreshStaleDays(account.api.db);
        }
        await Promise.all([refreshStaleDays(account.api.db), refreshStaleDays(account.api.db)]);
        expect(await shown()).toEqual(await counted());
        results.push(await facts());
      }
      expect(results[1]).toEqual(results[0]);
      expect(results[2]).toEqual(results[0]);
      await rebuildDays(account.api.db);
      expect(await facts()).toEqual(results[0]);
    }),
    { numRuns: 6 },
  );
}, 60_000);

test('a rolled back event marks no day as stale', async () => {
  const { api, garden } = account;
  await empty();
  const undone = api.db.kysely.transaction().execute(async (tx) => {
    const visit = {
      session_key: 's',
      visitor_key: 'v',
      couple_id: null,
      source: 'direct' as const,
    };
    await receiveVisits(tx, [
      { ...visit, provider_id: garden, visit_key: 'x', at: '2026-11-20T12:00:00Z' },
    ]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await refreshStaleDays(api.db)).toBe(0);
  expect(await facts()).toEqual([]);
});
