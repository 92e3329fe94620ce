import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  receiveLead,
  receiveMessage,
  sweepQueuedMessages,
  type IncomingLead,
} from '../../../server/features/leads/commands.ts';
import type { Mail } from '../../../server/ports/mail/port.ts';
import { addProvider } from '../../support/account.ts';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
let lastEventId = 0;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
afterAll(() => api.close());

const couple = {
  brideName: 'Nil Öz',
  groomName: 'Ali Su',
  weddingDate: '2027-09-04',
  email: 'nil@example.com',
  phone: null,
};
const receive = (incoming: Partial<IncomingLead> = {}) =>
  api.db.kysely
    .transaction()
    .execute((tx) =>
      receiveLead(
        tx,
        { providerId: account.garden, couple, source: 'info_request', ...incoming },
        api.now.value,
      ),
    );
const read = async (id: number) => (await api.ok(account.ayse, 'getLead', { params: { id } })).data;

interface EventRow {
  last: number;
  type: string;
  leadId: number;
  providerId: number;
  coupleName: string;
  body: string | null;
  userIds: number[];
}

/** Returns the events since the last call, with their receivers. */
async function events(): Promise<Omit<EventRow, 'last'>[]> {
  const { rows } = await sql<EventRow>`
    select max(id) as last, type, lead_id as "leadId", provider_id as "providerId",
      couple_name as "coupleName", body, array_agg(customer_user_id order by id) as "userIds"
    from realtime_events where id > ${lastEventId}
    group by type, lead_id, provider_id, couple_name, body, at order by 1`.execute(api.db.kysely);
  lastEventId = rows.at(-1)?.last ?? lastEventId;
  return rows.map(({ last: _, ...event }) => event);
}

describe('a new lead', () => {
  test('is unread, has a headline, and notifies its receivers', async () => {
    await events();
    const details = {
      organizationType: 'wedding',
      estimatedGuestCount: 200,
      message: 'Müsait misiniz?',
    };
    const arrived = await receive({ details, firstLeadType: 'plusLead', extensionNumber: '77' });
    expect(arrived.isMasked).toBe(false);
    const users = await api.db.kysely
      .selectFrom('customer_users')
      .select('id')
      .where('customer_id', '=', account.customerId)
      .orderBy('id')
      .execute();
    expect(await events()).toEqual([
      {
        type: 'lead',
        leadId: arrived.leadId,
        providerId: account.garden,
        coupleName: 'Nil Öz & Ali Su',
        body: null,
        userIds: users.map(({ id }) => id),
      },
    ]);
    const [listed] = (await api.ok(account.ayse, 'listLeads', { query: { coupleName: 'nil' } }))
      .data;
    expect(listed).toMatchObject({
      id: arrived.leadId,
      status: 'new',
      readStatus: 'unread',
      firstLeadType: 'plusLead',
      extensionNumber: '77',
      leadDetails: { name: 'Düğün · 200 kişi', message: 'Müsait misiniz?' },
    });
    const { data } = await api.ok(account.ayse, 'listLeadInteractions', {
      params: { id: arrived.leadId },
    });
    expect(data).toMatchObject([{ type: 'plus_lead', text: 'Müsait misiniz?', createdBy: null }]);
  });

  test('beyond the package’s limit is masked, unless the couple is visible already', async () => {
    const providerId = await addProvider(api.db, account.customerId, {
      limits: JSON.stringify({ couplesPerMonth: 1 }),
    });
    await api.db.kysely
      .insertInto('customer_user_providers')
      .values({
        customer_id: account.customerId,
        customer_user_id: account.ayseId,
        provider_id: providerId,
      })
      .execute();
    const first = await receive({ providerId });
    await events();
    expect((await receive({ providerId, couple: { ...couple, brideName: 'Oya' } })).isMasked).toBe(
      true,
    );
    expect(await events()).toMatchObject([{ coupleName: 'O*** & A***' }]);
    const returningCouple = {
      id: first.coupleId,
      name: 'Nil Öz & Ali Su',
      weddingDate: couple.weddingDate,
    };
    expect((await receive({ providerId, couple: returningCouple })).isMasked).toBe(false);
    // Another provider of the account has its own package.
    expect((await receive({ couple: { ...couple, brideName: 'Oya' } })).isMasked).toBe(false);
  });

  test('sends no notification after a rollback', async () => {
    await events();
    const undone = api.db.kysely.transaction().execute(async (tx) => {
      await receiveLead(tx, { providerId: account.garden, couple, source: 'phone' }, api.now.value);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await events()).toEqual([]);
  });
});

describe('a message of a couple', () => {
  test('is unread until it is opened, and conflicts with no open form', async () => {
    const { leadId } = await addLead(account);
    const before = await read(leadId);
    await events();
    const now = new Date('2026-11-21T10:00:00Z');
    const message = {
      leadId,
      channel: 'email',
      subject: 'Re: Teklif',
      body: 'x'.repeat(200),
    } as const;
    await api.db.kysely.transaction().execute((tx) => receiveMessage(tx, message, now));
    expect(await events()).toMatchObject([
      { type: 'lead_message', leadId, coupleName: 'Elif Şahin & Can Demir', body: 'x'.repeat(140) },
    ]);
    expect(await read(leadId)).toMatchObject({
      readStatus: 'unread',
      unreadMessageCount: 1,
      version: before.version,
      lastActivityAt: '2026-11-21T10:00:00.000Z',
      answeredAt: null,
    });
    const { data } = await api.ok(account.ayse, 'listLeadMessages', { params: { id: leadId } });
    expect(data).toMatchObject([
      {
        direction: 'in',
        status: 'received',
        subject: 'Re: Teklif',
        sentBy: null,
        to: null,
        readAt: null,
      },
    ]);
  });

  test('on a masked lead is not revealed', async () => {
    const { leadId } = await addLead(account, { is_masked: true });
    await events();
    await api.db.kysely
      .transaction()
      .execute((tx) =>
        receiveMessage(tx, { leadId, channel: 'sms', body: 'Ara beni' }, api.now.value),
      );
    expect(await events()).toMatchObject([{ coupleName: 'E*** & C***', body: '' }]);
    const { error } = await api.refused(account.ayse, 'listLeadMessages', {
      params: { id: leadId },
    });
    expect([error.code, error.reason]).toEqual(['feature', 'masked']);
  });
});

describe('messages left in the queue by a process', () => {
  const left = async (leadId: number, own: { tried_at: string; body: string }) => {
    const { id } = await api.db.kysely
      .insertInto('lead_messages')
      .values({
        customer_id: account.customerId,
        lead_id: leadId,
        channel: 'email',
        direction: 'out',
        subject: 'Teklif',
        to_address: 'elif@example.com',
        status: 'queued',
        sent_by: account.ayseId,
        created_at: own.tried_at,
        ...own,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const outbox = async (body: string) =>
    (
      await api.db.kysely
        .selectFrom('sandbox_outbox')
        .select('id')
        .where('body', '=', body)
        .execute()
    ).length;
  const sweep = (at: string) => sweepQueuedMessages(api.db, api.ports, () => new Date(at));

  test('are sent once with all effects of a sent message, except those being sent', async () => {
    const { leadId } = await addLead(account);
    const old = await left(leadId, { tried_at: '2026-11-21T08:57:00Z', body: 'old' });
    const young = await left(leadId, { tried_at: '2026-11-21T08:59:00Z', body: 'young' });
    expect(await sweep('2026-11-21T09:00:00Z')).toBe(1);
    expect([await outbox('old'), await outbox('young')]).toEqual([1, 0]);
    const { data } = await api.ok(account.ayse, 'listLeadMessages', { params: { id: leadId } });
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [young, 'queued'],
      [old, 'sent'],
    ]);
    expect(await read(leadId)).toMatchObject({
      status: 'negotiating',
      answeredAt: '2026-11-21T09:00:00.000Z',
    });
    const history = await api.ok(account.ayse, 'listLeadHistories', { params: { id: leadId } });
    expect(history.data.at(-1)).toMatchObject({
      event: 'email_sent',
      createdBy: { id: account.ayseId },
    });
  });

  test('are claimed by one of several sweepers', async () => {
    const { leadId } = await addLead(account);
    await left(leadId, { tried_at: '2026-11-21T08:00:00Z', body: 'contested' });
    const taken = await Promise.all([1, 2, 3].map(() => sweep('2026-11-21T09:00:30Z')));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await outbox('contested')).toBe(1);
  });

  test('are not sent twice by a port that had accepted them', async () => {
    const { leadId } = await addLead(account);
    const { data: sent } = await api.ok(account.ayse, 'sendLeadEmail', {
      params: { id: leadId },
      body: { subject: 'Teklif', body: 'taken' },
    });
    // Simulates a process that ended after sending, before it stored the status.
    await api.db.kysely
      .updateTable('lead_messages')
      .set({ status: 'queued', tried_at: '2026-11-21T08:00:00Z' })
      .where('id', '=', sent.id)
      .execute();
    expect(await sweep('2026-11-21T09:30:00Z')).toBeGreaterThan(0);
    expect(await outbox('taken')).toBe(1);
    const { data } = await api.ok(account.ayse, 'listLeadMessages', { params: { id: leadId } });
    expect(data).toMatchObject([{ id: sent.id, status: 'sent' }]);
  });

  test('are recorded once by a slow process and the sweeper', async () => {
    const { leadId } = await addLead(account);
    const ports = { ...api.ports, mail: { ...api.ports.mail, send: slowly } };
    const id = await left(leadId, { tried_at: '2026-11-21T08:00:00Z', body: 'slow' });
    async function slowly(mail: Mail) {
      // Meanwhile another sweeper runs, an hour later, and finishes first.
      await sweepQueuedMessages(api.db, api.ports, () => new Date('2026-11-21T11:00:00Z'));
      return api.ports.mail.send(mail);
    }
    await sweepQueuedMessages(api.db, ports, () => new Date('2026-11-21T10:00:00Z'));
    expect(await outbox('slow')).toBe(1);
    const history = await api.ok(account.ayse, 'listLeadHistories', { params: { id: leadId } });
    expect(history.data.filter(({ event }) => event === 'email_sent')).toHaveLength(1);
    const { data } = await api.ok(account.ayse, 'listLeadMessages', { params: { id: leadId } });
    expect(data).toMatchObject([{ id, status: 'sent' }]);
  });
});
