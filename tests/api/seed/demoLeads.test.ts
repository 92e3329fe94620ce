import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STATUS_COUNTS } from '../../../server/db/seed/demo/statuses.ts';
import { demoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await demoApi();
});
afterAll(() => api.close());

const NOW = '2026-11-21T09:00:00.000Z';
/** Start of the lists' window: 21 May, midnight in Istanbul. */
const WINDOW = '2026-05-20T21:00:00.000Z';

async function one(query: string): Promise<Record<string, unknown>> {
  return (await api.rows(query))[0] ?? {};
}

async function number(query: string): Promise<number> {
  return Number(Object.values(await one(query))[0]);
}

test('1,200 leads within six months: 720, 300, 150 and 30', async () => {
  const pages = await api.rows(`
    select provider_id as page, count(*) as n from leads where created_at >= '${WINDOW}' group by 1 order by 1`);
  expect(pages).toEqual([
    { page: 1, n: 720 },
    { page: 2, n: 300 },
    { page: 3, n: 150 },
    { page: 4, n: 30 },
  ]);
});

test('leads have the documented states', async () => {
  const found = await api.rows(`
    select status, count(*) as n from leads where created_at >= '${WINDOW}' group by 1`);
  expect(Object.fromEntries(found.map(({ status, n }) => [status, n]))).toEqual(STATUS_COUNTS);
});

test('leads with a running response time exist', async () => {
  const special = await api.rows(`
    select created_at as at, status from leads
    where created_at in ('${NOW}'::timestamptz - interval '23 hours 40 minutes', '${NOW}'::timestamptz - interval '25 hours')
    order by 1`);
  expect(special).toEqual([
    { at: '2026-11-20T08:00:00.000Z', status: 'pending' },
    { at: '2026-11-20T09:20:00.000Z', status: 'pending' },
  ]);
  const days = await api.rows(`
    select (created_at at time zone 'Europe/Istanbul')::date as day, count(*) as n
    from leads where created_at < '2026-05-21T21:00:00Z' group by 1 order by 1`);
  expect(days).toEqual([
    { day: '2026-05-20', n: 2 },
    { day: '2026-05-21', n: 1 },
  ]);
});

test.each([
  ['prepaid', 72, 'leads where is_prepaid'],
  ['plus leads', 96, `leads where first_lead_type = 'plusLead'`],
  [
    'of a couple that asked another page too',
    60,
    `leads l where exists (select 1 from leads o where o.couple_id = l.couple_id and o.id < l.id)`,
  ],
  ['reported as spam', 36, 'leads where spam_status is not null'],
  ['with a coupon', 60, 'leads where coupon is not null'],
  ['with an appointment', 12, 'leads where appointment_at is not null'],
  ['with a loan link', 5, 'leads where loan_link_sent_at is not null'],
  ['calls', 520, 'lead_calls'],
  ['notes', 900, `lead_interactions where type = 'note_added'`],
  ['notes with a reminder', 35, 'lead_interactions where remind_at is not null'],
  ['mails to a full inbox', 1, `lead_messages where failure = 'inbox_full'`],
  ['mails to a wrong address', 1, `lead_messages where failure = 'wrong_address'`],
  ['sources', 5, '(select distinct source from leads) s'],
  ['ways a call ended', 5, '(select distinct result from lead_calls) r'],
])('%s: %i', async (_, count, from) => {
  expect(await number(`select count(*) from ${from}`)).toBe(count);
});

test('shares are as documented, within a few per cent', async () => {
  const share = (of: string, from: string) => number(`select avg((${of})::int) from ${from}`);
  const messages = await number('select count(*) from lead_messages');
  expect(messages).toBeGreaterThan(3_250);
  expect(messages).toBeLessThan(3_550);
  expect(await share(`channel = 'email'`, 'lead_messages')).toBeCloseTo(0.4, 1);
  expect(await share(`extract(month from wedding_date) between 5 and 9`, 'leads')).toBeCloseTo(
    0.667,
    1,
  );
  const preference = 'couples join leads on couple_id = couples.id';
  expect(await share(`contact_preference = 'open'`, preference)).toBeCloseTo(0.78, 1);
  const local = `created_at at time zone 'Europe/Istanbul'`;
  expect(await share(`extract(isodow from ${local}) in (1, 2, 7)`, 'leads')).toBeGreaterThan(0.47);
  expect(await share(`extract(hour from ${local}) between 20 and 22`, 'leads')).toBeGreaterThan(
    0.3,
  );
});

test('most leads of the account are answered within a day', async () => {
  const ayse = await api.signedInAs(1);
  const { data } = await api.ok(ayse, 'getAverageResponseTime');
  expect(data.responseRate).toBeGreaterThanOrEqual(60);
  expect(data.responseRate).toBeLessThanOrEqual(80);
});

test('there are reminders in the past, today and in the future', async () => {
  const day = `(remind_at at time zone 'Europe/Istanbul')::date`;
  const when = await one(`
    select count(*) filter (where ${day} < '2026-11-21') as past, count(*) filter (where ${day} = '2026-11-21') as today,
      count(*) filter (where ${day} > '2026-11-21') as ahead, count(*) filter (where reminded_at is not null) as done
    from lead_interactions where remind_at is not null`);
  expect(when).toEqual({ past: 14, today: 7, ahead: 14, done: 8 });
});

// Each query finds contradictory rows; there must be none.
test.each([
  [
    'a deal without its facts, or its facts without a deal',
    `select 1 from leads where (status = 'deal') <> (deal_date is not null and deal_amount is not null and deal_provider_id is not null)`,
  ],
  [
    'a rejection without a reason',
    `select 1 from leads where (status = 'rejected') <> (reject_reason_id is not null)`,
  ],
  [
    'an offered one without an offer',
    `select 1 from leads where status in ('offered', 'deal') and (offered_at is null or offer_price is null)`,
  ],
  [
    'talked to but never answered, or the other way round',
    `select 1 from leads where (status in ('new', 'pending')) <> (answered_at is null)`,
  ],
  [
    'answered before it came, or without its minutes',
    `select 1 from leads where answered_at < created_at or (answered_at is null) <> (response_minutes is null)`,
  ],
  ['new but opened', `select 1 from leads where (status = 'new') <> (first_opened_at is null)`],
  [
    'a long wait',
    `select 1 from leads where not is_masked and (status = 'new' and created_at < '${NOW}'::timestamptz - interval '21 days' or status = 'pending' and created_at < '${NOW}'::timestamptz - interval '150 days')`,
  ],
  [
    'another status than its history ends with',
    `select 1 from leads l where status <> 'new' and status is distinct from (select to_value from lead_histories h where h.lead_id = l.id and event in ('status_changed', 'reopened', 'lead_added') order by id desc limit 1)`,
  ],
  [
    'a history with a gap',
    `select 1 from (select from_value, lag(to_value) over (partition by lead_id order by id) as before from lead_histories where event in ('status_changed', 'reopened', 'lead_added')) h where from_value is distinct from coalesce(before, case when from_value is null then null else 'new' end)`,
  ],
  [
    'a history out of order',
    `select 1 from (select created_at, lag(created_at) over (partition by lead_id order by id) as before from lead_histories) h where before > created_at`,
  ],
  [
    'unread messages miscounted',
    `select 1 from leads l where unread_message_count <> (select count(*) from lead_messages m where m.lead_id = l.id and direction = 'in' and read_at is null)`,
  ],
  [
    'unread without anything to read',
    `select 1 from leads where is_unread <> (status = 'new' or unread_message_count > 0)`,
  ],
  [
    'items miscounted',
    `select 1 from leads l where item_count <> (select count(*) from lead_items i where i.lead_id = l.id)`,
  ],
  [
    'another result than its last call',
    `select 1 from leads l where call_result_code is distinct from (select result from lead_calls c where c.lead_id = l.id order by id desc limit 1)`,
  ],
  [
    'words over a channel that the couple closed',
    `select 1 from lead_messages m join leads l on l.id = m.lead_id join couples c on c.id = l.couple_id where c.contact_preference = 'none' or (c.contact_preference = 'phone_only' and channel = 'email') or (c.contact_preference in ('email_only', 'anonymised') and channel = 'sms')`,
  ],
  [
    'a message to nowhere',
    `select 1 from lead_messages where (direction = 'out') <> (to_address is not null)`,
  ],
  [
    'anything on a masked lead',
    `select 1 from leads l where is_masked and (status <> 'new' or exists (select 1 from lead_messages m where m.lead_id = l.id))`,
  ],
  [
    'another name or day than the couple',
    `select 1 from leads l join couples c on c.id = l.couple_id where l.couple_name <> c.name or l.wedding_date is distinct from c.wedding_date`,
  ],
  [
    'a couple of another account',
    `select 1 from leads l join couples c on c.id = l.couple_id where l.customer_id <> c.customer_id`,
  ],
  [
    'the future',
    `select 1 from leads where greatest(created_at, updated_at, last_activity_at, answered_at, offered_at) > '${NOW}' union all select 1 from lead_messages where created_at > '${NOW}' union all select 1 from lead_interactions where created_at > '${NOW}' union all select 1 from lead_histories where created_at > '${NOW}' union all select 1 from lead_calls where ended_at > '${NOW}' union all select 1 from leads where deal_date > '2026-11-21'`,
  ],
  [
    'something later than the last activity',
    `select 1 from leads l where last_activity_at < (select max(created_at) from lead_messages m where m.lead_id = l.id)`,
  ],
  [
    'an empty place in a text',
    `select 1 from lead_messages where body ~ '[{}]' or body like '%undefined%' union all select 1 from leads where message ~ '[{}]'`,
  ],
])('never: %s', async (_, query) => {
  expect(await api.rows(query)).toEqual([]);
});

test('every phone number is valid', async () => {
  const phones = await api.rows(`
    select phone from couples where phone is not null
    union all select value from customer_user_contacts where kind = 'phone'`);
  const wrong = phones.filter(({ phone }) => !isValidPhoneNumber(String(phone)));
  expect(wrong).toEqual([]);
});

test('three couples a month of the limited package are visible', async () => {
  const months = await api.rows(`
    select to_char(created_at at time zone 'Europe/Istanbul', 'YYYY-MM') as month,
      count(*) filter (where not is_masked) as open, count(*) as n
    from leads where provider_id = 4 group by 1`);
  for (const { open, n } of months) expect(open).toBe(Math.min(3, Number(n)));
  expect(await number('select count(*) from leads where is_masked')).toBeGreaterThan(3);
});
