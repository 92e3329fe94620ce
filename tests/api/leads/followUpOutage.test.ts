import { afterEach, expect, test } from 'vitest';
import { receiveMessage, sweepQueuedMessages } from '../../../server/features/leads/commands.ts';
import type { MailPort } from '../../../server/ports/mail/port.ts';
import { followUpDesk, MONDAY } from './followUpDesk.ts';

const mailServer: { isDown: boolean; taken: string[] } = { isDown: true, taken: [] };
const mailPort: MailPort = {
  kind: 'smtp',
  async send({ subject, messageKey }) {
    if (mailServer.isDown) return { ok: false, reason: 'unreachable' };
    mailServer.taken.push(subject);
    return { ok: true, id: messageKey };
  },
  close: async () => {},
};

const { at, api, mail, start, runAt, events, to, state } = followUpDesk({
  ports: { mail: mailPort },
});
afterEach(() => Object.assign(mailServer, { isDown: true, taken: [] }));

const sweepAt = (instant: string) => {
  const { now, db, ports } = api();
  now.value = new Date(instant);
  return sweepQueuedMessages(db, ports, () => now.value);
};
const statuses = async () => {
  const { data } = await api().ok(at().account.ayse, 'listLeadMessages', to());
  return data.map(({ status }) => status);
};

test('an automatic message is sent when its service is reachable again', async () => {
  await start([mail()]);
  await runAt(MONDAY);
  expect(await sweepAt('2026-11-23T09:01:00.000Z')).toBe(0);
  expect(await sweepAt('2026-11-23T09:02:00.000Z')).toBe(1);
  expect(await statuses()).toEqual(['queued']);
  mailServer.isDown = false;
  expect(await sweepAt('2026-11-23T09:05:00.000Z')).toBe(0);
  expect(await sweepAt('2026-11-23T09:06:00.000Z')).toBe(1);
  expect(await statuses()).toEqual(['sent']);
  expect(mailServer.taken).toEqual(['Sorularınız var mı?']);
  expect((await events()).map(([event]) => event)).not.toContain('message_failed');
});

test('a postponed automatic message waits for business hours', async () => {
  await start([mail()]);
  await runAt('2026-11-23T15:59:00.000Z');
  mailServer.isDown = false;
  expect(await sweepAt('2026-11-23T16:30:00.000Z')).toBe(0);
  expect(await sweepAt('2026-11-24T05:00:00.000Z')).toBe(1);
  expect(mailServer.taken).toHaveLength(1);
});

test('a postponed automatic message is not sent after the couple has written', async () => {
  await start([mail()]);
  await runAt(MONDAY);
  mailServer.isDown = false;
  const reply = { leadId: at().leadId, channel: 'email', body: 'Cumartesi geliriz.' } as const;
  const now = new Date('2026-11-23T09:01:00.000Z');
  await api()
    .db.kysely.transaction()
    .execute((tx) => receiveMessage(tx, reply, now));
  await sweepAt('2026-11-23T10:00:00.000Z');
  expect(mailServer.taken).toEqual([]);
  expect(await state()).toEqual(['done', 'failed']);
});

test('a postponed automatic message is not sent after its follow-up was stopped', async () => {
  const { id: followUpId } = await start([mail(), mail(120)]);
  await runAt(MONDAY);
  mailServer.isDown = false;
  const params = { id: at().leadId, followUpId };
  await api().ok(at().account.ayse, 'createLeadFollowUpAction', { params, body: { type: 'stop' } });
  await sweepAt('2026-11-23T10:00:00.000Z');
  expect(mailServer.taken).toEqual([]);
});

test('the next automatic message keeps its distance from one that was sent late', async () => {
  await start([mail(), { ...mail(72), subject: 'Son hatırlatma' }]);
  await runAt(MONDAY);
  // Due by its own time, but the message before it is still in the queue.
  expect(await runAt('2026-11-24T09:00:00.000Z')).toBe(0);
  mailServer.isDown = false;
  expect(await sweepAt('2026-11-24T09:00:00.000Z')).toBe(1);
  expect(await runAt('2026-11-24T15:00:00.000Z')).toBe(0);
  expect(await runAt('2026-11-25T05:00:01.000Z')).toBe(1);
  expect(mailServer.taken).toEqual(['Sorularınız var mı?', 'Son hatırlatma']);
});

test('an automatic message fails after the last attempt', async () => {
  await start([mail()]);
  await runAt(MONDAY);
  await api().db.kysely.updateTable('lead_messages').set({ tries: 11 }).execute();
  expect(await sweepAt('2026-11-24T09:00:00.000Z')).toBe(1);
  expect(await statuses()).toEqual(['failed']);
  expect((await events())[0]).toEqual(['message_failed', 'unreachable']);
});
