import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesPath } from '../../../src/pages/home/nextPart.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

const statements: string[] = [];
let account: LeadAccount;

/** Ids by the names used in the tests. */
const ids = new Map<string, number>();
const named = (id: number) => [...ids].find(([, other]) => other === id)?.[0] ?? String(id);

async function add(name: string, own: Parameters<typeof addLead>[1]): Promise<void> {
  ids.set(name, (await addLead(account, own)).leadId);
}

beforeAll(async () => {
  account = await leadAccount({ onStatement: (sql) => statements.push(sql) });
  const { studio, garden, mertId, strangersCustomer, strangersProvider } = account;
  await add('today', {
    created_at: '2026-11-21T08:00:00Z',
    couple: { name: 'Çağla Işık', wedding_date: '2027-05-01' },
    status: 'new',
    estimated_guest_count: 300,
    unread_message_count: 1,
    last_activity_at: '2026-11-21T08:30:00Z',
  });
  await add('october', {
    created_at: '2026-10-10T08:00:00Z',
    couple: { name: 'İnci & Umut', wedding_date: null },
    status: 'pending',
    source: 'phone',
    estimated_guest_count: null,
    assignee_id: mertId,
    is_unread: false,
    last_activity_at: '2026-11-20T08:00:00Z',
  });
  await add('studio', {
    created_at: '2026-09-01T08:00:00Z',
    provider_id: studio,
    couple: { name: 'Ilgaz 50%_a', wedding_date: '2027-09-09' },
    status: 'deal',
    organization_type: 'henna',
    is_prepaid: true,
    estimated_guest_count: 40,
    is_unread: false,
    last_activity_at: '2026-09-02T08:00:00Z',
  });
  await add('boundary', {
    created_at: '2026-05-20T21:00:00Z',
    couple: { name: 'Cem', wedding_date: '2026-12-31' },
    status: 'rejected',
    is_unread: false,
    estimated_guest_count: 120,
    last_activity_at: '2026-06-01T08:00:00Z',
  });
  await add('too old', { created_at: '2026-05-20T20:59:59.999Z', couple: { name: 'Ilgın Eski' } });
  await add('masked', {
    created_at: '2026-11-01T08:00:00Z',
    provider_id: garden,
    couple: { name: 'Gizem Çok & Ilgar', bride_name: 'Gizem Çok', wedding_date: '2027-01-01' },
    is_masked: true,
    status: 'new',
    estimated_guest_count: 80,
    minimum_meal_price: 1000,
    coupon: 'YAZ26',
    unread_message_count: 1,
  });
  await addLead(account, {
    customer_id: strangersCustomer,
    provider_id: strangersProvider,
    couple: { customer_id: strangersCustomer, name: 'Başkası' },
  });
});
afterAll(() => account.api.close());

type Query = Record<string, string | number | boolean | readonly (string | number)[]>;

async function listed(query: Query, caller = account.ayse): Promise<string[]> {
  const { data } = await account.api.ok(caller, 'listLeads', { query });
  return data.map(({ id }) => named(id));
}

test('lists the last six calendar months of the linked providers, the first day included, newest first', async () => {
  expect(await listed({})).toEqual(['today', 'masked', 'october', 'studio', 'boundary']);
});

test('a user sees only leads of linked providers, and another account none of them', async () => {
  expect(await listed({}, account.mert)).toEqual(['today', 'masked', 'october', 'boundary']);
  const { data } = await account.api.ok(account.stranger, 'listLeads');
  expect(data.map(({ couple }) => couple.name)).toEqual(['Başkası']);
});

test('needs one statement besides the authentication', async () => {
  statements.length = 0;
  await listed({ coupleName: 'il', status: 'new,deal', sort: 'couple.name' });
  expect(statements).toHaveLength(2);
  expect(statements[0]).toContain('from sessions');
  expect(statements[0]).toContain("set_config('role'");
  expect(statements[1]).toContain('counted.found');
});

test('lists the unread messages that the home page counts behind its link', async () => {
  const url = new URL(messagesPath, 'https://panel.example');
  const query: unknown = JSON.parse(url.searchParams.get('filter') ?? '');
  // cast: the address has values that the test API sends as a query
  expect(await listed(query as Query)).toEqual(['today']);
  const { data } = await account.api.ok(account.ayse, 'getHome', {});
  expect(data.messages?.data.map(({ id }) => named(id))).toEqual(['today']);
});

test.each<[string, Query, string[]]>([
  ['status', { status: ['new', 'deal'] }, ['today', 'masked', 'studio']],
  ['providers', { providerIds: 'STUDIO' }, ['studio']],
  ['kind of event', { organizationType: 'henna' }, ['studio']],
  ['source', { source: 'phone' }, ['october']],
  ['unread', { readStatus: 'unread' }, ['today', 'masked']],
  ['read', { readStatus: 'read' }, ['october', 'studio', 'boundary']],
  ['unread messages', { hasUnreadMessages: true }, ['today']],
  ['no unread messages', { hasUnreadMessages: false }, ['masked', 'october', 'studio', 'boundary']],
  ['assisted', { isPrepaid: true }, ['studio']],
  ['not assisted', { isPrepaid: false }, ['today', 'masked', 'october', 'boundary']],
  ['assignee', { assigneeId: 'MERT' }, ['october']],
  ['arrived from', { createdAtStart: '2026-10-10' }, ['today', 'masked', 'october']],
  ['arrived until, inclusive', { createdAtEnd: '2026-10-10' }, ['october', 'studio', 'boundary']],
  [
    'never before the window',
    { createdAtStart: '2020-01-01' },
    ['today', 'masked', 'october', 'studio', 'boundary'],
  ],
  [
    'weddings',
    { weddingDateStart: '2026-12-31', weddingDateEnd: '2027-05-01' },
    ['today', 'masked', 'boundary'],
  ],
  ['several at once', { status: ['new', 'pending'], source: ['phone', 'social'] }, ['october']],
  ['nothing', { status: 'unreachable' }, []],
])('filters by %s', async (_name, query, expected) => {
  const real = { ...query };
  if (real['providerIds']) real['providerIds'] = account.studio;
  if (real['assigneeId']) real['assigneeId'] = account.mertId;
  expect(await listed(real)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['ilg', ['studio', 'too old']],
  ['ILGIN', ['too old']],
  ['cagla isik', ['today']],
  ['inci', ['october']],
  ['50%_', ['studio']],
  ['%a', []],
  ['gizem', []],
])('finds the name %s at any age, but never a masked lead', async (coupleName, expected) => {
  expect(await listed({ coupleName })).toEqual(expected);
  expect(await listed({ q: coupleName })).toEqual(expected);
});

test('one letter is enough to search', async () => {
  expect(await listed({ q: 'z' })).toEqual(['studio']);
});

test('a search respects the requested days', async () => {
  expect(await listed({ coupleName: 'ilg', createdAtStart: '2026-05-21' })).toEqual(['studio']);
});

test.each<[string, string[]]>([
  ['createdAt', ['boundary', 'studio', 'october', 'masked', 'today']],
  ['lastActivityAt', ['boundary', 'studio', 'masked', 'october', 'today']],
  ['-lastActivityAt', ['today', 'october', 'masked', 'studio', 'boundary']],
  ['couple.weddingDate', ['boundary', 'masked', 'today', 'studio', 'october']],
  ['-couple.weddingDate', ['studio', 'today', 'masked', 'boundary', 'october']],
  // Cem, Çağla, G***, Ilgaz, İnci: Turkish collation; masked names sort by their visible part.
  ['couple.name', ['boundary', 'today', 'masked', 'studio', 'october']],
  ['-couple.name', ['october', 'studio', 'masked', 'today', 'boundary']],
  ['leadDetails.estimatedGuestCount', ['studio', 'masked', 'boundary', 'today', 'october']],
  ['-leadDetails.estimatedGuestCount', ['today', 'boundary', 'masked', 'studio', 'october']],
])('sorts by %s, leads without a value last', async (sort, expected) => {
  expect(await listed({ sort })).toEqual(expected);
});

test('returns pages', async () => {
  const first = await account.api.ok(account.ayse, 'listLeads', { query: { limit: 2 } });
  expect(first.meta).toEqual({ page: 1, limit: 2, total: 5, totalIsExact: true });
  expect(await listed({ limit: 2, page: 3 })).toEqual(['boundary']);
  const beyond = await account.api.ok(account.ayse, 'listLeads', { query: { limit: 2, page: 9 } });
  expect(beyond).toEqual({ data: [], meta: { page: 9, limit: 2, total: 5, totalIsExact: true } });
});

test('another account’s provider or user in a filter matches nothing', async () => {
  const { strangersProvider } = account;
  expect(await listed({ providerIds: strangersProvider })).toEqual([]);
  expect(await listed({ providerIds: account.studio }, account.mert)).toEqual([]);
});

test('a masked lead shows its day, its guest count and initials', async () => {
  const { data } = await account.api.ok(account.ayse, 'listLeads', { query: { status: 'new' } });
  const masked = data.find(({ id }) => named(id) === 'masked');
  expect(masked?.couple).toMatchObject({
    name: 'G*** & I***',
    brideName: null,
    groomName: null,
    email: null,
    phone: null,
    weddingDate: '2027-01-01',
  });
  expect(masked?.leadDetails).toMatchObject({
    estimatedGuestCount: 80,
    minimumMealPrice: null,
    message: null,
  });
  expect(masked?.allowed).toEqual({
    actions: [],
    channels: [],
    followUp: false,
    update: false,
    remove: false,
    notice: 'masked',
  });
  expect(JSON.stringify(masked)).not.toMatch(/Gizem|Can|elif@|5321234567|4821|YAZ26/);
});

test('hidden values can be neither sorted nor searched by', async () => {
  for (const query of [
    { sort: 'couple.email' },
    { email: 'elif@example.com' },
    { sort: 'search_key' },
  ]) {
    const { status, error } = await account.api.refused(account.ayse, 'listLeads', { query });
    expect([status, error.code]).toEqual([400, 'malformed']);
  }
  for (const coupleName of ['Gizem', 'elif@example.com', '5321234567'])
    expect([coupleName, await listed({ coupleName })]).toEqual([coupleName, []]);
});

test.each<[Query]>([
  [{ coupleName: "'; drop table leads; --" }],
  [{ coupleName: '\\%\\' }],
  [{ page: 100000, limit: 100 }],
  [{ createdAtStart: '0001-01-01', createdAtEnd: '9999-12-31' }],
  [{ assigneeId: Number.MAX_SAFE_INTEGER }],
])('%j returns no error', async (query) => {
  expect(await listed(query)).toBeInstanceOf(Array);
});

test('returns category and place in the language of the request', async () => {
  const caller = { ...account.ayse, 'accept-language': 'de' };
  const { data } = await account.api.ok(caller, 'listLeads', { query: { limit: 1 } });
  expect(data[0]?.provider).toMatchObject({
    category: { name: 'Gartenhochzeit' },
    city: { id: 34, name: 'İstanbul' },
    district: { id: 341, name: 'Beykoz' },
  });
});
