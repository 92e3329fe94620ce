import { afterEach, expect, test, vi } from 'vitest';
import { sweepQueuedMessages } from '../../../server/features/leads/commands.ts';
import type { MailPort } from '../../../server/ports/mail/port.ts';
import type { StoragePort } from '../../../server/ports/storage/port.ts';
import { RENEW_MS } from '../../../server/mail/whileRenewing.ts';
import { multipart } from '../../support/multipart.ts';
import { pdf } from './FileDesk.ts';
import { followUpDesk, MONDAY } from './followUpDesk.ts';
import { addLead } from './leadAccount.ts';

/** A mail server whose `deliver` the test sets; it records the keys of all messages. */
const mailServer: { keys: string[]; deliver: (count: number) => Promise<void> } = {
  keys: [],
  deliver: async () => {},
};
const mailPort: MailPort = {
  kind: 'smtp',
  async send({ messageKey }) {
    mailServer.keys.push(messageKey);
    await mailServer.deliver(mailServer.keys.length);
    return { ok: true, id: messageKey };
  },
  close: async () => {},
};
const files = new Map<string, Parameters<StoragePort['put']>[1]>();
const storage: StoragePort = {
  put: async (key, file) => {
    pass(3);
    files.set(key, file);
  },
  get: async (key) => files.get(key),
  remove: async (key) => void files.delete(key),
};

const { at, api, mail, start, runAt, to } = followUpDesk({ ports: { mail: mailPort, storage } });
afterEach(() => {
  mailServer.keys.length = 0;
  mailServer.deliver = async () => {};
  vi.useRealTimers();
});

/** Advances the clock of all processes. */
function pass(minutes: number): void {
  api().now.value = new Date(api().now.value.getTime() + minutes * 60_000);
}
const sweep = () => sweepQueuedMessages(api().db, api().ports, () => api().now.value);
const once = () => expect(new Set(mailServer.keys).size).toBe(mailServer.keys.length);

test('another process leaves alone the later messages of a long run of follow-ups', async () => {
  await start([mail()]);
  const other = await addLead(at().account, { status: 'offered' });
  await start([mail()], other.leadId);
  const claimed: number[] = [];
  mailServer.deliver = async (count) => {
    if (count === 1) pass(3);
    else if (count === 2) claimed.push(await sweep());
  };
  expect(await runAt(MONDAY)).toBe(2);
  expect(claimed).toEqual([0]);
  once();
});

test('a run of follow-ups that reaches the end of the business day leaves the rest to the next', async () => {
  await start([mail()]);
  const other = await addLead(at().account, { status: 'offered' });
  await start([mail()], other.leadId);
  mailServer.deliver = async () => pass(2);
  expect(await runAt('2026-11-23T15:59:00.000Z')).toBe(1);
  expect(await runAt('2026-11-24T05:00:00.000Z')).toBe(1);
});

test('another process leaves alone an e-mail whose upload took minutes', async () => {
  const claimed: number[] = [];
  mailServer.deliver = async (count) => {
    if (count === 1) claimed.push(await sweep());
  };
  const { headers, payload } = multipart({ subject: 'Teklifimiz', body: 'Merhaba' }, [pdf()]);
  const { statusCode } = await api().app.inject({
    method: 'POST',
    url: `/api/leads/${at().leadId}/messages/email`,
    headers: { ...at().account.ayse, ...headers },
    payload,
  });
  expect([statusCode, claimed]).toEqual([201, [0]]);
  once();
});

test('the claim of a swept message is renewed with the time, not with the start of its batch', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { data } = await api().ok(at().account.ayse, 'sendLeadEmail', {
    ...to(),
    body: { subject: 'Teklifimiz', body: 'Merhaba' },
  });
  const { kysely } = api().db;
  await kysely
    .updateTable('lead_messages')
    .set({ status: 'queued', tried_at: '2026-11-21T08:00:00Z' })
    .where('id', '=', data.id)
    .execute();
  const claims: unknown[] = [];
  mailServer.deliver = async () => {
    pass(3);
    vi.advanceTimersByTime(RENEW_MS);
    claims.push(
      await vi.waitFor(async () => {
        const query = kysely.selectFrom('lead_messages').select('tried_at');
        const { tried_at } = await query.where('id', '=', data.id).executeTakeFirstOrThrow();
        if (tried_at === '2026-11-21T09:00:00.000Z') throw new Error('not renewed');
        return tried_at;
      }),
    );
  };
  await sweep();
  expect(claims).toEqual([api().now.value.toISOString()]);
});
