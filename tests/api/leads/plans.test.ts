import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encodeParameter } from '../../../server/db/parameters.ts';
import { asTenant } from '../../../server/db/tenant.ts';
import type { LeadFilter } from '../../../server/features/leads/store/leadFilter.ts';
import {
  messagesQuery,
  waitingQuery,
} from '../../../server/features/leads/statistics/store/home.ts';
import { pageRatesQuery } from '../../../server/features/leads/statistics/store/pageRates.ts';
import { leadPageQuery, type LeadSort } from '../../../server/features/leads/store/listLeads.ts';
import { reminderPageQuery } from '../../../server/features/leads/activity/store/reminders.ts';
import { coupleSearchQuery } from '../../../server/features/leads/store/search.ts';
import {
  coupleCountsQuery,
  responseTimesQuery,
} from '../../../server/features/leads/statistics/store/stats.ts';
import { statusCountsQuery } from '../../../server/features/leads/statistics/store/statusCounts.ts';
import { leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;

/** Thousands of leads over two years, half of them of another customer. */
beforeAll(async () => {
  account = await leadAccount();
  const { customerId, garden, studio, strangersCustomer, strangersProvider } = account;
  const { kysely } = account.api.db;
  await sql`
    insert into couples (id, customer_id, name)
    select g, case when g % 2 = 0 then ${customerId}::bigint else ${strangersCustomer}::bigint end, 'x'
    from generate_series(1, 8000) g`.execute(kysely);
  await sql`
    insert into leads (
      customer_id, provider_id, couple_id, created_at, updated_at, last_activity_at, status, is_unread,
      is_prepaid, source, couple_name, wedding_date, details_name, organization_type,
      estimated_guest_count, assignee_id)
    select c.customer_id,
      case when c.id % 2 = 1 then ${strangersProvider}::bigint when c.id % 3 = 0 then ${studio}::bigint else ${garden}::bigint end,
      c.id, at, at, at + interval '5 days',
      (array['new', 'pending', 'negotiating', 'offered', 'deal', 'rejected', 'unreachable'])[1 + c.id % 7],
      c.id % 11 = 0, c.id % 17 = 0,
      (array['phone', 'info_request', 'social'])[1 + c.id % 3],
      (array['Elif', 'Çağla', 'Işıl', 'Zeynep'])[1 + c.id % 4] || ' ' || md5(c.id::text),
      case when c.id % 10 > 0 then date '2026-01-01' + (c.id % 700)::int end, 'x',
      (array['wedding', 'henna'])[1 + c.id % 2], nullif(c.id % 500, 0)::int,
      case when c.id % 40 = 0 then ${account.mertId}::bigint end
    from (
      select id, customer_id, timestamptz '2026-11-21 08:00Z' - make_interval(hours => (id * 2.1)::int) as at from couples
    ) c`.execute(kysely);
  await sql`
    update leads set appointment_at = created_at + interval '9 days' where id % 50 = 0`.execute(
    kysely,
  );
  await sql`
    insert into lead_interactions (customer_id, lead_id, type, text, remind_at, reminded_at, created_by, created_at)
    select customer_id, id, 'note_added', 'x', created_at + interval '9 days',
      case when id % 3 = 0 then created_at end, ${account.ayseId}::bigint, created_at
    from leads`.execute(kysely);
  await sql`
    insert into lead_follow_ups (id, customer_id, lead_id, started_by, started_at)
    select id, customer_id, id, ${account.ayseId}::bigint, created_at from leads`.execute(kysely);
  await sql`
    insert into lead_follow_up_steps (customer_id, follow_up_id, lead_id, channel, body, due_at, status)
    select customer_id, id, id, 'sms', 'x', created_at + interval '9 days',
      case when id % 3 = 0 then 'sent' else 'waiting' end
    from leads`.execute(kysely);
  await sql`analyze lead_interactions, lead_follow_ups, lead_follow_up_steps`.execute(kysely);
  // An index-only scan needs rows that are visible to all connections.
  await vi.waitFor(async () => {
    await sql`vacuum analyze leads`.execute(kysely);
    const { rows } = await sql`
      select from pg_class where relname = 'leads' and relallvisible = relpages`.execute(kysely);
    if (rows.length === 0) throw new Error('Some rows are not visible to all');
  }, 20_000);
});
afterAll(() => account.api.close());

/** Returns the execution plan under the tenant's role; `isLarge` disables the other scans to force an index. */
async function explained(query: RawBuilder<unknown>, isLarge = false): Promise<string> {
  const { customerId, ayseId, api } = account;
  return api.db.kysely.transaction().execute(async (tx) => {
    await asTenant(tx, { customerId, userId: ayseId });
    if (isLarge)
      for (const setting of ['enable_bitmapscan', 'enable_seqscan'])
        await sql`set local ${sql.raw(setting)} = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${query}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

/** Returns the filter of the list as it opens. */
function firstFilter(): LeadFilter {
  const { customerId, garden, studio } = account;
  return { customerId, providerIds: [garden, studio], from: '2026-05-20T21:00:00.000Z' };
}

/** Returns the execution plan of a list. */
async function planOf(filter: Partial<LeadFilter>, sort: LeadSort = '-createdAt'): Promise<string> {
  const whole = { ...firstFilter(), ...filter };
  const page = { sort, limit: 25, offset: 0, counted: 10_000 };
  return explained(leadPageQuery(whole, page, 'tr'));
}

test.each([
  ['which every account shares', false],
  ['of one customer', true],
])(
  'the plan %s of a prepared page reads the index of arrivals without a sort',
  async (_name, hasOwnPlan) => {
    const { customerId, ayseId, api } = account;
    const page = { sort: '-createdAt', limit: 25, offset: 0, counted: 10_000 } as const;
    const plan = await api.db.kysely.transaction().execute(async (tx) => {
      await asTenant(tx, { customerId, userId: ayseId });
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
      const { sql: text, parameters } = leadPageQuery(
        firstFilter(),
        page,
        'tr',
        hasOwnPlan,
      ).compile(tx);
      await sql`prepare page as ${sql.raw(text)}`.execute(tx);
      const values = sql.join(parameters.map((value) => sql.lit(encodeParameter(value))));
      const explained = await sql<object>`explain (costs off) execute page(${values})`.execute(tx);
      await sql`deallocate page`.execute(tx);
      return explained.rows.flatMap(Object.values).join('\n');
    });
    expect(plan).toMatch(/Index (Only )?Scan using leads_created on leads l_2\n/);
  },
);

test.each<[LeadSort, string]>([
  ['-createdAt', 'leads_created'],
  ['createdAt', 'leads_created'],
  ['-lastActivityAt', 'leads_activity'],
  ['lastActivityAt', 'leads_activity'],
  ['couple.weddingDate', 'leads_wedding'],
  ['-couple.weddingDate', 'leads_wedding_last'],
  ['couple.name', 'leads_name'],
  ['-couple.name', 'leads_name'],
  ['leadDetails.estimatedGuestCount', 'leads_guests'],
  ['-leadDetails.estimatedGuestCount', 'leads_guests_most'],
])('a page sorted by %s is read from %s in order, without a sort', async (sort, index) => {
  const plan = await planOf({}, sort);
  const scan = `->  Index (Only )?Scan (Backward )?using ${index} on leads l_2\\n`;
  const scope = String.raw`( +InitPlan \d+\n +->  Result\n)?`;
  expect(plan).toMatch(
    new RegExp(`Limit\\n${scope} +->  Result\\n +One-Time Filter.*\\n +${scan}`),
  );
  expect(plan).not.toContain('Seq Scan on leads');
});

test.each<[string, Partial<LeadFilter>]>([
  ['nothing more', {}],
  ['status', { status: ['new', 'pending'] }],
  ['a provider', { providerIds: [1] }],
  ['a kind of event', { organizationType: ['henna'] }],
  ['a source', { source: ['phone'] }],
  ['what is unread', { readStatus: 'unread' }],
  ['what is read', { readStatus: 'read' }],
  ['unread messages', { hasUnreadMessages: true, isSpam: false }],
  ['assisted ones', { isPrepaid: true }],
  ['an assignee', { assigneeId: 2 }],
  ['weddings', { weddingDateStart: '2026-06-01', weddingDateEnd: '2026-06-30' }],
  ['a name, of any age', { coupleName: 'zeynep a', from: undefined }],
  ['days', { from: '2026-11-01T21:00:00.000Z', until: '2026-11-10T21:00:00.000Z' }],
])('filtered by %s, page and count use an index', async (_name, filter) => {
  const plan = await planOf(filter);
  expect(plan).not.toContain('Seq Scan on leads');
  expect(plan.match(/Index (Only )?Scan|Bitmap Index Scan/g)?.length).toBeGreaterThanOrEqual(3);
});

test('joins only the rows of the page, found by id', async () => {
  expect(await planOf({})).toMatch(/Index Scan using leads_pkey on leads l\n/);
});

test('couples are found by name without a table scan, and only hits are joined', async () => {
  const { customerId, garden, studio } = account;
  const reach = { customerId, providerIds: [garden, studio] };
  const plan = await explained(coupleSearchQuery(reach, 'zeynep', 25));
  expect(plan).not.toContain('Seq Scan on leads');
  expect(plan).toMatch(/Index Scan using leads_pkey on leads l\n/);
});

/** Returns the execution plan of the counts of a list's views. */
function countsPlanOf(filter: Partial<LeadFilter>): Promise<string> {
  return explained(statusCountsQuery({ ...firstFilter(), ...filter }, 200_000), true);
}

test.each<[string, Partial<LeadFilter>, string]>([
  ['nothing', {}, 'leads_\\w+'],
  ['a kind of event', { organizationType: ['henna'] }, 'leads_organization'],
  ['a source', { source: ['phone'] }, 'leads_source'],
  ['what is unread', { readStatus: 'unread' }, 'leads_unread'],
  ['assisted ones', { isPrepaid: true }, 'leads_prepaid'],
  ['an assignee', { assigneeId: 2 }, 'leads_assignee'],
])('counts by status, filtered by %s, use only one index', async (_name, filter, index) => {
  const plan = await countsPlanOf(filter);
  expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} on leads l\n`));
  expect(plan.match(/ on leads l/g)).toHaveLength(1);
});

test('counts of weddings use the index in its order', async () => {
  const plan = await countsPlanOf({ weddingDateStart: '2026-06-01', weddingDateEnd: '2026-06-30' });
  expect(plan).toMatch(/Index Only Scan using leads_wedding on leads l\n/);
  expect(plan.match(/ on leads l/g)).toHaveLength(1);
});

test('counts of a name scan no table, and of a rare name read only its rows', async () => {
  const plan = await countsPlanOf({ coupleName: 'zeynep', from: undefined });
  expect(plan).not.toContain('Seq Scan on leads');
  expect(plan).toMatch(/CTE Scan on named l\n/);
  expect(plan).toMatch(/Index Only Scan using leads_search on leads l_1\n/);
});

test('statistics use only the index by arrival', async () => {
  const { customerId, garden, studio } = account;
  const from = '2026-05-20T21:00:00.000Z';
  const scope = { customerId, providerIds: [garden, studio], from, until: undefined };
  const clock = { responseMs: 86_400_000, rateFrom: '2026-10-21T21:00:00.000Z' };
  const deadlines = { missed: '2026-11-20T08:00:00.000Z', near: '2026-11-20T12:00:00.000Z' };
  for (const query of [
    responseTimesQuery(scope, clock),
    coupleCountsQuery(scope, deadlines, ['2026-10-31T21:00:00.000Z']),
  ])
    expect(await explained(query, true)).toMatch(
      /Index Only Scan using leads_created on leads l\n/,
    );
});

test('statistics of a rare name read only its rows', async () => {
  const { customerId, garden, studio } = account;
  const from = '1999-12-31T22:00:00.000Z';
  const scope = { customerId, providerIds: [garden, studio], from, until: undefined };
  const clock = { responseMs: 86_400_000, rateFrom: '2026-10-21T21:00:00.000Z' };
  const plan = await explained(
    responseTimesQuery({ ...scope, coupleName: 'zeynep a' }, clock),
    true,
  );
  expect(plan).toMatch(/CTE Scan on named l_1\n/);
  expect(plan).not.toContain('Seq Scan on leads');
});

test.each(['open', 'done'] as const)(
  'each kind of reminder that is %s uses an index',
  async (status) => {
    const { customerId, garden, studio } = account;
    const days = { from: '2026-11-20T21:00:00.000Z', until: '2026-11-21T21:00:00.000Z' };
    const filter = {
      customerId,
      providerIds: [garden, studio],
      status,
      kinds: undefined,
      mine: undefined,
      ...days,
      windowStart: '2026-05-20T21:00:00.000Z',
      today: '2026-11-20T21:00:00.000Z',
    };
    const page = { limit: 50, offset: 0, descending: false, counted: 10_000 };
    const plan = await explained(reminderPageQuery(filter, page), true);
    const indexes = {
      open: ['lead_interactions_remind', 'leads_appointment', 'lead_follow_up_steps_waiting'],
      done: ['lead_interactions_reminded', 'leads_appointment', 'lead_follow_up_steps_sent'],
    };
    for (const index of indexes[status])
      // One scan for the page and one for the count.
      expect(plan.match(new RegExp(`Scan (Backward )?using ${index} on`, 'g'))).toHaveLength(2);
    expect(plan).not.toMatch(/Seq Scan on lead/);
  },
);

test('urgent leads of the home page use indexes in their order', async () => {
  const { customerId, garden, studio } = account;
  const scope = {
    customerId,
    providerIds: [garden, studio],
    windowStart: '2026-05-20T21:00:00.000Z',
  };
  const late = '2026-11-20T09:00:00.000Z';
  const since = {
    responseMs: 86_400_000,
    ratedFrom: '2026-10-21T21:00:00.000Z',
    late,
    oldUntil: '2026-09-21T21:00:00.000Z',
    freshFrom: '2026-11-18T21:00:00.000Z',
  };
  const waiting = await explained(
    waitingQuery(scope, { late, near: '2026-11-20T13:00:00.000Z' }),
    true,
  );
  // Three lists of urgent leads and two counts; no other index is used.
  expect(
    waiting.match(/Index (Only )?Scan (Backward )?using leads_waiting on leads/g),
  ).toHaveLength(5);
  const messages = await explained(messagesQuery(scope), true);
  expect(messages).toMatch(/Index (Only )?Scan using leads_unread_messages on leads l_1\n/);
  const rates = await explained(pageRatesQuery(scope, since), true);
  expect(rates).toMatch(/Index Scan using leads_(created|provider) on leads l\n/);
  expect(rates).toMatch(/using provider_days_pkey on provider_days\n/);
  expect(waiting + messages + rates).not.toMatch(/Seq Scan on leads/);
});
