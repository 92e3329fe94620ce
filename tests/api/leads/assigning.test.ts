import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { openStream } from '../realtime/openStream.ts';
import { realtimeAccount, type RealtimeAccount } from '../realtime/realtimeAccount.ts';
import { addLead } from './leadAccount.ts';

let account: RealtimeAccount;
beforeAll(async () => {
  account = await realtimeAccount();
});
afterAll(() => account.close());

const assign = (assigneeId: number | null) => ({ type: 'assign', assigneeId });

const act = (caller: Caller, leadId: number, assigneeId: number | null) =>
  account.api.ok(caller, 'createLeadAction', {
    params: { id: leadId },
    body: assign(assigneeId),
  });

async function assignments(leadId: number) {
  const { data } = await account.api.ok(account.ayse, 'listLeadHistories', {
    params: { id: leadId },
    query: { sort: 'createdAt' },
  });
  return data.flatMap(({ event, from, to, createdBy }) =>
    event === 'assignee_changed' ? [[from, to, createdBy?.name]] : [],
  );
}

test('assigns, reassigns and unassigns a lead, with history', async () => {
  const { ayse, mert, ayseId, mertId } = account;
  const { leadId } = await addLead(account);
  const first = await act(ayse, leadId, mertId);
  expect(first.data.assignee).toEqual({ id: mertId, name: 'Mert Kaya' });
  expect(first.data.version).toBe(2);
  // Assigning the current assignee changes nothing.
  expect((await act(ayse, leadId, mertId)).data.version).toBe(2);
  await act(mert, leadId, ayseId);
  expect((await act(ayse, leadId, null)).data.assignee).toBeNull();
  expect(await assignments(leadId)).toEqual([
    [null, 'Mert Kaya', 'Ayşe Yıldırım'],
    ['Mert Kaya', 'Ayşe Yıldırım', 'Mert Kaya'],
    ['Ayşe Yıldırım', null, 'Ayşe Yıldırım'],
  ]);
});

test('only colleagues of the provider who may see leads can be assigned', async () => {
  const { api, ayse, mertId, customerId, garden, studio, strangersProvider, strangersCustomer } =
    account;
  const { db } = api;
  const { leadId } = await addLead(account, { provider_id: studio });
  const own = { customerId, providerIds: [garden, studio] };
  const others = {
    unlinked: mertId,
    content: await addUser(db, { ...own, name: 'İçerik', role: 'content' }),
    agent: await addUser(db, { ...own, name: 'Selin', isAgent: true }),
    stranger: await addUser(db, {
      customerId: strangersCustomer,
      name: 'Yabancı',
      providerIds: [strangersProvider],
    }),
    nobody: 999_999,
  };
  for (const [who, assigneeId] of Object.entries(others)) {
    const { status, error } = await api.refused(ayse, 'createLeadAction', {
      params: { id: leadId },
      body: assign(assigneeId),
    });
    const { path, code } = error.errors[0] ?? {};
    expect([who, status, path, code]).toEqual([who, 422, 'assigneeId', 'not_own']);
  }
  expect(await assignments(leadId)).toEqual([]);
});

test('needs the permission, and a lead outside the window stays unchanged', async () => {
  const { api, viewer, ayse, mertId } = account;
  const { leadId } = await addLead(account);
  const request = { params: { id: leadId }, body: assign(mertId) };
  expect((await api.refused(viewer, 'createLeadAction', request)).status).toBe(403);
  const { leadId: old } = await addLead(account, { created_at: '2026-01-05T09:00:00.000Z' });
  const past = { params: { id: old }, body: assign(mertId) };
  expect((await api.refused(ayse, 'createLeadAction', past)).error.reason).toBe('archived');
});

test('filters the list and its counts by mine, nobody’s and a colleague’s', async () => {
  const { api, ayse, mert, mertId, ayseId } = account;
  const names: Record<string, number | null> = { Benim: mertId, Onun: ayseId, Sahipsiz: null };
  for (const [name, assignee_id] of Object.entries(names))
    await addLead(account, { couple: { name: `Süzgeç ${name}` }, assignee_id });
  const found = async (caller: Caller, assigned: string) => {
    const query = { assigned, coupleName: 'süzgeç' };
    const { data } = await api.ok(caller, 'listLeads', { query });
    const counts = await api.ok(caller, 'getCountsByReadStatus', { query });
    expect(counts.infoRequests.total).toBe(data.length);
    return data.map(({ couple }) => couple.name.replace('Süzgeç ', '')).toSorted();
  };
  expect(await found(mert, 'me')).toEqual(['Benim']);
  expect(await found(ayse, 'me')).toEqual(['Onun']);
  expect(await found(mert, 'nobody')).toEqual(['Sahipsiz']);
  expect(await found(mert, 'somebody')).toEqual(['Benim', 'Onun']);
});

test('notifies the assignee at once, even without other lead notifications', async () => {
  const { api, base, ayse, mert, mertId, uuids } = account;
  await api.db.kysely
    .updateTable('customer_user_providers')
    .set({ can_receive_leads: false })
    .where('customer_user_id', '=', mertId)
    .execute();
  const { leadId } = await addLead(account);
  const listening = await openStream(base, mert, uuids.mert, await account.lastId());
  await act(ayse, leadId, mertId);
  const [event] = await listening.until(1);
  expect(event).toEqual({
    id: event?.id,
    type: 'lead_assigned',
    leadId,
    providerId: account.garden,
    coupleName: 'Elif Şahin & Can Demir',
    body: 'Ayşe Yıldırım',
    at: '2026-11-21T09:00:00.000Z',
  });
  // Assigning oneself sends no notification; a change by the edit form sends one, too.
  await act(ayse, leadId, null);
  await act(mert, leadId, mertId);
  await act(mert, leadId, null);
  const { data } = await api.ok(ayse, 'getLead', { params: { id: leadId } });
  await api.ok(ayse, 'updateLead', {
    params: { id: leadId },
    version: data.version,
    body: { assigneeId: mertId },
  });
  expect((await listening.until(2)).map(({ type }) => type)).toEqual([
    'lead_assigned',
    'lead_assigned',
  ]);
  listening.close();
});
