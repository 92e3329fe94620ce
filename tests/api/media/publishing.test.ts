import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readConfiguration } from '../../../server/configuration.ts';
import { startJobs } from '../../../server/jobs.ts';
import { Metrics } from '../../../server/operations/Metrics.ts';
import { mediaAccount, mediaAgent, type MediaAccount, type MediaAgent } from './mediaAccount.ts';

let account: MediaAccount;
let decide: MediaAgent['decide'];
beforeAll(async () => {
  account = await mediaAccount();
  ({ decide } = await mediaAgent(account));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => account.close());

/** Starts the jobs of a process, lets an interval pass on their timers, and stops them after their runs. */
async function runJobsFor(ms: number): Promise<void> {
  const { db, ports, app } = account.api;
  const configuration = { ...readConfiguration({}), demoLive: false };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const jobs = await startJobs({ configuration, db, ports, metrics: new Metrics(), log: app.log });
  vi.advanceTimersByTime(ms);
  vi.useRealTimers();
  await jobs.stop();
}

test('the jobs of a process publish an approved photo before the promised instant', async () => {
  const { api, caller } = account;
  const { id } = await account.addPhoto();
  await decide(id, { type: 'approve' });
  const read = async () => (await api.ok(caller, 'getMedia', { params: { id } })).data;
  const { publishesBy } = await read();
  const promised = Date.parse(publishesBy ?? '') - api.now.value.getTime();
  expect(promised).toBe(3_600_000);
  await runJobsFor(promised - 1);
  expect(await read()).toMatchObject({ status: 'published', publishesBy: null });
});
