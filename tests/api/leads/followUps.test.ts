import { describe, expect, test } from 'vitest';
import { sendDueFollowUps } from '../../../server/features/leads/commands.ts';
import { addLead } from './leadAccount.ts';
import { followUpDesk, MONDAY, THURSDAY } from './followUpDesk.ts';

const { at, api, to, mail, sms, followUps, take, start, state, lead, events, outbox, runAt } =
  followUpDesk();

describe('a follow-up', () => {
  test('starts at business hours and is listed', async () => {
    const started = await start([mail(), { ...sms(), dueAt: '2026-11-29T10:00:00.000Z' }]);
    expect(started).toMatchObject({
      startedAt: '2026-11-21T09:00:00.000Z',
      startedBy: { id: at().account.ayseId, name: 'Ayşe Yıldırım' },
      endedAt: null,
      endReason: null,
      steps: [
        {
          ...mail(),
          dueAt: MONDAY,
          status: 'waiting',
          sentAt: null,
        },
        {
          channel: 'sms',
          subject: null,
          body: 'Sizi bekliyoruz.\nMesaj almak istemiyorsanız RET yazın.',
          // Postponed from a Sunday.
          dueAt: '2026-11-30T05:00:00.000Z',
          status: 'waiting',
          sentAt: null,
        },
      ],
    });
    expect(await events()).toEqual([['follow_up_started', '2']]);
    expect(await followUps()).toEqual([started]);
  });

  test('sends each message when it is due, and is then completed', async () => {
    await start();
    expect(await runAt('2026-11-23T08:59:59.000Z')).toBe(0);
    expect(await runAt(MONDAY)).toBe(1);
    expect(await state()).toEqual([null, 'sent', 'waiting']);
    expect(await runAt(MONDAY)).toBe(0);
    expect(await runAt(THURSDAY)).toBe(1);
    expect(await state()).toEqual(['done', 'sent', 'sent']);
    expect((await outbox()).map(({ channel, body }) => [channel, body])).toEqual([
      ['mail', 'Merhaba Elif & Can'],
      ['sms', 'Sizi bekliyoruz.\nMesaj almak istemiyorsanız RET yazın.'],
    ]);
    expect((await events()).map(([event]) => event)).toEqual([
      'sms_sent',
      'follow_up_ended',
      'email_sent',
      'follow_up_started',
    ]);
    const { data } = await api().ok(at().account.ayse, 'listLeadMessages', to());
    expect(data.map(({ isAutomatic, sentBy }) => [isAutomatic, sentBy?.name])).toEqual([
      [true, 'Ayşe Yıldırım'],
      [true, 'Ayşe Yıldırım'],
    ]);
  });

  test('does not count as an answer: neither clock nor status changes', async () => {
    await take({ status: 'pending' });
    await start([mail()]);
    await runAt(MONDAY);
    expect(await lead()).toMatchObject({ status: 'pending', answeredAt: null });
  });

  test('waits at night and on Sundays', async () => {
    await start([mail(1)]);
    await api()
      .db.kysely.updateTable('lead_follow_up_steps')
      .set({ due_at: '2026-11-21T10:00:00.000Z' })
      .execute();
    expect(await runAt('2026-11-21T16:00:00.000Z')).toBe(0);
    expect(await runAt('2026-11-22T09:00:00.000Z')).toBe(0);
    expect(await runAt('2026-11-23T05:00:00.000Z')).toBe(1);
  });

  test('never sends two messages in a row, however late the job runs', async () => {
    await start([mail(1), sms(2)]);
    expect(await runAt(MONDAY)).toBe(1);
    expect(await runAt('2026-11-24T04:59:00.000Z')).toBe(0);
    expect(await runAt('2026-11-24T05:00:00.000Z')).toBe(1);
  });

  test('sends once with several processes', async () => {
    await start();
    const other = await addLead(at().account, { status: 'offered' });
    await start([mail()], other.leadId);
    api().now.value = new Date(MONDAY);
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => sendDueFollowUps(api().db, api().ports, () => api().now.value)),
    );
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await outbox()).toHaveLength(2);
  });

  test('reports failed deliveries', async () => {
    await take({
      status: 'negotiating',
      couple: { email: 'wrong@bounce.example.com' },
    });
    await start([mail()]);
    const failing = {
      ...api().ports,
      mail: {
        ...api().ports.mail,
        send: async () => ({ ok: false, reason: 'inbox_full' }) as const,
      },
    };
    api().now.value = new Date(MONDAY);
    await sendDueFollowUps(api().db, failing, () => api().now.value);
    expect(await state()).toEqual(['done', 'failed']);
  });
});

describe('the messages of a follow-up', () => {
  /** Returns the reminders as due time, completion time and text. */
  const reminders = async (query: Record<string, string> = {}, caller = at().account.ayse) => {
    const { data, meta } = await api().ok(caller, 'listReminders', { query });
    expect(meta.total).toBe(data.length);
    return data.map(({ dueAt, doneAt, text }) => [dueAt, doneAt, text]);
  };
  const SMS = 'Sizi bekliyoruz.\nMesaj almak istemiyorsanız RET yazın.';

  test('are listed as to-dos until they are sent', async () => {
    await start();
    expect(await reminders()).toEqual([
      [MONDAY, null, 'Sorularınız var mı?'],
      [THURSDAY, null, SMS],
    ]);
    const { data } = await api().ok(at().account.ayse, 'listReminders', { query: { limit: 1 } });
    expect(data).toMatchObject([
      {
        kind: 'follow_up',
        note: null,
        createdBy: { id: at().account.ayseId, name: 'Ayşe Yıldırım' },
        lead: { id: at().leadId },
        allowed: { change: false },
      },
    ]);
    expect(await reminders({ kind: 'note,appointment' })).toEqual([]);
    await runAt(MONDAY);
    expect(await reminders()).toEqual([[THURSDAY, null, SMS]]);
    expect(await reminders({ status: 'done' })).toEqual([[MONDAY, MONDAY, 'Sorularınız var mı?']]);
  });

  test('are mine for the user who started them and the assignee, and never of an unlinked provider', async () => {
    const { mert, mertId, ayse, stranger, studio } = at().account;
    await start();
    const mine = { whose: 'mine' };
    expect(await reminders(mine, ayse)).toHaveLength(2);
    expect(await reminders(mine, mert)).toEqual([]);
    expect(await reminders({}, mert)).toHaveLength(2);
    await api()
      .db.kysely.updateTable('leads')
      .set({ assignee_id: mertId })
      .where('id', '=', at().leadId)
      .execute();
    expect(await reminders(mine, mert)).toHaveLength(2);
    await take({ status: 'negotiating', provider_id: studio });
    await start();
    expect(await reminders({}, mert)).toHaveLength(2);
    expect(await reminders({}, ayse)).toHaveLength(4);
    expect(await reminders({}, stranger)).toEqual([]);
  });

  test('leave the list when the follow-up ends, and stay in it when a delivery failed', async () => {
    await start();
    await runAt(MONDAY);
    await api().db.kysely.updateTable('lead_messages').set({ status: 'failed' }).execute();
    expect(await reminders({ status: 'done' })).toEqual([]);
    const [running] = await followUps();
    const params = { id: at().leadId, followUpId: running?.id ?? 0 };
    const body = { type: 'stop' };
    await api().ok(at().account.ayse, 'createLeadFollowUpAction', { params, body });
    expect(await reminders()).toEqual([]);
  });
});
