import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { sweepQueuedMessages } from '../../../server/features/leads/commands.ts';
import type { Mail, MailPort } from '../../../server/ports/mail/port.ts';
import type { StoragePort } from '../../../server/ports/storage/port.ts';
import { followUpDesk } from './followUpDesk.ts';

/** A mail server whose `deliver` the test sets; it records all messages that it took. */
const mailServer: { taken: Mail[]; deliver: (mail: Mail) => Promise<void> } = {
  taken: [],
  deliver: async () => {},
};
const mailPort: MailPort = {
  kind: 'smtp',
  async send(mail) {
    await mailServer.deliver(mail);
    mailServer.taken.push(mail);
    return { ok: true, id: mail.messageKey };
  },
  close: async () => {},
};
const storage: StoragePort = {
  put: async () => {},
  get: async () => ({ bytes: Buffer.from('no picture'), contentType: 'image/png' }),
  remove: async () => {},
};

const { at, api, to } = followUpDesk({ ports: { mail: mailPort, storage } });
afterEach(async () => {
  mailServer.taken.length = 0;
  mailServer.deliver = async () => {};
  await sql`drop trigger if exists refuse_history on lead_histories`.execute(kysely());
});

const kysely = () => api().db.kysely;
/** Leaves an e-mail in the queue, as a process does that ended before it was sent. */
const left = async (body: string, own: { signature_image?: string } = {}) => {
  const { data } = await api().ok(at().account.ayse, 'sendLeadEmail', {
    ...to(),
    body: { subject: 'Teklifimiz', body },
  });
  mailServer.taken.length = 0;
  const queued = { status: 'queued', tried_at: api().now.value.toISOString(), ...own } as const;
  await kysely().updateTable('lead_messages').set(queued).where('id', '=', data.id).execute();
  await kysely().deleteFrom('lead_histories').execute();
  return data.id;
};
const sweepAfter = (minutes: number) => {
  const { now, db, ports } = api();
  now.value = new Date(now.value.getTime() + minutes * 60_000);
  return sweepQueuedMessages(db, ports, () => now.value);
};
const messages = async () =>
  (
    await kysely()
      .selectFrom('lead_messages')
      .select(['body', 'status', 'failure'])
      .orderBy('id')
      .execute()
  ).map(({ body, status, failure }) => [body, status, failure]);
const bodies = () => mailServer.taken.map(({ text }) => text);

describe('a queued message whose sending throws', () => {
  const poison = async ({ text }: Mail) => {
    if (text === 'poison') throw new Error('the message breaks its port');
  };

  test('does not keep the messages after it in the queue', async () => {
    await left('poison');
    await left('other');
    mailServer.deliver = poison;
    await expect(sweepAfter(2)).rejects.toThrow('1 of 2 messages failed');
    expect(bodies()).toEqual(['other']);
    expect(await messages()).toEqual([
      ['poison', 'queued', null],
      ['other', 'sent', null],
    ]);
  });

  test('is retried at growing intervals, and fails in the end', async () => {
    await left('poison');
    mailServer.deliver = poison;
    await expect(sweepAfter(2)).rejects.toThrow(AggregateError);
    for (const minutes of [4, 8, 16, 32, 64, 128, 256, 512, 1024]) {
      expect(await sweepAfter(minutes - 1)).toBe(0);
      await expect(sweepAfter(1)).rejects.toThrow(AggregateError);
    }
    expect(await messages()).toEqual([['poison', 'queued', null]]);
    await expect(sweepAfter(24 * 60)).rejects.toThrow(AggregateError);
    expect(await messages()).toEqual([['poison', 'failed', 'unreachable']]);
    expect(await sweepAfter(48 * 60)).toBe(0);
    const history = kysely().selectFrom('lead_histories').select(['event', 'to_value']);
    expect(await history.execute()).toEqual([{ event: 'message_failed', to_value: 'unreachable' }]);
  });
});

test('a sent message whose effects cannot be stored is not sent again', async () => {
  await left('once');
  await sql`
    create function refuse_history() returns trigger language plpgsql as
    $$ begin raise 'no history'; end $$`.execute(kysely());
  await sql`
    create trigger refuse_history before insert on lead_histories
    for each row execute function refuse_history()`.execute(kysely());
  await expect(sweepAfter(2)).rejects.toThrow(AggregateError);
  await sql`drop trigger refuse_history on lead_histories`.execute(kysely());
  expect(await sweepAfter(60)).toBe(0);
  expect(bodies()).toEqual(['once']);
  expect(await messages()).toEqual([['once', 'sent', null]]);
});

test('a message with a damaged picture in its signature is sent without it', async () => {
  await left('signed', { signature_image: 'signatures/damaged.png' });
  expect(await sweepAfter(2)).toBe(1);
  expect(bodies()).toEqual(['signed']);
  expect(mailServer.taken[0]?.attachments).toBeUndefined();
});
