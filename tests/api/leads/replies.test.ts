import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
afterAll(() => api.close());

const replies = async (leadId: number, query = {}, by = account.ayse) =>
  (await api.ok(by, 'getLeadQuickReplies', { params: { id: leadId }, query })).data;
const bodyOf = ({ replies: all }: Schemas['QuickReplies'], key: Schemas['QuickReplyKey']) =>
  all.find((reply) => reply.key === key)?.body;

const onCalendar = (
  day: string,
  kind: string,
  { provider, ...more }: { provider?: number; expiresAt?: string; spaceId?: number } = {},
) =>
  api.ok(account.ayse, 'createCalendarEvent', {
    params: { id: provider ?? account.garden },
    body: { title: 'Kayıt', kind, day, ...more },
  });

describe('prepared replies', () => {
  test('say that the day is free, with day and sender left open', async () => {
    const { leadId } = await addLead(account);
    const found = await replies(leadId);
    expect(found).toMatchObject({ language: 'tr', day: 'free' });
    expect(bodyOf(found, 'available')).toMatch(/Merhaba Elif & Can[^]*\{\{weddingDate\}\}/);
  });

  test('say that the day is taken, and suggest free days near it', async () => {
    await onCalendar('2027-07-17', 'wedding');
    await onCalendar('2027-07-24', 'option', { expiresAt: '2027-01-01T00:00:00.000Z' });
    // None of these makes a day unavailable: a visit, an expired option, a wedding at another provider.
    await onCalendar('2027-07-10', 'visit');
    await onCalendar('2027-07-03', 'option', { expiresAt: '2026-11-01T00:00:00.000Z' });
    await onCalendar('2027-07-31', 'wedding', { provider: account.studio });
    const { leadId } = await addLead(account, { couple: { wedding_date: '2027-07-17' } });
    const found = await replies(leadId);
    expect(found.day).toBe('taken');
    expect(bodyOf(found, 'other_dates')).toContain(
      '- 3 Temmuz 2027 Cumartesi\n- 10 Temmuz 2027 Cumartesi\n- 31 Temmuz 2027 Cumartesi',
    );
  });

  test('treat a day as taken once every hall is booked, including shared halls', async () => {
    const { ayse, garden: providerId, studio } = account;
    const hall = async (name: string, linkedProviderIds: number[]) =>
      (
        await api.ok(ayse, 'createCustomerSpace', {
          body: { providerId, name, areaType: 'indoor', mealCapacity: 200, linkedProviderIds },
        })
      ).data.id;
    const own = await hall('Cam Salon', []);
    const shared = await hall('Teras', [studio]);
    const { leadId } = await addLead(account, { couple: { wedding_date: '2028-06-17' } });
    await onCalendar('2028-06-17', 'wedding', { spaceId: own });
    expect((await replies(leadId)).day).toBe('free');
    await onCalendar('2028-06-17', 'wedding', { spaceId: shared, provider: studio });
    expect((await replies(leadId)).day).toBe('taken');
    // Linked to the garden only.
    expect((await replies(leadId, {}, account.mert)).day).toBe('taken');
    await onCalendar('2028-06-24', 'closed');
    expect(bodyOf(await replies(leadId), 'other_dates')).not.toContain('24 Haziran');
  });

  test('say nothing about days without a wedding day', async () => {
    const { leadId } = await addLead(account, { couple: { wedding_date: null } });
    const found = await replies(leadId);
    expect(found.day).toBe('unknown');
    expect(found.replies.map(({ key }) => key)).toEqual(['missing', 'price_list']);
    expect(bodyOf(found, 'missing')).toContain('- Düğün tarihiniz\n- Düşündüğünüz bütçe\n');
  });

  test.each(['0001-01-01', '0020-06-19', '9999-12-31'])(
    'accept a stored wedding on %s',
    async (wedding_date) => {
      const { leadId } = await addLead(account, { couple: { wedding_date } });
      expect((await replies(leadId)).day).toBe('free');
    },
  );

  test.each([
    ['0001-01-01', 'not_before'],
    ['1999-12-31', 'not_before'],
    ['2046-11-22', 'not_after'],
    ['9999-12-31', 'not_after'],
  ])('reject a wedding on %s', async (weddingDate, code) => {
    const { leadId } = await addLead(account);
    const { status, error } = await api.refused(account.ayse, 'updateLead', {
      params: { id: leadId },
      version: 1,
      body: { couple: { weddingDate } },
    });
    expect([status, error.errors]).toMatchObject([422, [{ path: 'couple.weddingDate', code }]]);
  });

  test('contain prices of the requested models, otherwise those of the provider', async () => {
    const { kysely } = api.db;
    await sql`
      insert into provider_items (customer_id, provider_id, name, min_price, max_price, status, is_active, "order", version, created_at, updated_at)
      values (${account.customerId}, ${account.studio}, 'Dış çekim', 18000, 24000, 'published', true, 1, 1, now(), now()),
        (${account.customerId}, ${account.studio}, 'Bekleyen', 9000, null, 'pending', true, 2, 1, now(), now())`.execute(
      kysely,
    );
    const { leadId } = await addLead(account, { provider_id: account.studio });
    expect(bodyOf(await replies(leadId), 'price_list')).toContain(
      ':\n- Dış çekim: 18.000–24.000 TL\nFiyatlara',
    );
    await kysely
      .insertInto('lead_items')
      .values({ customer_id: account.customerId, lead_id: leadId, name: 'Albüm', price: 6500 })
      .execute();
    expect(bodyOf(await replies(leadId), 'price_list')).toContain(
      ':\n- Albüm: 6.500 TL\nFiyatlara',
    );
  });

  test('are in the language of the couple, including the subject', async () => {
    const { leadId } = await addLead(account, {
      message: 'Guten Tag, ist der Termin im Juni noch frei?',
    });
    expect(await replies(leadId)).toMatchObject({
      language: 'de',
      subject: '{{provider}}: Ihre Anfrage',
    });
    await api.db.kysely
      .insertInto('lead_messages')
      .values({
        customer_id: account.customerId,
        lead_id: leadId,
        channel: 'email',
        direction: 'in',
        subject: null,
        body: 'We would rather write in English from now on, please.',
        to_address: null,
        status: 'received',
        failure: null,
        tried_at: null,
        sent_by: null,
        created_at: '2026-11-21T08:00:00.000Z',
        read_at: null,
      })
      .execute();
    expect((await replies(leadId)).language).toBe('en');
  });

  test.each([
    ['de', { couple: { phone: '+4915112345678' }, message: null }],
    [
      'tr',
      { couple: { phone: '+4915112345678', contact_preference: 'anonymised' }, message: null },
    ],
    ['ar', { couple: { phone: '+971501234567' }, message: 'Ok' }],
    [
      'de',
      {
        couple: { phone: '+4915112345678' },
        source: 'customer_added',
        message: 'Çift telefonla aradı, bahçede düğün istiyor.',
      },
    ],
  ] as const)('without a message of the couple they are in %s for %o', async (language, lead) => {
    const { leadId } = await addLead(account, lead);
    expect((await replies(leadId)).language).toBe(language);
  });

  test('are in the requested language', async () => {
    const { leadId } = await addLead(account);
    const found = await replies(leadId, { language: 'de' });
    expect(found.language).toBe('de');
    expect(bodyOf(found, 'missing')).toContain('- Ihre Budgetvorstellung');
  });

  test('a masked lead has none, and an inaccessible one is not found', async () => {
    const { leadId: masked } = await addLead(account, { is_masked: true });
    const of = { params: { id: masked } };
    expect((await api.refused(account.ayse, 'getLeadQuickReplies', of)).status).toBe(403);
    const { leadId } = await addLead(account, { provider_id: account.studio });
    for (const who of [account.mert, account.stranger])
      for (const operation of ['getLeadQuickReplies', 'listLeadDuplicates'] as const)
        expect((await api.refused(who, operation, { params: { id: leadId } })).status).toBe(404);
  });
});

describe('the completeness of a lead', () => {
  const lead = async (leadId: number) =>
    (await api.ok(account.ayse, 'getLead', { params: { id: leadId } })).data;

  test('is weighted, and lists the missing facts', async () => {
    const { leadId } = await addLead(account, { estimated_guest_count: null });
    expect((await lead(leadId)).completeness).toEqual({
      percent: 65,
      missing: ['guests', 'budget'],
    });
    const { version } = await lead(leadId);
    await api.ok(account.ayse, 'updateLead', {
      params: { id: leadId },
      version,
      body: { leadDetails: { estimatedGuestCount: 200, packagePrice: 300_000 } },
    });
    expect((await lead(leadId)).completeness).toEqual({ percent: 100, missing: [] });
  });

  test('is hidden for a masked lead', async () => {
    const { leadId } = await addLead(account, { is_masked: true });
    expect((await lead(leadId)).completeness).toBeNull();
  });
});
