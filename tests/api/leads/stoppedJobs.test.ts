import { afterEach, expect, test, vi } from 'vitest';
import { readConfiguration } from '../../../server/configuration.ts';
import { refreshStaleDays } from '../../../server/features/statistics/commands.ts';
import { sendDueFollowUps } from '../../../server/features/leads/commands.ts';
import { startJobs, type RunningJobs } from '../../../server/jobs.ts';
import { Metrics } from '../../../server/operations/Metrics.ts';
import type { MailPort } from '../../../server/ports/mail/port.ts';
import { followUpDesk, MONDAY } from './followUpDesk.ts';
import { addLead } from './leadAccount.ts';

/** A mail server whose `deliver` the test sets; it counts the messages that it took. */
const mailServer: { taken: number; deliver: () => void } = { taken: 0, deliver: () => {} };
const mailPort: MailPort = {
  kind: 'smtp',
  async send({ messageKey }) {
    mailServer.taken += 1;
    mailServer.deliver();
    return { ok: true, id: messageKey };
  },
  close: async () => {},
};

const { at, api, mail, start, to } = followUpDesk({ ports: { mail: mailPort } });
afterEach(() => {
  Object.assign(mailServer, { taken: 0, deliver: () => {} });
  vi.useRealTimers();
});

/** Starts the jobs of a process; the test advances their timers. */
function processJobs(): Promise<RunningJobs> {
  const { db, ports, app } = api();
  const configuration = { ...readConfiguration({}), demoLive: false };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return startJobs({ configuration, db, ports, metrics: new Metrics(), log: app.log });
}

test('a draining process finishes the message it is sending, and begins no other', async () => {
  const { kysely } = api().db;
  const body = { subject: 'Teklifimiz', body: 'Merhaba' };
  for (let index = 0; index < 3; index += 1)
    await api().ok(at().account.ayse, 'sendLeadEmail', { ...to(), body });
  const queued = { status: 'queued', tried_at: '2020-01-01T00:00:00Z' } as const;
  await kysely.updateTable('lead_messages').set(queued).execute();
  mailServer.taken = 0;
  const jobs = await processJobs();
  const drained = new Promise<void>((resolve) => {
    mailServer.deliver = () => resolve(jobs.drain());
  });
  vi.advanceTimersByTime(30_000);
  await drained;
  // Timers of a drained process start no further run.
  await kysely.updateTable('lead_messages').set({ tried_at: '2020-01-01T00:00:00Z' }).execute();
  vi.advanceTimersByTime(60_000);
  await jobs.stop();
  const rows = await kysely.selectFrom('lead_messages').select('status').orderBy('id').execute();
  expect([mailServer.taken, rows.map(({ status }) => status)]).toEqual([
    1,
    ['sent', 'queued', 'queued'],
  ]);
});

test('a run of follow-ups that is aborted leaves the others to the next', async () => {
  await start([mail()]);
  const other = await addLead(at().account, { status: 'offered' });
  await start([mail()], other.leadId);
  const { db, ports, now } = api();
  now.value = new Date(MONDAY);
  const stopping = new AbortController();
  mailServer.deliver = () => stopping.abort();
  const run = (signal?: AbortSignal) => sendDueFollowUps(db, ports, () => now.value, signal);
  expect(await run(stopping.signal)).toBe(1);
  expect(await run()).toBe(1);
});

test('a recount of statistics that is aborted keeps the marks of the remaining days', async () => {
  expect(await refreshStaleDays(api().db, AbortSignal.abort())).toBe(0);
  expect(await refreshStaleDays(api().db)).toBeGreaterThan(0);
});
