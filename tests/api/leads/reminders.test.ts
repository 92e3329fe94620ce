import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

/** Returns an instant in November 2026; the test's clock is at noon of Saturday, 21 November, in Istanbul. */
const at = (day: string, hour = '09:00') => `2026-11-${day}T${hour}:00.000Z`;

async function note(caller: Caller, leadId: number, text: string, remindAt: string) {
  const body = { type: 'note_added', text, remindAt };
  const { data } = await account.api.ok(caller, 'createLeadInteraction', {
    params: { id: leadId },
    body,
  });
  return data;
}

type Query = Record<string, string | number | readonly string[]>;

/** Returns the texts of notes, and the couple's name for an appointment, in the order of the list. */
async function listed(caller: Caller, query: Query = {}) {
  const { data, meta } = await account.api.ok(caller, 'listReminders', { query });
  expect(meta.total).toBe(data.length);
  return data.map(({ text, lead }) => text ?? lead.coupleName);
}

test('lists notes and appointments of all leads together, the next one first', async () => {
  const { ayse, studio, stranger, strangersProvider, strangersCustomer } = account;
  const { leadId: first } = await addLead(account);
  const { leadId: second } = await addLead(account, { provider_id: studio });
  await addLead(account, {
    couple: { name: 'Randevulu' },
    appointment_at: at('23'),
    appointment_confirmed_at: at('20'),
  });
  const { leadId: theirs } = await addLead(account, {
    customer_id: strangersCustomer,
    provider_id: strangersProvider,
  });
  await note(ayse, first, 'Pazartesi ara', at('23', '08:00'));
  const tonight = await note(ayse, second, 'Bu akşam', at('21', '16:00'));
  await note(stranger, theirs, 'Başkasının', at('22'));
  expect(await listed(ayse)).toEqual(['Bu akşam', 'Pazartesi ara', 'Randevulu']);
  expect(await listed(ayse, { sort: '-dueAt' })).toEqual([
    'Randevulu',
    'Pazartesi ara',
    'Bu akşam',
  ]);
  expect(await listed(ayse, { dueAtEnd: '2026-11-21' })).toEqual(['Bu akşam']);
  expect(await listed(ayse, { dueAtStart: '2026-11-22' })).toEqual(['Pazartesi ara', 'Randevulu']);
  expect(await listed(ayse, { kind: 'appointment' })).toEqual(['Randevulu']);
  // Mert is linked to the garden only.
  expect(await listed(account.mert)).toEqual(['Pazartesi ara', 'Randevulu']);
  expect(await listed(stranger)).toEqual(['Başkasının']);
  const { data } = await account.api.ok(ayse, 'listReminders', { query: { limit: 1 } });
  expect(data).toEqual([
    {
      id: `note-${tonight.id}`,
      kind: 'note',
      dueAt: at('21', '16:00'),
      doneAt: null,
      text: 'Bu akşam',
      note: { id: tonight.id, version: 1 },
      createdBy: { id: account.ayseId, name: 'Ayşe Yıldırım' },
      confirmedAt: null,
      lead: {
        id: second,
        coupleName: 'Elif Şahin & Can Demir',
        providerName: 'Işık & Gölge Fotoğraf',
        status: 'new',
      },
      allowed: { change: true },
    },
  ]);
});

test('completed reminders move to the completed ones, and back', async () => {
  const { api, ayse } = account;
  const { leadId } = await addLead(account);
  const { id, version } = await note(ayse, leadId, 'Bitecek', at('25'));
  const params = { id: leadId, interactionId: id };
  const done = { params, version, body: { done: true } };
  await api.ok(ayse, 'updateLeadInteraction', done);
  expect(await listed(ayse, { status: 'done', kind: 'note' })).toEqual(['Bitecek']);
  expect(await listed(ayse, { dueAtStart: '2026-11-25' })).toEqual([]);
  await api.ok(ayse, 'updateLeadInteraction', { params, version: 2, body: { done: false } });
  expect(await listed(ayse, { dueAtStart: '2026-11-25' })).toEqual(['Bitecek']);
  // Moves it to another day.
  const body = { remindAt: at('27') };
  await api.ok(ayse, 'updateLeadInteraction', { params, version: 3, body });
  expect(await listed(ayse, { dueAtStart: '2026-11-26' })).toEqual(['Bitecek']);
});

test('an appointment is open until its day ends, while its lead is open', async () => {
  const { ayse } = account;
  await addLead(account, { couple: { name: 'Bu sabah' }, appointment_at: at('21', '06:00') });
  await addLead(account, { couple: { name: 'Dün' }, appointment_at: at('20') });
  await addLead(account, {
    couple: { name: 'Reddedilen' },
    status: 'rejected',
    appointment_at: at('21', '10:00'),
  });
  await addLead(account, {
    couple: { name: 'Kapalı' },
    is_masked: true,
    appointment_at: at('21', '10:00'),
  });
  const query = { kind: 'appointment', dueAtEnd: '2026-11-21' };
  expect(await listed(ayse, query)).toEqual(['Bu sabah']);
  expect(await listed(ayse, { ...query, status: 'done' })).toEqual(['Dün']);
});

test('mine are own notes, those of assigned leads, and appointments without an assignee', async () => {
  const { ayse, mert, mertId, ayseId } = account;
  const days = { dueAtStart: '2026-11-28', whose: 'mine' };
  const { leadId: own } = await addLead(account);
  const { leadId: taken } = await addLead(account, { assignee_id: mertId });
  await note(ayse, own, 'Ayşe yazdı', at('28'));
  await note(mert, own, 'Mert yazdı', at('28', '10:00'));
  await note(ayse, taken, 'Mert ilgileniyor', at('29'));
  const appointments = { nobody: undefined, ayse: ayseId, mert: mertId };
  for (const [name, assignee_id] of Object.entries(appointments))
    await addLead(account, {
      couple: { name },
      ...(assignee_id !== undefined && { assignee_id }),
      appointment_at: at('30'),
    });
  expect(await listed(mert, days)).toEqual(['Mert yazdı', 'Mert ilgileniyor', 'nobody', 'mert']);
  expect(await listed(ayse, days)).toEqual(['Ayşe yazdı', 'Mert ilgileniyor', 'nobody', 'ayse']);
  expect(await listed(mert, { dueAtStart: '2026-11-28' })).toHaveLength(6);
});

test('an assignee completes a colleague’s reminders, but cannot edit them', async () => {
  const { api, ayse, mert, mertId, viewer } = account;
  const { leadId } = await addLead(account, { assignee_id: mertId });
  const { leadId: other } = await addLead(account);
  const reminder = await note(ayse, leadId, 'Mert, arar mısın', at('26'));
  const foreign = await note(ayse, other, 'Ayşe’nin', at('26'));
  const allowed = async (caller: Caller) => {
    const query = { dueAtStart: '2026-11-26', dueAtEnd: '2026-11-26' };
    const { data } = await api.ok(caller, 'listReminders', { query });
    return data.map(({ text, allowed: { change } }) => `${text} ${change}`);
  };
  expect(await allowed(mert)).toEqual(['Mert, arar mısın true', 'Ayşe’nin false']);
  expect(await allowed(viewer)).toEqual(['Mert, arar mısın false', 'Ayşe’nin false']);
  const params = { id: leadId, interactionId: reminder.id };
  const change = { params, version: 1, body: { text: 'Başka', done: true } };
  const { error } = await api.refused(mert, 'updateLeadInteraction', change);
  expect(error.reason).toBe('note_only');
  await api.ok(mert, 'updateLeadInteraction', { params, version: 1, body: { done: true } });
  const theirs = { params: { id: other, interactionId: foreign.id }, version: 1 };
  const refused = await api.refused(mert, 'updateLeadInteraction', {
    ...theirs,
    body: { done: true },
  });
  expect(refused.error.reason).toBe('note_only');
});

test('an empty list has a total, too, and invalid values are rejected', async () => {
  const { api, ayse } = account;
  expect(await listed(ayse, { dueAtStart: '2030-01-01' })).toEqual([]);
  const { status } = await api.refused(ayse, 'listReminders', { query: { kind: 'cake' } });
  expect(status).toBe(400);
});
