import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

const statements: string[] = [];
let account: LeadAccount;
let api: TestApi;
/** Returns the instant this long before noon of Saturday, 21 November, in Istanbul. */
const ago = (hours: number, minutes = 0) =>
  new Date(api.now.value.getTime() - (hours * 60 + minutes) * 60_000).toISOString();

beforeAll(async () => {
  account = await leadAccount({ onStatement: (sql) => statements.push(sql) });
  api = account.api;
  const { customerId, studio, strangersCustomer, strangersProvider } = account;
  // Unanswered: one with twenty minutes left, one an hour overdue, one with five hours left and an amount without
  // a deal, one new.
  await addLead(account, { created_at: ago(23, 40), status: 'pending', is_unread: false });
  await addLead(account, { created_at: ago(25), status: 'new' });
  await addLead(account, { created_at: ago(19), status: 'negotiating', deal_amount: 9 });
  await addLead(account, { created_at: ago(1), status: 'new', is_prepaid: true });
  // Answered: in time, overdue, and on the first day of the window.
  const answered = await addLead(account, {
    created_at: ago(100),
    status: 'deal',
    deal_date: '2026-11-20',
    deal_amount: 250_000,
    answered_at: ago(99),
    response_minutes: 60,
    is_unread: false,
  });
  await addLead(account, {
    created_at: ago(200),
    status: 'rejected',
    answered_at: ago(170),
    response_minutes: 601,
    is_unread: false,
  });
  await addLead(account, {
    created_at: '2026-05-20T21:00:00Z',
    provider_id: studio,
    status: 'deal',
    deal_date: '2026-05-22',
    deal_amount: 50_000,
    answered_at: '2026-05-21T21:00:00Z',
    response_minutes: 0,
    is_unread: false,
  });
  // Confirmed spam: listed, but not counted.
  await addLead(account, { created_at: ago(50), status: 'pending', spam_status: 'confirmed' });
  // Outside the window, and of another customer.
  await addLead(account, { created_at: '2026-05-20T20:59:59Z', status: 'deal', deal_amount: 7 });
  await addLead(account, {
    customer_id: strangersCustomer,
    provider_id: strangersProvider,
    couple: { customer_id: strangersCustomer },
    created_at: ago(1),
  });
  const call = { customer_id: customerId, lead_id: answered.leadId, started_at: ago(98) };
  await api.db.kysely
    .insertInto('lead_calls')
    .values([
      { ...call, result: 'talked' },
      { ...call, result: 'talked' },
      { ...call, result: 'busy' },
      call,
    ])
    .execute();
});
afterAll(() => api.close());

test('averages the answered leads, and calculates shares of all leads', async () => {
  const all = await api.ok(account.ayse, 'getAverageResponseTime');
  expect(all.data).toEqual({
    averageMinutes: 220,
    answeredCount: 3,
    answeredInTimeCount: 2,
    totalCount: 7,
    // Of the six leads of the last thirty days, one was answered within 24 hours.
    responseRate: 17,
  });
  const query = { createdAtStart: '2026-11-20' };
  const none = await api.ok(account.ayse, 'getAverageResponseTime', { query });
  expect(none.data).toMatchObject({
    averageMinutes: null,
    answeredCount: 0,
    totalCount: 4,
    responseRate: 0,
  });
});

test('calculates the response rate of the requested days', async () => {
  const query = { createdAtStart: '2026-05-21', createdAtEnd: '2026-11-17' };
  const { data } = await api.ok(account.ayse, 'getAverageResponseTime', { query });
  expect(data).toMatchObject({ totalCount: 3, responseRate: 67 });
});

test('counts the leads for their list', async () => {
  const { data } = await api.ok(account.ayse, 'getCoupleStats');
  expect(data).toEqual({
    total: 7,
    byStatus: {
      new: 2,
      pending: 1,
      negotiating: 1,
      offered: 0,
      deal: 2,
      rejected: 1,
      not_wedding: 0,
      other_firm: 0,
      unreachable: 0,
    },
    byMonth: [
      { month: '2026-05', total: 1, deals: 1 },
      { month: '2026-06', total: 0, deals: 0 },
      { month: '2026-07', total: 0, deals: 0 },
      { month: '2026-08', total: 0, deals: 0 },
      { month: '2026-09', total: 0, deals: 0 },
      { month: '2026-10', total: 0, deals: 0 },
      { month: '2026-11', total: 6, deals: 1 },
    ],
    prepaid: 1,
    unread: 3,
    dealAmount: 300_000,
    nearDeadline: 1,
    missedDeadline: 1,
  });
});

test('are zero without leads', async () => {
  const query = { createdAtStart: '2020-01-01', createdAtEnd: '2020-01-02' };
  const { data } = await api.ok(account.ayse, 'getCoupleStats', { query });
  expect(data).toMatchObject({ total: 0, dealAmount: 0, byStatus: { deal: 0 } });
  expect(data.byMonth).toEqual([{ month: '2020-01', total: 0, deals: 0 }]);
  const times = await api.ok(account.ayse, 'getAverageResponseTime', { query });
  expect(times.data).toEqual({
    averageMinutes: null,
    answeredCount: 0,
    answeredInTimeCount: 0,
    totalCount: 0,
    responseRate: null,
  });
  // A period in the future has no months.
  const later = { createdAtStart: '2027-03-01' };
  const { data: none } = await api.ok(account.ayse, 'getCoupleStats', { query: later });
  expect(none).toMatchObject({ total: 0, byMonth: [] });
});

test('splits the last 24 months, and includes older ones in the total', async () => {
  const query = { createdAtStart: '2010-01-01' };
  const { data } = await api.ok(account.ayse, 'getCoupleStats', { query });
  expect(data.byMonth).toHaveLength(24);
  expect(data.byMonth[0]?.month).toBe('2024-12');
  expect(data.total).toBe(8);
});

test('counts calls by result, excluding calls in progress', async () => {
  const { data } = await api.ok(account.ayse, 'getCountsByCalls');
  expect(data).toEqual({
    busy: 1,
    line_closed: 0,
    no_answer: 0,
    talked: 2,
    waiting_update: 0,
    total: 3,
  });
});

test('the badge counts new and pending leads', async () => {
  const { infoRequests } = await api.ok(account.ayse, 'getCountsByReadStatus');
  expect(infoRequests).toEqual({
    pending: 4,
    read: 4,
    unread: 4,
    total: 8,
    byStatus: {
      new: 2,
      pending: 2,
      negotiating: 1,
      offered: 0,
      deal: 2,
      rejected: 1,
      not_wedding: 0,
      other_firm: 0,
      unreachable: 0,
    },
    isExact: true,
  });
});

test.each([
  ['one provider', 'ayse', { providerIds: 'STUDIO' }, 1],
  ['linked providers only', 'mert', {}, 6],
  ['nobody else’s', 'ayse', { providerIds: 'STRANGER' }, 0],
  ['an empty list is all', 'ayse', { providerIds: '' }, 7],
  ['days, both inclusive', 'ayse', { createdAtStart: '2026-05-21', createdAtEnd: '2026-05-21' }, 1],
  ['statistics reach back as far as requested', 'ayse', { createdAtStart: '2026-05-20' }, 8],
  ['the stranger’s own', 'stranger', {}, 1],
  ['a status', 'ayse', { status: 'deal,rejected' }, 3],
  ['what is unread', 'ayse', { readStatus: 'unread' }, 3],
  ['assisted ones', 'ayse', { isPrepaid: 'true' }, 1],
  ['nobody’s', 'ayse', { assigned: 'nobody' }, 7],
  ['mine', 'ayse', { assigned: 'me' }, 0],
  ['a kind of event that none has', 'ayse', { organizationType: 'henna' }, 0],
  ['weddings of a time', 'ayse', { weddingDateStart: '2027-06-20' }, 0],
  ['a name, of any age', 'ayse', { coupleName: 'elif' }, 8],
  ['a name that none has', 'ayse', { coupleName: 'zeynep' }, 0],
  ['a name on some days', 'ayse', { coupleName: 'elif', createdAtStart: '2026-11-01' }, 6],
] as const)('%s', async (_name, caller, filter, total) => {
  const query: Record<string, string | number> = { ...filter };
  if (query['providerIds'] === 'STUDIO') query['providerIds'] = account.studio;
  if (query['providerIds'] === 'STRANGER') query['providerIds'] = account.strangersProvider;
  const { data } = await api.ok(account[caller], 'getCoupleStats', { query });
  expect(data.total).toBe(total);
});

test('response times and calls use the filters of the list, too', async () => {
  const query = { status: 'rejected' };
  const times = await api.ok(account.ayse, 'getAverageResponseTime', { query });
  expect(times.data).toMatchObject({ averageMinutes: 601, totalCount: 1 });
  const calls = await api.ok(account.ayse, 'getCountsByCalls', { query });
  expect(calls.data.total).toBe(0);
  const ofDeals = await api.ok(account.ayse, 'getCountsByCalls', { query: { status: 'deal' } });
  expect(ofDeals.data.total).toBe(3);
  const named = await api.ok(account.ayse, 'getCountsByCalls', { query: { coupleName: 'zeynep' } });
  expect(named.data.total).toBe(0);
});

test.each([
  'getAverageResponseTime',
  'getCoupleStats',
  'getCountsByCalls',
  'getCountsByReadStatus',
] as const)('%s needs one statement besides the authentication', async (operation) => {
  statements.length = 0;
  await api.ok(account.ayse, operation);
  expect(statements).toHaveLength(2);
});
