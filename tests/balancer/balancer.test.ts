import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenLocally } from '../support/listenLocally.ts';
import { startBalancer, type RunningBalancer } from './nginx.ts';

type Listening = Awaited<ReturnType<typeof listenLocally>>;

let processes: Listening[];
let balancer: RunningBalancer;

/** Starts a process that serves the page and the one file of its build. */
const startProcess = (file: string) =>
  listenLocally(
    createServer((request, response) => {
      response.statusCode =
        request.url === file || !request.url?.startsWith('/assets/') ? 200 : 404;
      response.end(file);
    }),
  );

beforeEach(async () => {
  processes = await Promise.all(['/assets/old.js', '/assets/new.js'].map(startProcess));
  balancer = await startBalancer(processes.map(({ url }) => url));
});
afterEach(async () => {
  await balancer.stop();
  await Promise.all(processes.map(({ close }) => close()));
});

const statusOf = async (path: string, headers = {}) => {
  const response = await fetch(`${balancer.url}${path}`, { headers });
  await response.text();
  return response.status;
};
const ROUNDS = 6;

/** Returns the statuses of requests one after the other, which the processes get in turn. */
async function statusesOf(path: string): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) statuses.add(await statusOf(path));
  return statuses;
}

test('finds the files of both builds while two processes have different ones', async () => {
  expect(await statusesOf('/assets/old.js')).toEqual(new Set([200]));
  expect(await statusesOf('/assets/new.js')).toEqual(new Set([200]));
});

test('answers 404 for a file that no process has, and leaves none of them out', async () => {
  expect(await statusesOf('/assets/gone.js')).toEqual(new Set([404]));
  const files = await Promise.all(
    Array.from({ length: ROUNDS }, async () => (await fetch(`${balancer.url}/`)).text()),
  );
  expect(new Set(files).size).toBe(2);
});

test('logs a request without an answer of a process, and never paths, queries or referrers', async () => {
  const secret = { referer: `${balancer.url}/signup?token=secret` };
  expect(await statusOf('/password-reset/secret?token=secret', secret)).toBe(200);
  expect(await balancer.logged()).toBe('');
  await Promise.all(processes.map(({ close }) => close()));
  expect(await statusOf('/password-reset/secret?token=secret', secret)).toBe(502);
  processes = [];
  await expect.poll(balancer.logged).toContain(' 502 GET ');
  expect(await balancer.logged()).not.toMatch(/secret|signup|password-reset/);
});
