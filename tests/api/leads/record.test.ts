import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '../../support/account.ts';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
let leadId: number;
let coupleId: number;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
beforeEach(async () => {
  ({ leadId, coupleId } = await addLead(account));
});
afterAll(() => api.close());

const one = () => ({ params: { id: leadId } });
const read = async (caller = account.ayse) => (await api.ok(caller, 'getLead', one())).data;
const open = async (caller = account.ayse) => (await api.ok(caller, 'openLead', one())).data;
const events = async () =>
  (await api.ok(account.ayse, 'listLeadHistories', { ...one(), query: { sort: 'createdAt' } }))
    .data;

describe('opening', () => {
  test('the first time sets new to pending, marks it as read, and keeps version and activity', async () => {
    const [listed] = (await api.ok(account.ayse, 'listLeads', { query: { limit: 1 } })).data;
    expect(listed).toMatchObject({ id: leadId, status: 'new', readStatus: 'unread', version: 1 });

    expect(await read(account.mert)).toMatchObject({ status: 'new', readStatus: 'unread' });
    expect(await events()).toEqual([]);

    const opened = await open(account.mert);
    expect(opened).toMatchObject({
      status: 'pending',
      readStatus: 'read',
      version: 1,
      updatedAt: listed?.updatedAt,
      lastActivityAt: listed?.lastActivityAt,
    });
    expect(await open(account.mert)).toEqual(opened);
    expect(await read(account.mert)).toEqual(opened);
    expect(await events()).toMatchObject([
      { event: 'status_changed', from: 'new', to: 'pending', createdBy: { name: 'Mert Kaya' } },
    ]);
  });

  test('twice in parallel counts once', async () => {
    await Promise.all([open(), open(), open(account.mert)]);
    expect(await events()).toHaveLength(1);
  });

  test('does not mark messages as read', async () => {
    const unread = await addLead(account, { unread_message_count: 2 });
    const { data } = await api.ok(account.ayse, 'openLead', {
      params: { id: unread.leadId },
    });
    expect(data).toMatchObject({ status: 'pending', readStatus: 'unread', unreadMessageCount: 2 });
  });

  test('by an impersonating agent changes nothing', async () => {
    const { customerId, ayseId } = account;
    const agentId = await addUser(api.db, { customerId, name: 'Selin', isAgent: true });
    const agent = await api.signedInAs(ayseId, { agentId, reason: 'help' });
    expect(await open(agent)).toMatchObject({ status: 'new', readStatus: 'unread' });
    expect(await events()).toEqual([]);
  });

  test('outside the window is read-only', async () => {
    const old = await addLead(account, { created_at: '2026-05-20T20:59:59Z' });
    const { data } = await api.ok(account.ayse, 'openLead', { params: { id: old.leadId } });
    expect(data).toMatchObject({ status: 'new', isArchived: true });
    expect(data.allowed).toMatchObject({
      actions: [],
      channels: [],
      update: false,
      notice: 'archived',
    });
  });
});

describe('changing', () => {
  test('couple, wishes and assignee; name and day are updated on every lead of the couple', async () => {
    const { studio, ayse, mertId } = account;
    const sibling = await addLead(account, { couple_id: coupleId, provider_id: studio });
    const body = {
      couple: {
        brideName: ' Elif Yılmaz ',
        groomName: null,
        weddingDate: '2027-07-01',
        phone: '+905331112233',
      },
      leadDetails: {
        estimatedGuestCount: 90,
        organizationType: 'henna',
        extraService: 'Canlı müzik',
      },
      assigneeId: mertId,
    };
    const { data } = await api.ok(ayse, 'updateLead', { ...one(), version: 1, body });
    expect(data).toMatchObject({
      version: 2,
      lastActivityAt: '2026-11-21T09:00:00.000Z',
      couple: {
        name: 'Elif Yılmaz',
        brideName: 'Elif Yılmaz',
        groomName: null,
        weddingDate: '2027-07-01',
        email: 'elif@example.com',
        phone: '+905331112233',
      },
      leadDetails: {
        name: 'Kına · 90 kişi',
        estimatedGuestCount: 90,
        extraService: 'Canlı müzik',
        message: 'Haziran için müsait misiniz?',
      },
      assignee: { id: mertId, name: 'Mert Kaya' },
    });
    const other = (await api.ok(ayse, 'getLead', { params: { id: sibling.leadId } })).data;
    expect(other).toMatchObject({
      version: 2,
      couple: { name: 'Elif Yılmaz', weddingDate: '2027-07-01' },
    });
    const hit = await api.ok(ayse, 'listLeads', { query: { coupleName: 'elif yilmaz' } });
    expect(hit.meta.total).toBe(2);
    expect(await events()).toMatchObject([
      { event: 'couple_changed', to: 'brideName, groomName, weddingDate, phone' },
      { event: 'details_changed', to: 'organizationType, estimatedGuestCount, extraService' },
      { event: 'assignee_changed', from: null, to: 'Mert Kaya' },
    ]);
  });

  test('a stale version gets a conflict with the current lead, and changes nothing', async () => {
    await api.ok(account.ayse, 'updateLead', {
      ...one(),
      version: 1,
      body: { assigneeId: account.mertId },
    });
    const body = { leadDetails: { capacity: 5 } };
    const { status, error } = await api.refused(account.mert, 'updateLead', {
      ...one(),
      version: 1,
      body,
    });
    expect([status, error.code]).toEqual([409, 'stale_version']);
    expect(error.current).toMatchObject({
      id: leadId,
      version: 2,
      assignee: { name: 'Mert Kaya' },
    });
    expect((await read()).leadDetails.capacity).toBeNull();
  });

  test('requires a version', async () => {
    const { status, error } = await api.refused(account.ayse, 'updateLead', {
      ...one(),
      body: { assigneeId: null },
    });
    expect([status, error.code]).toEqual([428, 'version_required']);
  });

  test('opening in another tab does not conflict with a form', async () => {
    await open(account.mert);
    const body = { leadDetails: { capacity: 5 } };
    expect(
      (await api.ok(account.ayse, 'updateLead', { ...one(), version: 1, body })).data.version,
    ).toBe(2);
  });

  test('reports all faults at once', async () => {
    const body = {
      couple: { brideName: ' ', email: null, phone: null },
      leadDetails: { organizationType: 'old' },
      assigneeId: 999_999,
    };
    const { status, error } = await api.refused(account.ayse, 'updateLead', {
      ...one(),
      version: 1,
      body,
    });
    expect(status).toBe(422);
    expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'couple.brideName required',
      'leadDetails.organizationType config',
      'assigneeId not_own',
      'couple.email contact_missing',
      'couple.phone contact_missing',
    ]);
  });

  test('another account’s user cannot be assigned, nor a user without the provider', async () => {
    const { strangersCustomer, strangersProvider, studio, mertId, ayse } = account;
    const stranger = await addUser(api.db, {
      customerId: strangersCustomer,
      providerIds: [strangersProvider],
    });
    const refusal = await api.refused(ayse, 'updateLead', {
      ...one(),
      version: 1,
      body: { assigneeId: stranger },
    });
    expect(refusal.error.errors).toMatchObject([{ path: 'assigneeId', code: 'not_own' }]);
    const { leadId: id } = await addLead(account, { provider_id: studio });
    const unlinked = await api.refused(ayse, 'updateLead', {
      params: { id },
      version: 1,
      body: { assigneeId: mertId },
    });
    expect(unlinked.status).toBe(422);
  });

  test('a passive entry may stay', async () => {
    const { leadId: id } = await addLead(account, { organization_type: 'old' });
    const body = { leadDetails: { organizationType: 'old', capacity: 7 } };
    const { data } = await api.ok(account.ayse, 'updateLead', { params: { id }, version: 1, body });
    expect(data.leadDetails).toMatchObject({ organizationType: 'old', capacity: 7 });
  });

  test('rejects fields that the server sets', async () => {
    for (const body of [
      { status: 'deal' },
      { couple: { id: 5 } },
      { isMasked: false },
      { customerId: 2 },
      {},
    ]) {
      expect(
        (await api.refused(account.ayse, 'updateLead', { ...one(), version: 1, body })).status,
      ).toBe(422);
    }
  });

  test('the contacts of an anonymised couple are neither shown nor overwritten', async () => {
    const { leadId: id } = await addLead(account, { couple: { contact_preference: 'anonymised' } });
    const { data } = await api.ok(account.ayse, 'getLead', { params: { id } });
    expect(data.couple).toMatchObject({ name: 'Elif Şahin & Can Demir', email: null, phone: null });
    expect(data.allowed).toMatchObject({ channels: ['email', 'call'], notice: 'anonymised' });
    const body = { couple: { email: 'x@example.com' } };
    const refusal = await api.refused(account.ayse, 'updateLead', {
      params: { id },
      version: 1,
      body,
    });
    expect([refusal.status, refusal.error.reason]).toEqual([409, 'anonymised']);
  });

  test('leads outside the window and masked leads are read-only', async () => {
    const old = await addLead(account, { created_at: '2026-05-20T20:59:59Z' });
    const masked = await addLead(account, { is_masked: true });
    const body = { assigneeId: null };
    const reasons = await Promise.all(
      [old, masked].map(
        async ({ leadId: id }) =>
          (await api.refused(account.ayse, 'updateLead', { params: { id }, version: 1, body }))
            .error.reason,
      ),
    );
    expect(reasons).toEqual(['archived', 'masked']);
  });
});
