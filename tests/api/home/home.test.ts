import { sql, type Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { refreshStaleDays } from '../../../server/db/countDays.ts';
import { seedReference } from '../../../server/db/seed/reference.ts';
import type { LeadsTable } from '../../../server/db/tables/leads.ts';
import type { Caller } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
  await seedReference(account.api.db, { neighborhoods: false });
});
afterAll(() => account.api.close());
beforeEach(async () => {
  await account.api.db.kysely.deleteFrom('leads').execute();
});

const HOUR_MS = 3_600_000;
const ago = (hours: number) =>
  new Date(account.api.now.value.getTime() - hours * HOUR_MS).toISOString();

const home = async (caller: Caller) => (await account.api.ok(caller, 'getHome', {})).data;

/** Returns the names of the couples, in the order of the response. */
const names = (list: { data: { coupleName: string }[] } | null) =>
  list?.data.map(({ coupleName }) => coupleName);

test('sorts waiting leads by urgency', async () => {
  const waiting = (name: string, hours: number, status: 'new' | 'pending' = 'new') =>
    addLead(account, { couple: { name }, created_at: ago(hours), status });
  await waiting('Taze', 1);
  await waiting('Çoktan', 50);
  await waiting('Yakında', 23, 'pending');
  await waiting('Az önce', 25);
  await waiting('Hemen', 23.5);
  await addLead(account, { couple: { name: 'Yanıtlı' }, status: 'negotiating' });
  const { waiting: list } = await home(account.ayse);
  expect(names(list)).toEqual(['Hemen', 'Yakında', 'Az önce', 'Çoktan', 'Taze']);
  expect(list).toMatchObject({ total: 5, late: 2 });
  expect(list?.data[0]).toMatchObject({
    status: 'new',
    respondBy: ago(23.5 - 24),
    lastMessage: 'Haziran için müsait misiniz?',
    estimatedGuestCount: 250,
  });
});

test('many overdue leads leave room for those that can still be answered in time', async () => {
  const waiting = (name: string, hours: number) =>
    addLead(account, { couple: { name }, created_at: ago(hours) });
  for (let hours = 30; hours < 38; hours += 1) await waiting(`Geç ${hours}`, hours);
  await waiting('Yakında', 23);
  for (const hours of [1, 2, 3]) await waiting(`Taze ${hours}`, hours);
  const { waiting: list } = await home(account.ayse);
  expect(list).toMatchObject({ total: 12, late: 8 });
  expect(names(list)).toEqual(['Yakında', 'Geç 30', 'Geç 31', 'Geç 32', 'Taze 3', 'Taze 2']);
});

test('ignores leads that are masked, spam or outside the window', async () => {
  await addLead(account, { is_masked: true });
  await addLead(account, { spam_status: 'confirmed' });
  await addLead(account, { created_at: '2026-05-20T20:59:59.000Z' });
  const { waiting } = await home(account.ayse);
  expect(waiting).toEqual({ total: 0, late: 0, data: [] });
});

test.each([
  ['open', ['email', 'sms', 'call', 'whatsapp']],
  ['phone_only', ['sms', 'call', 'whatsapp']],
  ['email_only', ['email']],
  ['none', []],
] as const)(
  'returns how a couple that prefers %s can be contacted',
  async (contactPreference, channels) => {
    await addLead(account, { couple: { contact_preference: contactPreference } });
    const { waiting } = await home(account.ayse);
    expect(waiting?.data[0]?.channels).toEqual(channels);
    const [seen] = (await home(account.viewer)).waiting?.data ?? [];
    expect(seen?.channels).toEqual([]);
    // A lead counts as unanswered for readers too, but not if no answer can be sent.
    expect(seen?.isUnanswered).toBe(contactPreference !== 'none');
  },
);

test('unread messages include the couple’s last message', async () => {
  const { api, customerId, ayse } = account;
  const { leadId } = await addLead(account, {
    status: 'offered',
    is_unread: true,
    unread_message_count: 2,
  });
  await addLead(account, {
    status: 'offered',
    is_unread: true,
    couple: { name: 'Açılmamış' },
  });
  const message = (body: string, direction: 'in' | 'out', hours: number) =>
    api.db.kysely
      .insertInto('lead_messages')
      .values({
        customer_id: customerId,
        lead_id: leadId,
        channel: 'email',
        direction,
        body,
        status: direction === 'in' ? 'received' : 'sent',
        created_at: ago(hours),
      })
      .execute();
  await message('İlk soru', 'in', 3);
  await message('İkinci soru', 'in', 2);
  await message('Yanıtımız', 'out', 1);
  const { messages } = await home(ayse);
  expect(messages?.total).toBe(1);
  expect(messages?.data[0]).toMatchObject({
    id: leadId,
    unreadMessageCount: 2,
    lastMessage: 'İkinci soru',
  });
});

test('lists the user’s own reminders up to today and appointments of a week', async () => {
  const { api, ayse, mert } = account;
  const { leadId } = await addLead(account, { status: 'offered' });
  const note = (caller: Caller, text: string, remindAt: string) =>
    api.ok(caller, 'createLeadInteraction', {
      params: { id: leadId },
      body: { type: 'note_added', text, remindAt },
    });
  await note(ayse, 'bugün', '2026-11-21T20:00:00.000Z');
  await note(ayse, 'yarın', '2026-11-22T09:00:00.000Z');
  await note(mert, 'Mert’in', '2026-11-21T20:00:00.000Z');
  const at = (day: string) => ({ appointment_at: `2026-11-${day}T12:00:00.000Z` });
  await addLead(account, { ...at('27'), couple: { name: 'Bu hafta' } });
  await addLead(account, { ...at('28'), couple: { name: 'Sonra' } });
  const { todo, appointments } = await home(ayse);
  expect(todo).toMatchObject({ total: 1, data: [{ text: 'bugün', allowed: { change: true } }] });
  expect(appointments).toMatchObject({ total: 1, data: [{ lead: { coupleName: 'Bu hafta' } }] });
});

const percentOf = (pages: Schemas['PageScore'][], providerId: number, part: string) =>
  pages.find((page) => page.providerId === providerId)?.parts.find(({ name }) => name === part)
    ?.percent;

test('returns the share of timely answers and of documented outcomes per provider', async () => {
  const { ayse, garden, studio } = account;
  const answered = (hours: number, within: number) =>
    addLead(account, {
      status: 'offered',
      created_at: ago(hours),
      answered_at: ago(hours - within),
    });
  await answered(100, 2);
  await answered(100, 23);
  await answered(100, 30);
  await addLead(account, { created_at: ago(40) });
  // Its response time has not expired.
  await addLead(account, { created_at: ago(2) });
  // Older than sixty days: one closed, one open.
  await addLead(account, { created_at: ago(24 * 70), status: 'rejected' });
  await addLead(account, { created_at: ago(24 * 70), status: 'offered' });
  const { pages } = await home(ayse);
  expect(percentOf(pages, garden, 'response')).toBe(50);
  expect(percentOf(pages, garden, 'deals')).toBe(50);
  expect(percentOf(pages, studio, 'response')).toBeNull();
  // The same from the pre-aggregated days.
  await refreshStaleDays(account.api.db);
  expect((await home(ayse)).pages).toEqual(pages);
});

test('the score follows a lead that changes after its day was counted', async () => {
  const { api, ayse, garden, studio } = account;
  const { leadId } = await addLead(account, { created_at: ago(24 * 70), status: 'offered' });
  const late = await addLead(account, { created_at: ago(100) });
  const percents = async () => {
    const { pages } = await home(ayse);
    return [garden, studio].map((page) => [
      percentOf(pages, page, 'deals'),
      percentOf(pages, page, 'response'),
    ]);
  };
  const change = (id: number, set: Partial<Insertable<LeadsTable>>) =>
    api.db.kysely.updateTable('leads').set(set).where('id', '=', id).execute();
  await refreshStaleDays(api.db);
  expect(await percents()).toEqual([
    [0, 0],
    [null, null],
  ]);
  const steps: (readonly [number, Partial<Insertable<LeadsTable>>, unknown])[] = [
    [leadId, { status: 'deal' }, [100, 0]],
    [late.leadId, { answered_at: ago(99) }, [100, 100]],
    [late.leadId, { is_masked: true }, [100, null]],
    [leadId, { spam_status: 'confirmed' }, [null, null]],
  ];
  for (const [id, set, expected] of steps) {
    await change(id, set);
    // Immediately, and after the day is recounted.
    expect((await percents())[0], JSON.stringify(set)).toEqual(expected);
    await refreshStaleDays(api.db);
    expect((await percents())[0], JSON.stringify(set)).toEqual(expected);
  }
  await change(leadId, { spam_status: null, provider_id: studio });
  expect((await percents())[1]).toEqual([100, null]);
  await refreshStaleDays(api.db);
  expect((await percents())[1]).toEqual([100, null]);
  await sql`update provider_days set shown_leads = null, answered_in_time = null, ended_leads = null`.execute(
    api.db.kysely,
  );
  // Simulates days counted by the previous release.
  expect((await percents())[1]).toEqual([100, null]);
});

test('never returns another account or an unlinked provider', async () => {
  const { ayse, mert, stranger, studio, strangersCustomer, strangersProvider } = account;
  await addLead(account, { couple: { name: 'Bahçede' } });
  await addLead(account, { couple: { name: 'Stüdyoda' }, provider_id: studio });
  await addLead(account, {
    couple: { name: 'Başkasının' },
    customer_id: strangersCustomer,
    provider_id: strangersProvider,
  });
  expect(new Set(names((await home(ayse)).waiting))).toEqual(new Set(['Bahçede', 'Stüdyoda']));
  const of = await home(mert);
  expect(names(of.waiting)).toEqual(['Bahçede']);
  expect(of.pages).toHaveLength(1);
  expect(names((await home(stranger)).waiting)).toEqual(['Başkasının']);
});

async function addPrices(name: string, expireAt: string, providerId = account.garden) {
  const prices = [{ weekPeriod: 'all', price: 1500, currency: 'TRY', unit: 1 }];
  const kind = { catalogTypeId: 1, pricingType: 'per_person', minGuests: 50 };
  const own = { name, expireAt, providerId, prices, ...kind };
  const params = { customerId: account.customerId };
  await account.api.ok(account.ayse, 'createCatalog', { params, body: own });
}

test('lists prices that expired or expire within a week, and counts them in the score', async () => {
  const { ayse, mert, stranger, garden, studio } = account;
  await addPrices('Kış', '2026-11-20');
  await addPrices('Bu hafta', '2026-11-28');
  await addPrices('Sonra', '2026-11-29');
  await addPrices('Stüdyonun', '2026-11-21', studio);
  const { prices, pages } = await home(ayse);
  expect(prices?.total).toBe(3);
  expect(prices?.data.map(({ name }) => name)).toEqual(['Kış', 'Stüdyonun', 'Bu hafta']);
  const parts = pages.find(({ providerId }) => providerId === garden)?.parts;
  expect(parts?.find(({ name }) => name === 'prices')?.percent).toBe(67);
  // Mert has the sales role and is linked to the garden only.
  expect((await home(mert)).prices?.data.map(({ name }) => name)).toEqual(['Kış', 'Bu hafta']);
  expect((await home(stranger)).prices?.total).toBe(0);
});

test('returns missing data and ratings of a provider', async () => {
  const { api, ayse, garden, customerId } = account;
  const { kysely } = api.db;
  await kysely
    .updateTable('providers')
    .set({ about: 'Kır bahçesi', website: null, address: null })
    .where('id', '=', garden)
    .execute();
  const review = (star: number, status: string) =>
    sql`insert into provider_testimonials (customer_id, provider_id, couple_name, text, star, source, status, is_main)
      values (${customerId}, ${garden}, 'Elif ve Can', 'Güzeldi', ${star}, 'site', ${status}, false)`.execute(
      kysely,
    );
  await review(5, 'active');
  await review(4, 'active');
  await review(1, 'pending');
  const page = (await home(ayse)).pages.find(({ providerId }) => providerId === garden);
  expect(page?.missingForms).toBe(3);
  expect(page?.parts.find(({ name }) => name === 'completeness')?.percent).toBe(40);
  expect(page?.parts.find(({ name }) => name === 'reviews')?.percent).toBe(90);
});

test('the statistics return the same scores as home, and a debt raises only the risk', async () => {
  const { api, ayse, mert, garden, studio, customerId } = account;
  const scores = async (caller: typeof ayse, providerIds?: number[]) =>
    (await api.ok(caller, 'getProviderScores', { query: { providerIds } })).data;
  const before = await scores(ayse);
  expect(before).toEqual((await home(ayse)).pages);
  expect((await scores(ayse, [studio])).map(({ providerId }) => providerId)).toEqual([studio]);
  // Mert is linked to the garden only.
  expect((await scores(mert, [studio])).map(({ providerId }) => providerId)).toEqual([]);
  const { kysely } = api.db;
  await sql`insert into payments (customer_id, provider_id, description, amount_minor, status, due_date)
    values (${customerId}, ${garden}, 'Altın paket', 100, 'overdue', '2026-10-01')`.execute(kysely);
  const of = (list: typeof before) => list.find(({ providerId }) => providerId === garden);
  const [one, other] = [of(before), of(await scores(ayse))];
  expect(other?.score).toBe(one?.score);
  expect(other).toMatchObject({ hasDebt: true, risk: Math.min(100, (one?.risk ?? 0) + 20) });
  await kysely.updateTable('providers').set({ on_hold: true }).where('id', '=', garden).execute();
  expect(of(await scores(ayse))).toBeUndefined();
});
