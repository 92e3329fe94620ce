import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../../server/db/tables.ts';
import { asTenant } from '../../../server/db/tenant.ts';
import { rebuildDays } from '../../../server/features/statistics/commands.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
  await sql`
    update providers set category_id = 1, city_id = 1, rival_stats_access = 2, on_hold = false
    where id = ${account.garden}`.execute(account.api.db.kysely);
});
beforeEach(async () => {
  for (const table of ['rival_days', 'rival_shares', 'provider_days'])
    await sql`delete from ${sql.table(table)}`.execute(account.api.db.kysely);
});
afterAll(() => account.api.close());

const FIRST = Date.parse('2025-10-01');
const DAY_MS = 86_400_000;
const dayAt = (index: number) => new Date(FIRST + index * DAY_MS).toISOString().slice(0, 10);

/** Days of fourteen months, the first and last of a month among them. */
const days = fc
  .oneof(fc.nat(424), fc.constantFrom(0, 30, 31, 60, 61, 91, 92, 150, 151, 395, 396, 424))
  .map(dayAt);
const rivalKeys = fc.constantFrom('a', 'b', 'c');
const counts = fc.integer({ min: 1, max: 60 });

type Event =
  | { kind: 'write'; rows: { key: string; day: string; visits: number; leads: number }[] }
  | { kind: 'correct'; key: string; day: string; visits: number }
  | { kind: 'move'; key: string; from: string; to: string }
  | { kind: 'remove'; from: string; to: string };

const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('write' as const),
        rows: fc.uniqueArray(
          fc.record({ key: rivalKeys, day: days, visits: counts, leads: counts }),
          { minLength: 1, maxLength: 25, selector: ({ key, day }) => `${key} ${day}` },
        ),
      }),
    },
    fc.record({
      kind: fc.constant('correct' as const),
      key: rivalKeys,
      day: days,
      visits: counts,
    }),
    fc.record({ kind: fc.constant('move' as const), key: rivalKeys, from: days, to: days }),
    fc.record({ kind: fc.constant('remove' as const), from: days, to: days }),
  ),
  { minLength: 5, maxLength: 20 },
);

/** Columns of the two tables; rival `c` belongs to another market than `a` and `b`. */
const TABLES = [
  {
    table: sql.ref('rival_days'),
    months: sql.ref('rival_months'),
    market: sql`category_id, city_id`,
    values: (key: string) => (key === 'c' ? sql`2, 1` : sql`1, 1`),
    facts: sql`visits, leads, deals`,
    visits: sql.ref('visits'),
    sums: sql`sum(visits), sum(leads), sum(deals)`,
    counts: (visits: number, leads: number) => sql`${visits}, ${leads}, ${leads % 7}`,
  },
  {
    table: sql.ref('rival_shares'),
    months: sql.ref('rival_share_months'),
    market: sql.ref('provider_id'),
    values: (key: string) => sql`${key === 'c' ? account.studio : account.garden}`,
    facts: sql`shared_visitors, shared_leads`,
    visits: sql.ref('shared_visitors'),
    sums: sql`sum(shared_visitors), sum(shared_leads)`,
    counts: (visits: number, leads: number) => sql`${visits}, ${leads}`,
  },
] as const;

async function happen(tx: Transaction<Tables>, event: Event): Promise<void> {
  for (const { table, market, values, facts, visits, counts: countsOf } of TABLES)
    if (event.kind === 'write') {
      const rows = event.rows.map(
        (row) =>
          sql`(${values(row.key)}, ${row.key}, ${row.key}, ${row.day}, ${countsOf(row.visits, row.leads)})`,
      );
      await sql`
        insert into ${table} (${market}, rival_key, name, day, ${facts}) values ${sql.join(rows)}
        on conflict (${market}, day, rival_key) do update set ${visits} = excluded.${visits}`.execute(
        tx,
      );
    } else if (event.kind === 'correct') {
      await sql`
        update ${table} set ${visits} = ${event.visits} where rival_key = ${event.key} and day >= ${event.day}`.execute(
        tx,
      );
    } else if (event.kind === 'move') {
      await sql`
        update ${table} t set day = ${event.to} where rival_key = ${event.key} and day = ${event.from}
          and not exists (select from ${table} o where o.rival_key = t.rival_key and o.day = ${event.to})`.execute(
        tx,
      );
    } else {
      await sql`delete from ${table} where day between ${event.from} and ${event.to}`.execute(tx);
    }
}

const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await query.execute(account.api.db.kysely)).rows;

/** Returns the stored months of both tables. */
const stored = () =>
  Promise.all(
    TABLES.map(({ months, market, facts }) =>
      rowsOf(
        sql`select ${market}, month, rival_key, ${facts} from ${months} order by month, rival_key`,
      ),
    ),
  );

/** Sums the months of both tables from their days. */
const counted = () =>
  Promise.all(
    TABLES.map(({ table, market, facts, sums }) =>
      rowsOf(sql`
        select ${market}, month, rival_key, ${facts} from (
          select ${market}, to_char(day, 'YYYY-MM-01')::date as month, rival_key, ${sums} from ${table}
          group by ${market}, month, rival_key
        ) m (${market}, month, rival_key, ${facts}) order by month, rival_key`),
    ),
  );

test('the months of rivals equal their days after any writes, in one or several transactions', async () => {
  const { kysely } = account.api.db;
  await fc.assert(
    fc.asyncProperty(events, fc.infiniteStream(fc.boolean()), async (all, chance) => {
      for (const { table } of TABLES) await sql`delete from ${table}`.execute(kysely);
      expect(await stored()).toEqual([[], []]);
      for (let at = 0; at < all.length;) {
        const size = chance.next().value ? 3 : 1;
        const some = all.slice(at, (at += size));
        await kysely.transaction().execute(async (tx) => {
          for (const event of some) await happen(tx, event);
        });
        expect(await stored()).toEqual(await counted());
      }
      const kept = await stored();
      await rebuildDays(account.api.db);
      expect(await stored()).toEqual(kept);
    }),
    { numRuns: 12 },
  );
}, 60_000);

const write = (key: string, day: string, visits: number): Event => ({
  kind: 'write',
  rows: [{ key, day, visits, leads: 1 }],
});

test('transactions that write the same rival and month at once leave the sums of all', async () => {
  const { kysely } = account.api.db;
  await kysely.transaction().execute((tx) => happen(tx, write('a', '2026-05-31', 1)));
  const writers = [1, 2, 3, 4, 5, 6];
  await Promise.all(
    writers.map((writer) =>
      kysely.transaction().execute(async (tx) => {
        for (const day of [`2026-05-0${writer}`, `2026-05-1${writer}`, '2026-05-31'])
          await happen(tx, write('a', day, writer));
      }),
    ),
  );
  expect(await stored()).toEqual(await counted());
  expect((await rowsOf(sql`select from rival_days`)).length).toBe(1 + 2 * writers.length);
});

test('a rolled back write changes no month', async () => {
  const { kysely } = account.api.db;
  await kysely.transaction().execute((tx) => happen(tx, write('a', '2026-05-03', 4)));
  const before = await stored();
  const undone = kysely.transaction().execute(async (tx) => {
    await happen(tx, write('a', '2026-05-04', 5));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await stored()).toEqual(before);
});

test('the rebuild command replaces wrong, missing and surplus months', async () => {
  const { kysely } = account.api.db;
  await kysely.transaction().execute(async (tx) => {
    for (const day of ['2026-04-30', '2026-05-01', '2026-06-01'])
      await happen(tx, write('a', day, 9));
  });
  const expected = await counted();
  expect(await stored()).toEqual(expected);
  for (const { months, visits } of TABLES) {
    await sql`update ${months} set ${visits} = 1 where month = '2026-04-01'`.execute(kysely);
    await sql`delete from ${months} where month = '2026-05-01'`.execute(kysely);
    await sql`update ${months} set month = '2026-07-01' where month = '2026-06-01'`.execute(kysely);
  }
  await rebuildDays(account.api.db);
  expect(await stored()).toEqual(expected);
});

interface Rate {
  name: string | null;
  rate: number;
}

async function ratesOf(metric: string, from: string, to: string): Promise<Rate[]> {
  const { api, customerId, ayseId, garden } = account;
  return api.db.kysely.transaction().execute(async (tx) => {
    await asTenant(tx, { customerId, userId: ayseId });
    const { rows } = await sql<Rate>`
      select name, rate from rival_rates(${garden}, ${metric}, ${from}, ${to}, '2026-11-21') order by place`.execute(
      tx,
    );
    return rows;
  });
}

/** Part and total of each rate in the days of rivals; the total of a share is that of the own days. */
const RATES = {
  lead_to_deal: ['rival_days', 'deals', 'sum(leads)'],
  view_to_deal: ['rival_days', 'deals', 'sum(visits)'],
  view_to_lead: ['rival_days', 'leads', 'sum(visits)'],
  lead_to_lead: ['rival_shares', 'shared_leads', 'leads'],
  to_similar: ['rival_shares', 'shared_visitors', 'visits'],
} as const;

test('rates of any period of at most a year equal those of its days', async () => {
  const { customerId, garden, api } = account;
  const { kysely } = api.db;
  await sql`
    insert into rival_days (category_id, city_id, rival_key, name, day, visits, leads, deals)
    select 1, 1, k, 'Rakip ' || k, '2025-10-01'::date + n, 20 + (n * ascii(k)) % 31, 1 + (n + ascii(k)) % 5, n % 3
    from unnest('{a,b,c,d}'::text[]) k, generate_series(0, 424) n`.execute(kysely);
  await sql`
    insert into rival_shares (provider_id, rival_key, name, day, shared_visitors, shared_leads)
    select ${garden}, k, 'Rakip ' || k, '2025-10-01'::date + n, (n * ascii(k)) % 7, (n + ascii(k)) % 4
    from unnest('{a,b,c,d}'::text[]) k, generate_series(0, 424) n`.execute(kysely);
  await sql`
    insert into provider_days (customer_id, provider_id, day, visits, leads)
    select ${customerId}, ${garden}, '2025-10-01'::date + n, 5 + n % 9, 1 + n % 3 from generate_series(0, 424) n`.execute(
    kysely,
  );
  await fc.assert(
    fc.asyncProperty(days, fc.nat(365), async (from, length) => {
      const to = new Date(Date.parse(from) + length * DAY_MS).toISOString().slice(0, 10);
      const within = sql`day between ${from} and ${to}`;
      for (const [metric, [table, part, total]] of Object.entries(RATES)) {
        const whole =
          table === 'rival_days'
            ? sql.raw(total)
            : sql`(select sum(${sql.ref(total)}) from provider_days where provider_id = ${garden} and ${within})`;
        const expected = await rowsOf(sql`
          select sum(${sql.ref(part)})::float8 / nullif(${whole}, 0) as rate
          from ${sql.table(table)} where ${within} group by rival_key order by 1 desc`);
        const rates = (await ratesOf(metric, from, to)).map(({ rate }) => ({ rate }));
        expect(rates).toEqual(expected);
      }
    }),
    {
      numRuns: 25,
      // Whole months, parts of one month, two parts of months, and a year from the second of a month.
      examples: [
        ['2026-05-01', 30],
        ['2026-05-01', 60],
        ['2026-05-10', 5],
        ['2026-05-01', 29],
        ['2026-05-02', 29],
        ['2026-05-20', 20],
        ['2025-10-02', 365],
        ['2026-02-28', 0],
      ],
    },
  );
}, 60_000);
