import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildDays, refreshStaleDays } from '../../../server/features/statistics/commands.ts';
import type { Caller } from '../../support/api.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';

let api: DemoApi;
let ayse: Caller;
let zeynep: Caller;
beforeAll(async () => {
  api = await demoApi();
  ayse = await api.signedInAs(await idOf('ayse'));
  zeynep = await api.signedInAs(await idOf('zeynep'));
}, 120_000);
afterAll(() => api.close());

async function idOf(username: string): Promise<number> {
  const rows = await api.rows(`select id from customer_users where username = '${username}'`);
  return Number(rows[0]?.['id']);
}

const DAYS = `'2026-08-01' and '2026-11-21'`;
const period = { from: '2026-08-01', to: '2026-11-21' };

/** Counts raw rows by a query. */
async function counted(query: string): Promise<number> {
  const rows = await api.rows(`select (${query})::bigint as count`);
  return Number(rows[0]?.['count']);
}

const inDays = (column: string) =>
  `provider_id in (1, 2, 3) and (${column} at time zone 'Europe/Istanbul')::date between ${DAYS}`;

test('every figure of the visits equals its raw rows', async () => {
  const { data } = await api.ok(ayse, 'getVisitReport', { query: period });
  const visits = (expression: string) =>
    counted(`select ${expression} from visit_logs where ${inDays('at')}`);
  const daily = (expression: string) =>
    counted(`select sum(n) from (select ${expression} as n from visit_logs where ${inDays('at')}
      group by provider_id, (at at time zone 'Europe/Istanbul')::date) days`);
  const leads = (expression: string) =>
    counted(
      `select ${expression} from leads where ${inDays('created_at')} and spam_status is distinct from 'confirmed'`,
    );
  const ads = (expression: string) =>
    counted(`select sum(${expression}) from ad_figures where ${inDays('at')}`);
  expect(data.figures).toEqual({
    visits: await visits('count(*)'),
    sessions: await daily('count(distinct session_key)'),
    anonymousVisitors: await daily('count(distinct visitor_key) filter (where couple_id is null)'),
    impressions: await ads('impressions'),
    reach: await ads('reach'),
    leads: await leads('count(*)'),
    prepaidLeads: await leads('count(*) filter (where is_prepaid)'),
    deals: await leads(`count(*) filter (where status = 'deal')`),
    incomeMinor: await leads(
      `100 * coalesce(sum(deal_amount::bigint) filter (where status = 'deal'), 0)`,
    ),
  });
  expect(data.figures.visits).toBeGreaterThan(1_000);
  expect(data.days).toHaveLength(113);
  expect(data.hours.reduce((sum, one) => sum + one, 0)).toBe(data.figures.visits);
  const monday9 =
    await visits(`count(*) filter (where extract(isodow from at at time zone 'Europe/Istanbul') = 1
    and extract(hour from at at time zone 'Europe/Istanbul') = 9)`);
  expect(data.hours[9]).toBe(monday9);
  expect(data.staleDays).toBe(0);
});

test('the previous period and the previous year are counted the same way', async () => {
  const week = { from: '2026-11-15', to: '2026-11-21' };
  const before = await api.ok(ayse, 'getVisitReport', {
    query: { from: '2026-11-08', to: '2026-11-14', compare: 'none' },
  });
  const { data } = await api.ok(ayse, 'getVisitReport', { query: week });
  expect(data.beforePeriod).toEqual({ from: '2026-11-08', to: '2026-11-14' });
  expect(data.before).toEqual(before.data.figures);
  expect(data.daysBefore).toEqual(before.data.days);
  expect(before.data.before).toBeNull();
  const year = await api.ok(ayse, 'getVisitReport', { query: { ...week, compare: 'year' } });
  expect(year.data.beforePeriod).toEqual({ from: '2025-11-15', to: '2025-11-21' });
});

test('periods of several years overlap with the previous year, and count shared days in both', async () => {
  const query = { from: '2025-01-01', to: '2026-11-21', compare: 'year' } as const;
  const { data } = await api.ok(ayse, 'getVisitReport', { query });
  const before = await api.ok(ayse, 'getVisitReport', {
    query: { ...(data.beforePeriod ?? period), compare: 'none' },
  });
  expect(data.before).toEqual(before.data.figures);
  expect(data.figures.leads).toBe(
    await counted(`select count(*) from leads where provider_id in (1, 2, 3)
      and spam_status is distinct from 'confirmed' and created_at >= '2024-12-31T21:00:00Z'`),
  );
  const leads = (of: 'figures' | 'before') =>
    data.providers.reduce((sum, one) => sum + (one[of]?.leads ?? 0), 0);
  expect([leads('figures'), leads('before')]).toEqual([data.figures.leads, data.before?.leads]);
  expect(data.before?.visits).toBeGreaterThanOrEqual(0);
});

test('statuses and reasons of the deals equal the leads', async () => {
  const { data } = await api.ok(ayse, 'getDealReport', { query: period });
  const rows = await api.rows(`select status, count(*)::int as count from leads
    where ${inDays('created_at')} and spam_status is distinct from 'confirmed' group by 1`);
  for (const { status, count } of rows)
    expect(data.byStatus).toMatchObject({ [String(status)]: count });
  const { figures } = data.report;
  expect(data.byStatus.deal).toBe(figures.deals);
  const reasons = `select reject_reason_id as "reasonId", count(*)::int as count from leads
    where ${inDays('created_at')} and spam_status is distinct from 'confirmed' and status = 'rejected' group by 1`;
  expect(new Set(data.reasons)).toEqual(new Set(await api.rows(reasons)));
  expect(data.report.hours.reduce((sum, one) => sum + one, 0)).toBe(figures.leads);
});

test.each([
  ['leads', {}],
  ['deals', { status: 'deal' }],
  ['prepaidLeads', { isPrepaid: true }],
] as const)('the list of leads contains as many as %s counts', async (name, filter) => {
  const { data } = await api.ok(ayse, 'getVisitReport', { query: period });
  const query = {
    ...filter,
    isSpam: false,
    createdAtStart: period.from,
    createdAtEnd: period.to,
    limit: 1,
  };
  const { meta } = await api.ok(ayse, 'listLeads', { query });
  expect(meta.total).toBe(data.figures[name]);
  const all = await api.ok(ayse, 'listLeads', { query: { ...query, isSpam: undefined } });
  const spam = await api.ok(ayse, 'listLeads', { query: { ...query, isSpam: true } });
  expect(all.meta.total).toBe(meta.total + spam.meta.total);
});

test('weddings are counted by their own day', async () => {
  const season = { from: '2027-05-01', to: '2027-09-30' };
  const { data } = await api.ok(ayse, 'getWeddingReport', { query: season });
  const [row] = await api.rows(`select count(*)::int as leads,
      (count(*) filter (where status = 'deal'))::int as deals,
      (count(*) filter (where created_at >= '2026-05-20T21:00:00Z'))::int as listed,
      (sum(estimated_guest_count) filter (where status = 'deal'))::int as guests,
      (sum(deal_amount::bigint * 100) filter (where status = 'deal'))::float8 as income
    from leads where provider_id in (1, 2, 3) and spam_status is distinct from 'confirmed'
      and wedding_date between '2027-05-01' and '2027-09-30'`);
  expect(data.figures).toMatchObject({
    leads: row?.['leads'],
    deals: row?.['deals'],
    listedLeads: row?.['listed'],
    guests: row?.['guests'],
    incomeMinor: row?.['income'],
  });
  expect(data.months.map(({ month }) => month)).toEqual([
    '2027-05',
    '2027-06',
    '2027-07',
    '2027-08',
    '2027-09',
  ]);
  expect(data.months.reduce((sum, { deals }) => sum + deals, 0)).toBe(data.figures.deals);
  expect(data.weekdays.reduce((sum, one) => sum + one, 0)).toBe(data.figures.deals);
});

test('lists visits of couples with the names of the list of leads', async () => {
  const { data, meta } = await api.ok(ayse, 'listCoupleVisits', {
    query: { ...period, limit: 100 },
  });
  expect(meta.total).toBe(
    await counted(
      `select count(*) from visit_logs v where ${inDays('at')} and couple_id is not null`,
    ),
  );
  expect(data).toHaveLength(100);
  const names = await api.rows(`select shown_name from leads where id = ${data[0]?.leadId}`);
  expect(data[0]?.coupleName).toBe(names[0]?.['shown_name']);
  const oldest = await api.ok(ayse, 'listCoupleVisits', { query: { ...period, sort: 'at' } });
  expect(oldest.data[0]?.at).toBe(oldest.data.map(({ at }) => at).toSorted()[0]);
});

test('rebuilding returns the same facts', async () => {
  const hash = async () =>
    api.rows(
      `select md5(string_agg(d::text, ',' order by d::text)) as hash, count(*)::int as days from provider_days d`,
    );
  const before = await hash();
  await api.rows(`update provider_days set visits = visits + 1, leads = 0`);
  await rebuildDays(api.db);
  expect(await hash()).toEqual(before);
  await api.rows('delete from provider_days');
  await rebuildDays(api.db);
  expect(await hash()).toEqual(before);
  expect(Number(before[0]?.['days'])).toBeGreaterThan(180 * 6);
});

test('the worker recounts changed days, which are marked as stale until then', async () => {
  const query = { from: '2026-11-01', to: '2026-11-21', providerIds: 1 };
  const before = await api.ok(ayse, 'getVisitReport', { query });
  await api.rows(`update leads set status = 'deal', deal_amount = 1000 where id = (
    select id from leads where provider_id = 1 and status = 'negotiating' and spam_status is null
      and created_at >= '2026-11-01' order by id limit 1)`);
  const stale = await api.ok(ayse, 'getVisitReport', { query });
  expect(stale.data.figures).toEqual(before.data.figures);
  expect(stale.data.staleDays).toBeGreaterThan(0);
  await refreshStaleDays(api.db);
  const fresh = await api.ok(ayse, 'getVisitReport', { query });
  expect(fresh.data.figures).toEqual({
    ...before.data.figures,
    deals: before.data.figures.deals + 1,
    incomeMinor: before.data.figures.incomeMinor + 100_000,
  });
  expect(fresh.data.staleDays).toBe(0);
});

test('rejects a package without statistics, and a provider on hold', async () => {
  for (const operation of ['getVisitReport', 'getWeddingReport', 'getDealReport'] as const) {
    const { status, error } = await api.refused(zeynep, operation, {});
    expect([status, error.code]).toEqual([403, 'feature']);
  }
  const hold = await api.signedInAs(await idOf('hold'));
  expect((await api.refused(hold, 'getVisitReport', {})).error.code).toBe('feature');
  const ads = await api.ok(hold, 'getAdvertisingReport', {});
  expect(ads.data.providers).toEqual([]);
});

test('rejects a reversed range at its field', async () => {
  const query = { from: '2026-11-02', to: '2026-11-01' };
  const { status, error } = await api.refused(ayse, 'getVisitReport', { query });
  expect(status).toBe(422);
  expect(error.errors?.map(({ path }) => path)).toEqual(['to']);
});

test('names rivals as far as the package allows, and returns rates only', async () => {
  const report = async (id: number) =>
    (await api.ok(ayse, 'getRivalsLeadToDeal', { params: { id }, query: period })).data;
  const garden = await report(1);
  expect(garden.providers).toHaveLength(8);
  expect(garden.providers.filter(({ name }) => name !== null)).toHaveLength(3);
  expect((await report(3)).providers.filter(({ name }) => name !== null)).toHaveLength(1);
  const rates = garden.providers.map(({ rate }) => rate);
  expect(rates).toEqual(rates.toSorted((one, other) => other - one));
  const [raw] = await api.rows(`select round(1000.0 * sum(deals) / sum(leads)) / 10 as rate, name
    from rival_days where category_id = 21 and city_id = 34 and day between ${DAYS}
      and name = '${garden.providers.find(({ name }) => name !== null)?.name}' group by name`);
  expect(garden.providers).toContainEqual({ name: raw?.['name'], rate: Number(raw?.['rate']) });
  expect(JSON.stringify(garden)).not.toMatch(/leads"|visits"|deals"|key/);
});

const own = (column: string) => inDays(column).replace('in (1, 2, 3)', '= 1');
const leadsOf = (expression: string) =>
  `(select ${expression} from leads where ${own('created_at')} and spam_status is distinct from 'confirmed')`;
const MINE = {
  visits: `(select count(*) from visit_logs where ${own('at')})`,
  leads: leadsOf('count(*)'),
  deals: leadsOf(`count(*) filter (where status = 'deal')`),
};
const PROVIDERS = `rival_days where category_id = 21 and city_id = 34 and day between ${DAYS}`;
const SHARES = `rival_shares where provider_id = 1 and day between ${DAYS}`;

test.each([
  ['getRivalsLeadToDeal', 'deals', 'leads'],
  ['getRivalsViewToDeal', 'deals', 'visits'],
  ['getRivalsViewToLead', 'leads', 'visits'],
  ['getRivalsLeadToLead', 'shared_leads', 'leads'],
  ['getRivalsToSimilar', 'shared_visitors', 'visits'],
] as const)('the rates of %s equal their raw rows', async (operation, part, whole) => {
  const percent = (rate: number) => Math.round(rate * 1_000) / 10;
  const isShare = part === 'shared_leads' || part === 'shared_visitors';
  const rows =
    await api.rows(`select sum(${part})::float8 / ${isShare ? MINE[whole] : `sum(${whole})`} as rate
    from ${isShare ? SHARES : PROVIDERS} group by rival_key order by 1 desc, rival_key`);
  const rates = rows.map((row) => Number(row['rate']));
  const mine = isShare ? null : (await counted(MINE[part])) / (await counted(MINE[whole]));
  const { data } = await api.ok(ayse, operation, { params: { id: 1 }, query: period });
  expect(data.providers.map((firm) => firm.rate)).toEqual(rates.map(percent));
  expect(data.providers).toHaveLength(8);
  expect(data.own).toBe(mine && percent(mine));
  expect(data.average).toBe(percent(rates.reduce((sum, one) => sum + one, 0) / 8));
});

test('rivals are hidden without the package, on hold, and for other accounts', async () => {
  const call = (caller: Caller, id: number) =>
    api.refused(caller, 'getRivalsLeadToDeal', { params: { id } });
  expect((await call(ayse, 2)).error.code).toBe('feature');
  expect((await call(zeynep, 1)).status).toBe(403);
  expect((await call(ayse, 4)).status).toBe(404);
  const names = await sql<{ name: string }>`select name from rival_days`.execute(api.db.kysely);
  expect(names.rows.length).toBeGreaterThan(0);
});

test.each(['rival_days', 'rival_shares', 'rival_months', 'rival_share_months'])(
  'accounts cannot read %s',
  async (table) => {
    const read = api.db.kysely.transaction().execute(async (tx) => {
      await sql`set local role panel_app`.execute(tx);
      await sql`select * from ${sql.table(table)}`.execute(tx);
    });
    await expect(read).rejects.toThrow(/permission denied/);
  },
);
