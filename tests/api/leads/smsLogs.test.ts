import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import type { Caller } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
  const { api, ayse, studio } = account;
  const write = async (body: string, lead: Parameters<typeof addLead>[1] = {}) => {
    const { leadId } = await addLead(account, lead);
    await api.ok(ayse, 'sendLeadSms', { params: { id: leadId }, body: { body } });
    return leadId;
  };
  await write('Sizi bekliyoruz.');
  await write('ş'.repeat(100), { couple: { name: 'Ece & Mert' } });
  await write('Ulaşmaz', { couple: { phone: '+905550000003' } });
  const hidden = await write('Gizli');
  await api.db.kysely
    .updateTable('couples')
    .set({ contact_preference: 'anonymised' })
    .where('id', '=', (eb) => eb.selectFrom('leads').select('couple_id').where('id', '=', hidden))
    .execute();
  await write('Stüdyodan', { provider_id: studio });
  api.now.value = new Date('2026-11-22T09:00:00.000Z');
  await write('Ertesi gün');
});
afterAll(() => account.api.close());

const OPERATION = 'listSmsLogs' satisfies OperationId;
const list = async (query = {}, caller: Caller = account.ayse) =>
  (await account.api.ok(caller, OPERATION, { params: { customerId: account.customerId }, query }))
    .data;
const texts = async (query = {}, caller?: Caller) =>
  (await list(query, caller)).map(({ text }) => text);

test('lists an SMS with segments and cost, a failed one without cost', async () => {
  const [newest] = await list();
  expect(newest).toMatchObject({
    coupleName: 'Elif Şahin & Can Demir',
    phone: '+905321234567',
    text: 'Ertesi gün',
    status: 'sent',
    failure: null,
    segments: 1,
    costMinor: 45,
    isAutomatic: false,
  });
  const [long] = await list({ sort: '-segments', limit: 1 });
  expect(long).toMatchObject({ coupleName: 'Ece & Mert', segments: 2, costMinor: 90 });
  expect(await list({ status: ['failed'] })).toMatchObject([
    { text: 'Ulaşmaz', failure: 'refused', segments: 1, costMinor: 0 },
  ]);
});

test('filters the log by text, couple, provider, day and sender', async () => {
  expect(await texts({ q: 'BEKLİYORUZ' })).toEqual(['Sizi bekliyoruz.']);
  expect(await texts({ q: 'ece' })).toEqual(['ş'.repeat(100)]);
  expect(await texts({ providerId: account.studio })).toEqual(['Stüdyodan']);
  expect(await texts({ createdAtStart: '2026-11-22' })).toEqual(['Ertesi gün']);
  expect(await texts({ createdAtEnd: '2026-11-21' })).toHaveLength(5);
  expect(await texts({ isAutomatic: true })).toEqual([]);
});

test('hides anonymised numbers, unlinked providers and other accounts', async () => {
  const [hidden] = await list({ q: 'Gizli' });
  expect(hidden?.phone).toBeNull();
  expect(await texts({}, account.mert)).not.toContain('Stüdyodan');
  const theirs = await account.api.ok(account.stranger, OPERATION, {
    params: { customerId: account.strangersCustomer },
  });
  expect(theirs).toMatchObject({ data: [], meta: { total: 0 } });
});

test('returns no cost if the price is unknown', async () => {
  const { api, ayse } = account;
  const { leadId } = await addLead(account);
  const { sms } = api.ports;
  const { segmentMinor } = sms;
  Object.assign(sms, { segmentMinor: null });
  await api.ok(ayse, 'sendLeadSms', { params: { id: leadId }, body: { body: 'Fiyatsız' } });
  Object.assign(sms, { segmentMinor });
  expect((await list({ q: 'Fiyatsız' }))[0]).toMatchObject({ segments: 1, costMinor: null });
});
