import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { up } from '../../../server/db/migrations/0013_ownLeads.ts';
import { receiveLead } from '../../../server/features/leads/commands.ts';
import { addCustomer, addProvider, addUser } from '../../support/account.ts';
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

describe('adding', () => {
  const couple = {
    brideName: 'Derya Ak',
    groomName: 'Umut Bal',
    weddingDate: '2027-08-08',
    phone: '+905321112233',
  };

  test('a manually added lead is read already', async () => {
    const body = {
      providerId: account.garden,
      couple,
      leadDetails: { organizationType: 'wedding', estimatedGuestCount: 120, message: 'Fuar' },
    };
    const { data } = await api.ok(account.mert, 'createLead', { body });
    expect(data).toMatchObject({
      version: 1,
      status: 'pending',
      readStatus: 'read',
      source: 'customer_added',
      createdAt: '2026-11-21T09:00:00.000Z',
      respondBy: '2026-11-22T09:00:00.000Z',
      couple: { name: 'Derya Ak & Umut Bal', email: null, contactPreference: 'open' },
      leadDetails: { name: 'Düğün · 120 kişi', message: 'Fuar' },
      isMasked: false,
    });
    expect(data.allowed).toMatchObject({
      update: true,
      remove: false,
      channels: ['sms', 'call', 'whatsapp'],
    });
  });

  test('returns the headline without wishes, in the language of the request', async () => {
    const body = { providerId: account.garden, couple };
    expect((await api.ok(account.ayse, 'createLead', { body })).data.leadDetails.name).toBe(
      'Talep',
    );
    const german = { ...account.ayse, 'accept-language': 'de' };
    const guests = { ...body, leadDetails: { estimatedGuestCount: 80 } };
    expect((await api.ok(german, 'createLead', { body: guests })).data.leadDetails.name).toBe(
      '80 Gäste',
    );
  });

  test('reports all faults at once', async () => {
    const body = {
      providerId: account.strangersProvider,
      couple: { brideName: ' ' },
      leadDetails: { organizationType: 'nowhere' },
    };
    const { status, error } = await api.refused(account.ayse, 'createLead', { body });
    expect(status).toBe(422);
    expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'couple.brideName required',
      'providerId not_own',
      'leadDetails.organizationType config',
      'couple.email contact_missing',
      'couple.phone contact_missing',
    ]);
    const phone = { providerId: account.garden, couple: { brideName: 'Ece', phone: '+905' } };
    expect((await api.refused(account.ayse, 'createLead', { body: phone })).status).toBe(422);
  });

  test('a colleague’s provider is rejected', async () => {
    const { error } = await api.refused(account.mert, 'createLead', {
      body: { providerId: account.studio, couple },
    });
    expect(error.errors).toMatchObject([{ path: 'providerId', code: 'not_own' }]);
  });

  test('a double click adds one lead', async () => {
    const request = { body: { providerId: account.garden, couple }, key: 'add-once-0001' };
    const responses = await Promise.all([
      api.ok(account.ayse, 'createLead', request),
      api.ok(account.ayse, 'createLead', request),
    ]);
    expect(responses[0]).toEqual(responses[1]);
  });
});

describe('a limited package', () => {
  /** Creates a provider limited to two couples per month, with a user who adds leads. */
  async function limitedProvider() {
    const customerId = await addCustomer(api.db, 'Zeynep Atölye');
    const providerId = await addProvider(api.db, customerId, {
      limits: JSON.stringify({ couplesPerMonth: 2 }),
    });
    const caller = await api.signedInAs(
      await addUser(api.db, { customerId, providerIds: [providerId] }),
    );
    const couple = (brideName: string) => ({
      brideName,
      groomName: 'Can',
      email: 'a@example.com',
    });
    return {
      caller,
      add: async (brideName: string) =>
        (await api.ok(caller, 'createLead', { body: { providerId, couple: couple(brideName) } }))
          .data,
      receive: (brideName: string) =>
        api.db.kysely.transaction().execute((tx) => {
          const arriving = { ...couple(brideName), weddingDate: null, phone: null };
          const lead = { providerId, couple: arriving, source: 'info_request' } as const;
          return receiveLead(tx, lead, api.now.value);
        }),
    };
  }

  test('masks leads beyond the monthly limit, which resets each month', async () => {
    const { caller, receive } = await limitedProvider();
    const names = ['Ada', 'Banu', 'Ceren', 'Ceyda', 'Cansu', 'Canan', 'Derin', 'Doğa'];
    const together = await Promise.all(names.map(receive));
    expect(together.filter(({ isMasked }) => isMasked)).toHaveLength(names.length - 2);
    const { leadId: id } = await receive('Defne');
    expect((await api.ok(caller, 'getLead', { params: { id } })).data).toMatchObject({
      isMasked: true,
      couple: { name: 'D*** & C***', email: null },
    });
    // Midnight in Istanbul; in UTC it is still November.
    api.now.value = new Date('2026-11-30T21:00:00Z');
    expect((await receive('Esra')).isMasked).toBe(false);
    api.now.value = new Date('2026-11-21T09:00:00Z');
  });

  test('never masks manually added leads, and does not count them', async () => {
    const { add, receive } = await limitedProvider();
    for (const name of ['Ada', 'Banu', 'Ceren'])
      expect(await add(name)).toMatchObject({
        isMasked: false,
        couple: { name: `${name} & Can`, email: 'a@example.com' },
      });
    const arrived = [await receive('Derin'), await receive('Doğa'), await receive('Defne')];
    expect(arrived.map(({ isMasked }) => isMasked)).toEqual([false, false, true]);
    expect((await add('Esra')).isMasked).toBe(false);
  });

  test('the migration unmasks earlier manually added leads', async () => {
    const own = await addLead(account, { source: 'customer_added', is_masked: true });
    const other = await addLead(account, { is_masked: true });
    // cast: a migration declares its own tables
    await up(api.db.kysely as unknown as Kysely<unknown>);
    const isMasked = async ({ leadId: id }: { leadId: number }) =>
      (await api.ok(account.ayse, 'getLead', { params: { id } })).data.isMasked;
    expect([await isMasked(own), await isMasked(other)]).toEqual([false, true]);
  });
});

describe('deleting', () => {
  test('deletes only manually added leads, and a couple with its last lead', async () => {
    const { error, status } = await api.refused(account.ayse, 'deleteLead', one());
    expect([status, error.reason]).toEqual([409, 'not_own_lead']);

    const own = await addLead(account, { source: 'customer_added' });
    const params = { id: own.leadId };
    expect(await api.ok(account.ayse, 'deleteLead', { params })).toEqual({ data: {} });
    expect((await api.refused(account.ayse, 'getLead', { params })).status).toBe(404);
    const left = await api.db.kysely
      .selectFrom('couples')
      .select('id')
      .where('id', 'in', [own.coupleId, coupleId])
      .execute();
    expect(left).toEqual([{ id: coupleId }]);
  });

  test('needs the permission, and agents cannot delete', async () => {
    const { leadId: id } = await addLead(account, { source: 'customer_added' });
    expect((await api.refused(account.mert, 'deleteLead', { params: { id } })).status).toBe(403);
    const agentId = await addUser(api.db, { customerId: account.customerId, isAgent: true });
    const agent = await api.signedInAs(account.ayseId, { agentId, reason: 'help' });
    const { error } = await api.refused(agent, 'deleteLead', { params: { id } });
    expect(error.code).toBe('blocked_while_impersonating');
  });

  test('an update after a deletion gets 404', async () => {
    const { leadId: id } = await addLead(account, { source: 'customer_added' });
    await api.ok(account.ayse, 'deleteLead', { params: { id } });
    const body = { assigneeId: null };
    expect(
      (await api.refused(account.mert, 'updateLead', { params: { id }, version: 1, body })).status,
    ).toBe(404);
  });
});
