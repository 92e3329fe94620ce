import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import type { Caller } from '../../support/api.ts';
import { noFigures } from '../../support/noFigures.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';

type Figures = Schemas['StatFigures'];
type Row = Record<string, unknown>;

const period = { from: '2026-09-01', to: '2026-11-21' };
const ZONE_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

let api: DemoApi;
let ayse: Caller;
let raw: { visits: Row[]; leads: Row[]; ads: Row[] };
let onDay: { visits: Map<string, Row[]>; leads: Map<string, Row[]>; ads: Map<string, Row[]> };
beforeAll(async () => {
  api = await demoApi();
  const [user] = await api.rows(`select id from customer_users where username = 'ayse'`);
  ayse = await api.signedInAs(Number(user?.['id']));
  const own = 'provider_id in (1, 2, 3)';
  raw = {
    visits: await api.rows(`select * from visit_logs where ${own}`),
    leads: await api.rows(
      `select * from leads where ${own} and spam_status is distinct from 'confirmed'`,
    ),
    ads: await api.rows(`select * from ad_figures where ${own}`),
  };
  onDay = {
    visits: byDay(raw.visits, 'at'),
    leads: byDay(raw.leads, 'created_at'),
    ads: byDay(raw.ads, 'at'),
  };
}, 120_000);
afterAll(() => api.close());

/** Converts the instant of a row to Istanbul's wall clock; Istanbul has had no summer time since 2016. */
const clock = (row: Row, column: string) =>
  new Date(new Date(String(row[column])).getTime() + ZONE_MS);
const dayOf = (row: Row, column: string) => clock(row, column).toISOString().slice(0, 10);
const hourOf = (row: Row, column: string) => {
  const at = clock(row, column);
  return ((at.getUTCDay() + 6) % 7) * 24 + at.getUTCHours();
};
const within = (row: Row, column: string, { from, to }: Schemas['StatPeriod']) =>
  from <= dayOf(row, column) && dayOf(row, column) <= to;
const sum = (rows: Row[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
const isDeal = (row: Row) => row['status'] === 'deal';

/** Maps rows by provider and day. */
function byDay(rows: Row[], column: string): Map<string, Row[]> {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${String(row['provider_id'])} ${dayOf(row, column)}`;
    days.set(key, [...(days.get(key) ?? []), row]);
  }
  return days;
}

/** Computes the figures of one provider on one day from the raw rows. */
function figuresOf(id: number, day: string): Figures {
  const on = (rows: Map<string, Row[]>) => rows.get(`${id} ${day}`) ?? [];
  const [visits, leads, ads] = [on(onDay.visits), on(onDay.leads), on(onDay.ads)];
  const anonymous = visits.filter((row) => row['couple_id'] === null);
  return {
    visits: visits.length,
    sessions: new Set(visits.map((row) => row['session_key'])).size,
    anonymousVisitors: new Set(anonymous.map((row) => row['visitor_key'])).size,
    impressions: sum(ads, 'impressions'),
    reach: sum(ads, 'reach'),
    leads: leads.length,
    prepaidLeads: leads.filter((row) => row['is_prepaid'] === true).length,
    deals: leads.filter(isDeal).length,
    incomeMinor: 100 * sum(leads.filter(isDeal), 'deal_amount'),
  };
}

function added(all: Figures[]): Figures {
  const total = { ...noFigures };
  for (const one of all)
    // cast: an object literal's own keys
    for (const name of Object.keys(total) as (keyof Figures)[]) total[name] += one[name];
  return total;
}

function daysOf({ from, to }: Schemas['StatPeriod']): string[] {
  const first = Date.parse(from);
  return Array.from({ length: (Date.parse(to) - first) / DAY_MS + 1 }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Computes the whole report of a period from the raw rows. */
function expected(period: Schemas['StatPeriod'], hours: { rows: Row[]; column: string }) {
  const byDay = daysOf(period).map((day) => ({
    day,
    of: [1, 2, 3].map((id) => figuresOf(id, day)),
  }));
  const week = Array.from({ length: 168 }, () => 0);
  for (const row of hours.rows.filter((one) => within(one, hours.column, period))) {
    const hour = hourOf(row, hours.column);
    week[hour] = (week[hour] ?? 0) + 1;
  }
  return {
    figures: added(byDay.flatMap(({ of }) => of)),
    days: byDay.map(({ day, of }) => ({ day, ...added(of) })),
    providers: [1, 2, 3].map((id, index) => ({
      providerId: id,
      figures: added(byDay.map(({ of }) => of[index] ?? noFigures)),
    })),
    hours: week,
  };
}

const visitHours = () => ({ rows: raw.visits, column: 'at' });
const leadHours = () => ({ rows: raw.leads, column: 'created_at' });

test.each([
  ['visits', visitHours],
  ['advertising', visitHours],
  ['deals', leadHours],
] as const)('every day, provider and hour of %s is counted from its rows', async (kind, hours) => {
  const query = period;
  const reports = {
    visits: async () => (await api.ok(ayse, 'getVisitReport', { query })).data,
    advertising: async () => (await api.ok(ayse, 'getAdvertisingReport', { query })).data,
    deals: async () => (await api.ok(ayse, 'getDealReport', { query })).data.report,
  };
  const report = await reports[kind]();
  expect(report).toMatchObject(expected(period, hours()));
  expect(report.figures.leads * report.figures.deals * report.figures.impressions).toBeGreaterThan(
    0,
  );
  const before = expected(report.beforePeriod ?? period, hours());
  expect([report.before, report.daysBefore]).toEqual([before.figures, before.days]);
});

/** Adds days up to the weeks of their period, or to calendar months. */
function steps(days: Schemas['StatDay'][], step: 'week' | 'month'): Schemas['StatDay'][] {
  const groups = new Map<string, Schemas['StatDay'][]>();
  for (const [index, row] of days.entries()) {
    const key = step === 'week' ? String(Math.floor(index / 7)) : row.day.slice(0, 7);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((rows) => ({ day: rows[0]?.day ?? '', ...added(rows) }));
}

test.each([
  ['week', '2026-06-10', 'previous'],
  ['week', '2025-05-11', 'year'],
  ['month', '2025-01-15', 'year'],
] as const)('a %s adds up its days from %s on, compared with %s', async (step, from, compare) => {
  // The demo account is younger than the days that both periods share.
  await api.rows(`insert into provider_days (customer_id, provider_id, day, visits)
    select customer_id, id, '2025-10-01'::date + n, n from providers, generate_series(1, 80) n where id in (1, 2)
    on conflict do nothing`);
  const query = { from, to: '2026-11-21', compare };
  const { data: daily } = await api.ok(ayse, 'getVisitReport', { query });
  const { data } = await api.ok(ayse, 'getVisitReport', { query: { ...query, step } });
  expect(data).toEqual({
    ...daily,
    step,
    days: steps(daily.days, step),
    daysBefore: steps(daily.daysBefore, step),
  });
});

test('the months of the previous period are as many and as long, and lose no day', async () => {
  const query = { from: '2026-08-10', to: '2026-11-21', compare: 'previous' } as const;
  const { data } = await api.ok(ayse, 'getVisitReport', { query: { ...query, step: 'month' } });
  const { data: daily } = await api.ok(ayse, 'getVisitReport', { query });
  expect(data.daysBefore.map(({ day }) => day)).toEqual([
    '2026-04-28',
    '2026-05-20',
    '2026-06-19',
    '2026-07-20',
  ]);
  expect(added(data.daysBefore)).toEqual(daily.before);
  const second = daily.daysBefore.slice(22, 52);
  expect([second[0]?.day, second.length]).toEqual(['2026-05-20', 30]);
  expect(data.daysBefore[1]).toMatchObject(added(second));
});

test('every month, weekday and provider of the weddings is counted from its rows', async () => {
  const year = { from: '2026-11-21', to: '2027-11-20' };
  const { data } = await api.ok(ayse, 'getWeddingReport', { query: year });
  const dayOfWedding = (row: Row) =>
    row['wedding_date'] === null ? '' : dayOf(row, 'wedding_date');
  const weddings = raw.leads.filter(
    (row) => year.from <= dayOfWedding(row) && dayOfWedding(row) <= year.to,
  );
  const figures = (rows: Row[]) => ({
    leads: rows.length,
    deals: rows.filter(isDeal).length,
    guests: sum(rows.filter(isDeal), 'estimated_guest_count'),
    incomeMinor: 100 * sum(rows.filter(isDeal), 'deal_amount'),
  });
  expect(data.figures).toMatchObject(figures(weddings));
  for (const month of data.months)
    expect(month).toMatchObject(
      figures(weddings.filter((row) => dayOfWedding(row).startsWith(month.month))),
    );
  for (const provider of data.providers)
    expect(provider.figures).toMatchObject(
      figures(weddings.filter((row) => Number(row['provider_id']) === provider.providerId)),
    );
  const weekdays = [0, 0, 0, 0, 0, 0, 0];
  for (const row of weddings.filter(isDeal)) {
    const day = (new Date(`${dayOfWedding(row)}T00:00:00Z`).getUTCDay() + 6) % 7;
    weekdays[day] = (weekdays[day] ?? 0) + 1;
  }
  expect(data.weekdays).toEqual(weekdays);
  expect(data.figures.deals).toBeGreaterThan(10);
});

test('the previous rates of rivals equal those of their own days', async () => {
  const params = { id: 1 };
  const { data } = await api.ok(ayse, 'getRivalsViewToLead', { params, query: period });
  const { from, to } = data.beforePeriod ?? period;
  const past = await api.ok(ayse, 'getRivalsViewToLead', {
    params,
    query: { from, to, compare: 'none' },
  });
  const { own, average, rank } = past.data;
  expect([from, to]).toEqual(['2026-06-11', '2026-08-31']);
  expect(data.before).toEqual({ own, average, rank });
  expect(own).toBeGreaterThan(0);
  expect([past.data.beforePeriod, past.data.before]).toEqual([null, null]);
});

test('every part of the providers’ scores is counted from its rows', async () => {
  const [prices, reviews, debts] = [
    await api.rows('select provider_id, expire_at::text from catalogs'),
    await api.rows(`select provider_id, star from provider_testimonials where status = 'active'`),
    await api.rows(`select provider_id from payments where status = 'overdue'`),
  ];
  const today = '2026-11-21';
  const before = (days: number) =>
    new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  const percent = (part: Row[], whole: Row[]) =>
    whole.length === 0 ? null : Math.round((100 * part.length) / whole.length);
  const instant = (value: unknown) => new Date(String(value)).getTime();
  const { data } = await api.ok(ayse, 'getProviderScores', {});
  expect(data.map(({ providerId }) => providerId)).toEqual([1, 2, 3]);
  for (const { providerId, parts, score, risk, hasDebt } of data) {
    const own = (rows: Row[]) => rows.filter((row) => Number(row['provider_id']) === providerId);
    const leads = own(raw.leads).filter((row) => row['is_masked'] === false);
    const isAnswered = (row: Row) => row['answered_at'] !== null;
    const rated = leads.filter(
      (row) =>
        dayOf(row, 'created_at') >= before(30) &&
        (isAnswered(row) || api.now.value.getTime() - instant(row['created_at']) >= DAY_MS),
    );
    const inTime = (row: Row) =>
      isAnswered(row) && instant(row['answered_at']) - instant(row['created_at']) <= DAY_MS;
    const old = leads.filter(
      (row) => '2026-05-21' <= dayOf(row, 'created_at') && dayOf(row, 'created_at') < before(60),
    );
    const over = ['deal', 'rejected', 'not_wedding', 'other_firm'];
    const stars = own(reviews);
    const page = (await api.ok(ayse, 'getProvider', { params: { id: providerId } })).data;
    const percents = {
      response: percent(rated.filter(inTime), rated),
      completeness: page.completeness,
      reviews:
        stars.length === 0 ? null : Math.round((100 * sum(stars, 'star')) / stars.length / 5),
      prices: percent(
        own(prices).filter((row) => String(row['expire_at']) >= today),
        own(prices),
      ),
      deals: percent(
        old.filter((row) => over.includes(String(row['status']))),
        old,
      ),
    };
    expect(Object.fromEntries(parts.map((part) => [part.name, part.percent]))).toEqual(percents);
    const measured = parts.filter((part) => part.percent !== null);
    const points = measured.reduce((all, part) => all + part.weight * (part.percent ?? 0), 0);
    const possible = measured.reduce((all, part) => all + part.weight, 0);
    expect(score).toBe(Math.round(points / possible));
    expect(hasDebt).toBe(own(debts).length > 0);
    expect(risk).toBe(Math.min(100, 100 - Math.round(points / possible) + (hasDebt ? 20 : 0)));
  }
});
