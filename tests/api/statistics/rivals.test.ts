import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { asTenant } from '../../../server/db/tenant.ts';
import type { Caller } from '../../support/api.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';
import { rivalReports } from './rivalReports.ts';

const COMPARES = ['none', 'previous', 'year'] as const;
/** Days on which every rival of the demo has visits, leads and deals. */
const period = { from: '2026-06-01', to: '2026-11-21' };
const MONTHS = ['06', '08', '10'].map((month) => ({
  from: `2026-${month}-01`,
  to: `2026-${month}-30`,
}));
const WEEKS = ['2026-05-21', '2026-10-30'].map((from) => ({
  from,
  to: new Date(Date.parse(from) + 6 * 86_400_000).toISOString().slice(0, 10),
}));
const PERIODS = [
  period,
  { from: '2025-11-22', to: '2026-11-21' },
  { from: '2026-11-01', to: '2026-11-21' },
  { from: '2026-11-21', to: '2026-11-21' },
  ...MONTHS,
  ...WEEKS,
];

let api: DemoApi;
let ayse: Caller;
beforeAll(async () => {
  api = await demoApi();
}, 120_000);
beforeEach(async () => {
  api.now.value = new Date('2026-11-21T09:00:00.000Z');
  ayse = await signIn();
});
afterAll(() => api.close());

async function signIn(): Promise<Caller> {
  const [user] = await api.rows(`select id from customer_users where username = 'ayse'`);
  return api.signedInAs(Number(user?.['id']));
}

type Query = Schemas['StatPeriod'] & { compare?: (typeof COMPARES)[number] };

async function providersOf(
  id: number,
  operation: (typeof rivalReports)[number] = 'getRivalsViewToLead',
  query: Query = period,
) {
  return (await api.ok(ayse, operation, { params: { id }, query })).data.providers;
}

const isNamed = ({ name }: { name: string | null }) => name !== null;

const namesOf = async (id: number): Promise<string[]> =>
  (await providersOf(id)).flatMap(({ name }) => name ?? []).toSorted();

/** Ranks the rivals of a provider by a sum of the twelve complete months before the demo's current one. */
async function ranked(table: string, sum: string): Promise<string[]> {
  const rows = await api.rows(`select max(name) as name from ${table}
    and day between '2025-11-01' and '2026-10-31' group by rival_key order by sum(${sum}) desc, rival_key`);
  return rows.map(({ name }) => String(name));
}

const sharesOf = (id: number) => `rival_shares where provider_id = ${id}`;
const INCI = 'rival_days where category_id = 2 and city_id = 35';

test.each([
  [1, 3, 'category_id = 21 and city_id = 34'],
  [3, 1, 'category_id = 2 and city_id = 35'],
])(
  'reports of every metric, period and comparison name the same rivals of provider %i, at most %i',
  async (id, named, market) => {
    const rivals = await api.rows(`select distinct name from rival_days where ${market}`);
    const expected = (await ranked(sharesOf(id), 'shared_leads')).slice(0, named).toSorted();
    const found = new Set<string>();
    for (const operation of rivalReports)
      for (const days of PERIODS)
        for (const compare of COMPARES) {
          const query = { ...days, compare };
          const response = await api.send(ayse, operation, { params: { id }, query });
          expect(response.statusCode).toBe(200);
          for (const { name } of rivals)
            if (response.body.includes(String(name))) found.add(String(name));
        }
    expect([...found].toSorted()).toEqual(expected);
    expect([rivals.length, expected.length]).toEqual([8, named]);
    for (const operation of rivalReports) {
      const providers = await providersOf(id, operation);
      expect(providers).toHaveLength(8);
      expect(providers.flatMap(({ name }) => name ?? []).toSorted()).toEqual(expected);
    }
  },
);

test('the named rivals change on the first day of a month in Istanbul, and not before', async () => {
  const before = await namesOf(1);
  const [late] = (await ranked(sharesOf(1), 'shared_leads')).slice(-1);
  const november = `provider_id = 1 and name = '${late}' and day = '2026-11-10'`;
  await api.rows(`update rival_shares set shared_leads = shared_leads + 10000 where ${november}`);
  expect(await namesOf(1)).toEqual(before);
  api.now.value = new Date('2026-11-30T20:59:59.000Z');
  ayse = await signIn();
  expect(await namesOf(1)).toEqual(before);
  api.now.value = new Date('2026-11-30T21:00:00.000Z');
  ayse = await signIn();
  const after = await namesOf(1);
  await api.rows(`update rival_shares set shared_leads = shared_leads - 10000 where ${november}`);
  expect(after).toContain(late);
  expect(after).toHaveLength(3);
  expect(after.filter((name) => !before.includes(name))).toEqual([late]);
});

test('rivals without shared leads are named by their leads, then by their key', async () => {
  await api.rows(`delete from ${sharesOf(3)}`);
  expect(await namesOf(3)).toEqual((await ranked(INCI, 'leads')).slice(0, 1));
  await api.rows(`update ${INCI.replace('where', 'set visits = 50, leads = 5 where')}`);
  const [first] = await api.rows(`select name from ${INCI} order by rival_key limit 1`);
  expect(await namesOf(3)).toEqual([first?.['name']]);
});

test('the order of equal rates does not depend on who the unnamed rivals are', async () => {
  const named = await namesOf(1);
  await api.rows(`update rival_days set visits = 50, leads = 5 where category_id = 21`);
  expect(await providersOf(1)).toEqual([
    ...named.map((name) => ({ name, rate: 10 })),
    ...Array.from({ length: 5 }, () => ({ name: null, rate: 10 })),
  ]);
});

/** Returns every name that any report of provider 1 contains. */
async function namesInReports(): Promise<string[]> {
  const found = new Set<string>();
  for (const operation of rivalReports)
    for (const days of PERIODS)
      for (const { name } of await providersOf(1, operation, days))
        if (name !== null) found.add(name);
  return [...found].toSorted();
}

test('a tie at the last named rival is decided by leads, then by key, alike in every report', async () => {
  const names = await api.rows(`select rival_key, max(name) as name from rival_days
    where category_id = 21 group by rival_key`);
  const nameOf = (...at: number[]) =>
    names
      .filter((row) => at.some((one) => row['rival_key'] === `21-34-${one}`))
      .map((row) => String(row['name']))
      .toSorted();
  await api.rows(
    `update ${sharesOf(1).replace(
      'where',
      `set shared_leads = case rival_key
    when '21-34-6' then 9 when '21-34-7' then 8 when '21-34-2' then 5 when '21-34-5' then 5 else 4 end where`,
    )}`,
  );
  const leads = (at: number, count: number) =>
    api.rows(`update rival_days set leads = ${count} where rival_key = '21-34-${at}'`);
  await api.rows(`update rival_days set visits = 50, leads = 40 where category_id = 21`);
  await leads(2, 3);
  await leads(5, 4);
  expect(await namesInReports()).toEqual(nameOf(6, 7, 5));
  await leads(2, 5);
  expect(await namesInReports()).toEqual(nameOf(6, 7, 2));
  // Equal in both; the row of the larger key is written last, then that of the smaller one.
  for (const last of [5, 2]) {
    await leads(last, 5);
    expect(await namesInReports()).toEqual(nameOf(6, 7, 2));
  }
});

test('a renamed rival has its latest name in every report', async () => {
  const [name] = await namesOf(1);
  await api.rows(
    `update rival_days set name = 'Eski' where name = '${name}' and day < '2026-09-01'`,
  );
  await api.rows(
    `update rival_shares set name = 'Eski' where name = '${name}' and day < '2026-09-01'`,
  );
  for (const operation of rivalReports)
    for (const days of [period, { from: '2026-07-01', to: '2026-07-31' }]) {
      const names = (await providersOf(1, operation, days)).map((firm) => firm.name);
      expect(names).toContain(name);
      expect(names).not.toContain('Eski');
    }
});

test.each([
  [0, 0, 0],
  [1, 8, 1],
  [100, 8, 8],
])('with access %i a report has %i rivals and %i names', async (access, total, named) => {
  await api.rows(`update providers set rival_stats_access = ${access} where id = 1`);
  for (const operation of rivalReports) {
    const providers = await providersOf(1, operation);
    expect([providers.length, providers.filter(isNamed).length]).toEqual([total, named]);
  }
});

test('the function of the previous release names the same rivals, and only for its account', async () => {
  await api.rows(`update providers set rival_stats_access = 3 where id = 1`);
  const [user] = await api.rows(
    `select id, customer_id from customer_users where username = 'ayse'`,
  );
  const tenant = { customerId: Number(user?.['customer_id']), userId: Number(user?.['id']) };
  const rates = (by: typeof tenant, today: string) =>
    api.db.kysely.transaction().execute(async (tx) => {
      await asTenant(tx, by);
      const { rows } = await sql<{ name: string | null }>`
        select * from rival_rates(1, 'view_to_lead', ${period.from}, ${period.to}${sql.raw(today)})`.execute(
        tx,
      );
      return rows;
    });
  const today = `, (now() at time zone 'Europe/Istanbul')::date`;
  const previous = await rates(tenant, '');
  expect(previous).toHaveLength(8);
  expect(previous).toEqual(await rates(tenant, today));
  expect((await rates(tenant, `, date '2026-11-21'`)).filter(isNamed)).toHaveLength(3);
  expect((await rates(tenant, ', null')).filter(isNamed)).toEqual([]);
  const foreign = { ...tenant, customerId: tenant.customerId + 1 };
  expect([await rates(foreign, ''), await rates(foreign, today)]).toEqual([[], []]);
});

test('accounts cannot ask for the names alone', async () => {
  const asked = api.db.kysely.transaction().execute(async (tx) => {
    await sql`set local role panel_app`.execute(tx);
    await sql`select * from named_rivals(1, '2026-11-21')`.execute(tx);
  });
  await expect(asked).rejects.toThrow(/permission denied/);
});
