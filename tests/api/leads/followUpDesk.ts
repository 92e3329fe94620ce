import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sendDueFollowUps } from '../../../server/features/leads/commands.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

const HOUR_MS = 3_600_000;

export const MONDAY = '2026-11-23T09:00:00.000Z';
export const THURSDAY = '2026-11-26T09:00:00.000Z';

interface Desk {
  account: LeadAccount;
  leadId: number;
  coupleId: number;
}

/**
 * Prepares a lead in negotiation before each test, on a Saturday at noon in Istanbul, with helpers for its
 * follow-ups.
 */
export function followUpDesk(options?: Parameters<typeof leadAccount>[0]) {
  let desk: Desk | undefined;
  const at = (): Desk => {
    if (!desk) throw new Error('followUpDesk() is not available before beforeAll()');
    return desk;
  };
  beforeAll(async () => {
    desk = { account: await leadAccount(options), leadId: 0, coupleId: 0 };
  });
  beforeEach(async () => {
    const { account } = at();
    const { db, now } = account.api;
    for (const table of ['leads', 'couples', 'sandbox_outbox'] as const)
      await db.kysely.deleteFrom(table).execute();
    now.value = new Date('2026-11-21T09:00:00.000Z');
    Object.assign(at(), await addLead(account, { status: 'negotiating' }));
  });
  afterAll(() => at().account.api.close());

  const api = () => at().account.api;
  const to = (id = at().leadId) => ({ params: { id } });
  const later = (hours: number) =>
    new Date(api().now.value.getTime() + hours * HOUR_MS).toISOString();
  const mail = (hours = 48) => ({
    channel: 'email',
    dueAt: later(hours),
    subject: 'Sorularınız var mı?',
    body: 'Merhaba Elif & Can',
  });
  const sms = (hours = 120) => ({ channel: 'sms', dueAt: later(hours), body: 'Sizi bekliyoruz.' });
  const followUps = async (id?: number) =>
    (await api().ok(at().account.ayse, 'listLeadFollowUps', to(id))).data;
  return {
    at,
    api,
    to,
    mail,
    sms,
    followUps,
    /** Replaces the lead of this test. */
    take: async (own: NonNullable<Parameters<typeof addLead>[1]>) => {
      Object.assign(at(), await addLead(at().account, own));
    },
    start: async (steps: object[] = [mail(), sms()], id?: number) =>
      (await api().ok(at().account.ayse, 'startLeadFollowUp', { ...to(id), body: { steps } })).data,
    /** Returns the end reason of the last follow-up and the statuses of its messages. */
    state: async () => {
      const [last] = await followUps();
      return [last?.endReason, ...(last?.steps.map(({ status }) => status) ?? [])];
    },
    lead: async () => (await api().ok(at().account.ayse, 'getLead', to())).data,
    events: async () => {
      const { data } = await api().ok(at().account.ayse, 'listLeadHistories', to());
      return data.map(({ event, to: value }) => [event, value]);
    },
    outbox: () => api().db.kysely.selectFrom('sandbox_outbox').selectAll().orderBy('id').execute(),
    /** Runs the job at an instant. */
    runAt: (instant: string) => {
      const { db, ports, now } = api();
      now.value = new Date(instant);
      return sendDueFollowUps(db, ports, () => now.value);
    },
  };
}
