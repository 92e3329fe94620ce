import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

const STATUSES = [
  'new',
  'pending',
  'negotiating',
  'offered',
  'deal',
  'rejected',
  'not_wedding',
] as const;
const statements: string[] = [];
let account: LeadAccount;
let api: TestApi;

beforeAll(async () => {
  account = await leadAccount({ onStatement: (sql) => statements.push(sql) });
  api = account.api;
  const { studio, garden, mertId, strangersCustomer, strangersProvider } = account;
  const names = ['Çağla Işık', 'İnci & Umut', 'Ilgaz Kaya', 'Cem Ilgın', 'Zeynep Ak'];
  for (let n = 0; n < 42; n += 1) {
    // One every five days; the last ones are older than the window.
    const day = new Date(api.now.value.getTime() - n * 5 * 86_400_000).toISOString();
    await addLead(account, {
      created_at: day,
      status: STATUSES[n % STATUSES.length] ?? 'new',
      provider_id: n % 3 === 0 ? studio : garden,
      couple: {
        name: names[n % names.length] ?? '',
        wedding_date: n % 4 === 0 ? null : `2027-0${1 + (n % 9)}-10`,
      },
      organization_type: n % 2 === 0 ? 'wedding' : 'henna',
      source: n % 5 === 0 ? 'phone' : 'info_request',
      is_unread: n % 6 === 0,
      is_prepaid: n % 7 === 0,
      is_masked: n === 4,
      assignee_id: n % 8 === 0 ? mertId : null,
    });
  }
  await addLead(account, {
    customer_id: strangersCustomer,
    provider_id: strangersProvider,
    couple: { customer_id: strangersCustomer, name: 'Ilgaz Başkası' },
  });
});
afterAll(() => api.close());

type Query = Record<string, string | number | boolean>;

async function counted(query: Query, caller = account.ayse) {
  return (await api.ok(caller, 'getCountsByReadStatus', { query })).infoRequests;
}

async function listed(query: Query, caller = account.ayse): Promise<number> {
  return (await api.ok(caller, 'listLeads', { query })).meta.total;
}

test.each<[string, Query]>([
  ['nothing', {}],
  ['a provider', { providerIds: 'STUDIO' }],
  ['a kind of event', { organizationType: 'henna' }],
  ['sources', { source: 'phone,social' }],
  ['what is unread', { readStatus: 'unread' }],
  ['what is read', { readStatus: 'read' }],
  ['assisted ones', { isPrepaid: true }],
  ['an assignee', { assigneeId: 'MERT' }],
  ['days', { createdAtStart: '2026-08-01', createdAtEnd: '2026-10-15' }],
  ['days from before the window', { createdAtStart: '2020-01-01' }],
  ['weddings', { weddingDateStart: '2027-02-01', weddingDateEnd: '2027-05-31' }],
  ['a name, of any age', { coupleName: 'ilg' }],
  ['two letters of a name', { coupleName: 'ca' }],
  ['a name of some days', { coupleName: 'zeynep', createdAtStart: '2026-09-01' }],
  ['several at once', { organizationType: 'wedding', readStatus: 'read', providerIds: 'STUDIO' }],
  ['a provider of others', { providerIds: 'STRANGER' }],
])('by %s, each status count equals the total of its list', async (_name, filter) => {
  const query = { ...filter };
  if (query['providerIds'] === 'STUDIO') query['providerIds'] = account.studio;
  if (query['providerIds'] === 'STRANGER') query['providerIds'] = account.strangersProvider;
  if (query['assigneeId']) query['assigneeId'] = account.mertId;
  const { byStatus, total, pending, read, unread, isExact } = await counted(query);
  for (const [status, count] of Object.entries(byStatus))
    expect([status, count]).toEqual([status, await listed({ ...query, status })]);
  expect(total).toBe(await listed(query));
  expect(pending).toBe(await listed({ ...query, status: 'new,pending' }));
  expect(read + unread).toBe(total);
  expect(isExact).toBe(true);
});

test('counts only linked providers, and nothing of another account', async () => {
  const mine = await counted({}, account.mert);
  expect(mine.total).toBe(await listed({}, account.mert));
  expect(mine.total).toBeLessThan((await counted({})).total);
  expect((await counted({}, account.stranger)).total).toBe(1);
});

test('needs one statement besides the authentication, with a search, too', async () => {
  const queries: Query[] = [{}, { coupleName: 'zeynep' }];
  for (const query of queries) {
    statements.length = 0;
    await counted(query);
    expect(statements).toHaveLength(2);
  }
});

test('rejects an invalid filter', async () => {
  const queries: Query[] = [
    { coupleName: 'a' },
    { source: 'pigeon' },
    { createdAtStart: 'yesterday' },
  ];
  for (const query of queries) {
    const { status } = await api.refused(account.ayse, 'getCountsByReadStatus', { query });
    expect(status).toBe(400);
  }
});

test('counts a changed status in its new state', async () => {
  const { leadId } = await addLead(account, { status: 'new' });
  const before = await counted({});
  await api.ok(account.ayse, 'createLeadAction', {
    params: { id: leadId },
    body: { type: 'unreachable' },
  });
  const { byStatus } = await counted({});
  expect([byStatus.new, byStatus.unreachable]).toEqual([
    before.byStatus.new - 1,
    before.byStatus.unreachable + 1,
  ]);
});
