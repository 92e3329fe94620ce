import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
afterAll(() => api.close());

describe('couples by name', () => {
  test('returns one result per couple, its newest lead of any age, and never a masked one', async () => {
    const { studio, customerId, strangersCustomer, strangersProvider } = account;
    const old = await addLead(account, {
      created_at: '2025-01-01T00:00:00Z',
      couple: { name: 'Şule İnce' },
    });
    const both = await addLead(account, {
      couple: { name: 'Suleyman & Ece' },
      created_at: '2026-10-01T00:00:00Z',
    });
    const newer = await addLead(account, {
      couple_id: both.coupleId,
      couple: { name: 'Suleyman & Ece' },
      provider_id: studio,
      status: 'deal',
      created_at: '2026-11-01T00:00:00Z',
    });
    await addLead(account, { couple: { name: 'Şule Gizli' }, is_masked: true });
    await addLead(account, {
      customer_id: strangersCustomer,
      provider_id: strangersProvider,
      couple: { customer_id: strangersCustomer, name: 'Şule Başka' },
    });
    const search = async (coupleName: string, caller = account.ayse) =>
      (await api.ok(caller, 'searchCouples', { query: { coupleName } })).data;

    expect(await search('SULE')).toEqual([
      {
        leadId: newer.leadId,
        coupleId: both.coupleId,
        coupleName: 'Suleyman & Ece',
        weddingDate: '2027-06-19',
        providerName: 'Işık & Gölge Fotoğraf',
        status: 'deal',
        createdAt: '2026-11-01T00:00:00.000Z',
      },
      expect.objectContaining({ leadId: old.leadId, coupleName: 'Şule İnce' }),
    ]);
    expect((await search('sule', account.mert)).map(({ leadId }) => leadId)).toEqual([
      both.leadId,
      old.leadId,
    ]);
    expect(await search('şule ince')).toHaveLength(1);
    expect(await search('gizli')).toEqual([]);
    expect(await search('%%')).toEqual([]);
    const one = await api.ok(account.ayse, 'searchCouples', {
      query: { coupleName: 'sule', limit: 1 },
    });
    expect(one.data).toHaveLength(1);
    expect(customerId).not.toBe(strangersCustomer);
  });

  test.each([{}, { coupleName: 'a' }, { coupleName: 'ab', page: 2 }])(
    '%j is malformed',
    async (query) => {
      expect((await api.refused(account.ayse, 'searchCouples', { query })).status).toBe(400);
    },
  );

  test('limits searches per user', async () => {
    const statusOf = async (caller = account.ayse) =>
      (await api.send(caller, 'searchCouples', { query: { coupleName: 'yok' } })).statusCode;
    let attempts = 0;
    while (attempts < 301 && (await statusOf()) === 200) attempts += 1;
    expect(attempts).toBeLessThan(301);
    const refusal = await api.refused(account.ayse, 'searchCouples', {
      query: { coupleName: 'yok' },
    });
    expect(refusal.status).toBe(429);
    expect(await statusOf(account.mert)).toBe(200);
    const before = api.now.value;
    api.now.value = new Date(before.getTime() + 901_000);
    expect(await statusOf()).toBe(200);
    api.now.value = before;
  });
});

describe('last activity', () => {
  test('is returned for an accessible lead', async () => {
    const { coupleId, leadId } = await addLead(account, { provider_id: account.studio });
    const seen = await addLead(account, { couple_id: coupleId });
    await api.ok(account.ayse, 'sendLeadEmail', {
      params: { id: leadId },
      body: { subject: 'a', body: 'b' },
    });
    const of = async (caller: typeof account.ayse) =>
      (await api.ok(caller, 'getCoupleLastActivity', { params: { id: coupleId } })).data;
    expect(await of(account.ayse)).toEqual({
      coupleId,
      type: 'email_sent',
      at: '2026-11-21T09:00:00.000Z',
      leadId,
    });
    expect(await of(account.mert)).toEqual({ coupleId, type: null, at: null, leadId: null });
    expect(seen.leadId).not.toBe(leadId);
  });

  test('is not found for a foreign couple or provider', async () => {
    const { coupleId } = await addLead(account, { provider_id: account.studio });
    for (const caller of [account.stranger, account.mert]) {
      const { status } = await api.refused(caller, 'getCoupleLastActivity', {
        params: { id: coupleId },
      });
      expect(status).toBe(404);
    }
  });
});

test('returns the options of a form: active entries, own providers and colleagues in Turkish order', async () => {
  const { data } = await api.ok(account.mert, 'getLeadData');
  expect(data.organizationTypes.map(({ itemId, value }) => [itemId, value])).toEqual([
    ['wedding', 'Düğün'],
    ['henna', 'Kına'],
  ]);
  expect(data.processStates).toHaveLength(2);
  expect(data.rejectReasons).toMatchObject([{ itemId: 'date_full' }]);
  expect(data.reportReasons).toMatchObject([{ itemId: 'fake_contact' }]);
  expect(data.providers.map(({ id }) => id)).toEqual([account.garden]);
  expect(data.assignees.map(({ name }) => name)).toEqual([
    'Ayşe Yıldırım',
    'Mert Kaya',
    'Zeki Yıldırım',
  ]);
});

test('colleagues of a provider are those linked to it', async () => {
  const assigneesOf = async (providerId: number) =>
    (await api.ok(account.ayse, 'getLeadData', { query: { providerId } })).data.assignees;
  const all = (await api.ok(account.ayse, 'getLeadData')).data.assignees;
  const garden = await assigneesOf(account.garden);
  expect(garden.map(({ name }) => name)).toContain('Mert Kaya');
  const others = await assigneesOf(account.studio);
  expect(others.map(({ name }) => name)).not.toContain('Mert Kaya');
  expect(others.length).toBeLessThan(all.length);
  expect(await assigneesOf(account.strangersProvider)).toEqual([]);
});

describe('wedding loan', () => {
  const request = (leadId: number) => ({
    params: { product: 'wedding-loan' },
    body: { leadId, note: 'Kredi istiyorlar' },
  });

  test('sends the link once per lead, for the partner’s campaign', async () => {
    const { leadId } = await addLead(account);
    const { data } = await api.ok(account.mert, 'createProductLead', request(leadId));
    expect(data).toMatchObject({
      product: 'wedding-loan',
      campaignId: 108,
      leadId,
      createdAt: '2026-11-21T09:00:00.000Z',
    });
    const { status, error } = await api.refused(account.ayse, 'createProductLead', request(leadId));
    expect([status, error.reason]).toEqual([409, 'already_sent']);
    const history = await api.ok(account.ayse, 'listLeadHistories', { params: { id: leadId } });
    expect(history.data).toMatchObject([
      { event: 'product_lead_created', to: 'wedding-loan', note: 'Kredi istiyorlar' },
    ]);
  });

  test('is rejected for masked, closed and foreign leads', async () => {
    const masked = await addLead(account, { is_masked: true });
    expect(
      (await api.refused(account.ayse, 'createProductLead', request(masked.leadId))).error.reason,
    ).toBe('masked');
    const { leadId } = await addLead(account, { provider_id: account.studio });
    for (const caller of [account.mert, account.stranger]) {
      const { status, error } = await api.refused(caller, 'createProductLead', request(leadId));
      expect([status, error.errors[0]?.code]).toEqual([422, 'not_own']);
    }
  });

  test('another product is not found', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/honeymoon-leads',
      headers: account.ayse,
      payload: { leadId: 1 },
    });
    expect(response.statusCode).toBe(404);
  });
});
