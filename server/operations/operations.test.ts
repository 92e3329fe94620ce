import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/freePort.ts';
import { startPostgres, type RunningPostgres } from '../../tests/support/postgres.ts';
import { readConfiguration } from '../configuration.ts';
import { start, type Running } from '../start.ts';

const PARALLEL = 200;

let postgres: RunningPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
  // The first start seeds the demo, which is slow.
  await (await startServer()).stop();
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts a process's server on free ports. */
function startServer(environment: Record<string, string> = {}): Promise<Running> {
  const configuration = readConfiguration({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PORT: '0',
    OPERATIONS_PORT: '0',
    DRAIN_SECONDS: '0',
    DEMO: '1',
    ...environment,
  });
  return start(configuration, join(folder, 'no-panel'), '');
}

async function watch(running: Running, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${running.operationsPort}${path}`);
  return { status: response.status, text: await response.text() };
}

async function signIn({ address }: Running): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/access-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'ayse', password: 'demo1234' }),
  });
  // cast: the contract's tests check the response
  const { session } = (await response.json()) as {
    session: { accessToken: { id: string }; consumerKey: string };
  };
  return { 'x-access-token': session.accessToken.id, 'x-consumer-key': session.consumerKey };
}

/** Returns the number of requests that the server has started to handle, from its metrics. */
async function begun(running: Running): Promise<number> {
  const { text } = await watch(running, '/metrics');
  const sum = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0);
  return (
    sum(/^http_requests_in_flight (\d+)/gm) + sum(/^http_requests_total\{.*listLeads.*\} (\d+)/gm)
  );
}

test('is alive but not ready while it waits for its database', async () => {
  const blocker = new Client({ connectionString: postgres.url });
  await blocker.connect();
  await blocker.query("select pg_advisory_lock(hashtext('startUp'))");
  const OPERATIONS_PORT = String(await freePort());
  const starting = startServer({ OPERATIONS_PORT });
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${OPERATIONS_PORT}${path}`).catch(() => undefined))?.status;
  await expect.poll(() => statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);
  // Ends its lock.
  await blocker.end();
  const running = await starting;
  expect(await statusOf('/readyz')).toBe(200);
  await running.stop();
});

test('a shutdown loses none of 200 running requests', { timeout: 60_000 }, async () => {
  const running = await startServer();
  const headers = await signIn(running);
  const responses = Array.from({ length: PARALLEL }, async () => {
    const response = await fetch(`${running.address}/api/leads?limit=25`, { headers });
    await response.text();
    return response.status;
  });
  await expect.poll(() => begun(running), { timeout: 30_000 }).toBeGreaterThanOrEqual(PARALLEL);
  await running.stop();
  expect((await Promise.all(responses)).filter((status) => status !== 200)).toEqual([]);
});

test('rejects requests that it cannot serve in time with 503 and Retry-After, except sign-ins', async () => {
  const running = await startServer();
  const headers = await signIn(running);
  const blocker = new Client({ connectionString: postgres.url });
  await blocker.connect();
  await blocker.query('begin; lock table leads in access exclusive mode');
  const refusals: (string | null)[] = [];
  // Ten hold a connection and three hundred may wait for one.
  const responses = Array.from({ length: 360 }, async () => {
    const response = await fetch(`${running.address}/api/leads?limit=5`, { headers });
    await response.text();
    if (response.status === 503) refusals.push(response.headers.get('retry-after'));
    return response.status;
  });
  await expect.poll(() => refusals.length, { timeout: 8_000 }).toBeGreaterThan(0);
  // A busy process must stay ready: otherwise load balancers would remove one process after the other.
  expect((await watch(running, '/readyz')).status).toBe(200);
  expect((await watch(running, '/metrics')).text).toMatch(/^queue_waiting\{|^sessions_open [1-9]/m);
  const late = signIn(running);
  await blocker.query('commit');
  await blocker.end();
  expect((await late)['x-access-token']).toBeDefined();
  const served = (await Promise.all(responses)).filter((status) => status === 200);
  expect(served.length + refusals.length).toBe(360);
  expect(served.length).toBeGreaterThanOrEqual(290);
  for (const wait of refusals) expect(wait).toMatch(/^[1-5]$/);
  expect((await fetch(`${running.address}/api/leads`, { headers })).status).toBe(200);
  await running.stop();
});

test('stays ready while a migration locks a table that metrics count', async () => {
  const running = await startServer();
  const blocker = new Client({ connectionString: postgres.url });
  await blocker.connect();
  await blocker.query('begin; lock table lead_messages in access exclusive mode');
  // The second scrape finds the connection free again.
  for (let scrape = 0; scrape < 2; scrape += 1) {
    const scraping = watch(running, '/metrics');
    expect(await watch(running, '/readyz')).toEqual({ status: 200, text: '{"problems":{}}\n' });
    const { status, text } = await scraping;
    expect(status).toBe(200);
    expect(text).not.toMatch(/^queue_waiting\{/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^sessions_open \d+$/m);
  }
  await blocker.query('rollback');
  await blocker.end();
  await running.stop();
});

test('a keep-alive connection does not delay the shutdown after its response', async () => {
  const running = await startServer();
  const headers = await signIn(running);
  const blocker = new Client({ connectionString: postgres.url });
  await blocker.connect();
  await blocker.query('begin; lock table leads in access exclusive mode');
  const response = fetch(`${running.address}/api/leads`, { headers });
  await expect
    .poll(async () => (await watch(running, '/metrics')).text)
    .toMatch(/^http_requests_in_flight 1$/m);
  const stopped = running.stop();
  await blocker.query('commit');
  await blocker.end();
  expect((await response).status).toBe(200);
  await stopped;
});

test('counts a request whose client left, and streams without their time', async () => {
  const running = await startServer();
  const headers = await signIn(running);
  const blocker = new Client({ connectionString: postgres.url });
  await blocker.connect();
  await blocker.query('begin; lock table leads in access exclusive mode');
  const left = new AbortController();
  const inFlight = async () => (await watch(running, '/metrics')).text;
  const response = fetch(`${running.address}/api/leads`, { headers, signal: left.signal });
  await expect.poll(inFlight).toMatch(/^http_requests_in_flight 1$/m);
  left.abort();
  await expect(response).rejects.toThrow();
  await expect.poll(inFlight).toMatch(/^http_requests_in_flight 0$/m);
  await blocker.query('commit');
  const { rows } = await blocker.query<{ uuid: string }>(
    "select uuid from customer_users where username = 'ayse'",
  );
  await blocker.end();
  const closed = new AbortController();
  const path = `/api/realtime/customer-users/${rows[0]?.uuid}/stream`;
  const stream = await fetch(running.address + path, { headers, signal: closed.signal });
  expect(stream.status).toBe(200);
  closed.abort();
  await expect.poll(inFlight).toMatch(/^http_requests_in_flight 0$/m);
  const text = await inFlight();
  expect(text).toMatch(
    /^http_requests_total\{operation="listLeads",method="GET",status="499"\} 1$/m,
  );
  expect(text).toMatch(
    /^http_requests_total\{operation="getRealtimeStream",method="GET",status="200"\} 1$/m,
  );
  expect(text).not.toMatch(/duration_seconds_count\{operation="getRealtimeStream"\}/);
  await running.stop();
});

test('a connection without a request does not delay the shutdown', async () => {
  const running = await startServer();
  const socket = connect(Number(new URL(running.address).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await running.stop();
  await closed;
  expect(socket.destroyed).toBe(true);
});

test('reports liveness, readiness and counts by operation', async () => {
  const running = await startServer();
  expect(await watch(running, '/healthz')).toEqual({ status: 200, text: 'ok\n' });
  expect(await watch(running, '/readyz')).toEqual({ status: 200, text: '{"problems":{}}\n' });
  expect((await watch(running, '/leads')).status).toBe(404);
  const headers = await signIn(running);
  await (await fetch(`${running.address}/api/leads`, { headers })).text();
  const { text } = await watch(running, '/metrics');
  expect(text).toMatch(
    /^http_requests_total\{operation="listLeads",method="GET",status="200"\} 1$/m,
  );
  expect(text).toMatch(/^http_request_duration_seconds_count\{operation="listLeads"\} 1$/m);
  expect(text).toMatch(/^db_pool_connections\{state="idle"\} \d+$/m);
  expect(text).toMatch(/^sessions_open [1-9]/m);
  // No metric contains a token or a name.
  expect(text).not.toContain(headers['x-access-token']);
  await running.stop();
});

test('counts postponed messages apart from those that no process has sent yet', async () => {
  const running = await startServer();
  const leads = running.db.kysely.selectFrom('leads').select(['id', 'customer_id']);
  const { id, customer_id } = await leads.limit(1).executeTakeFirstOrThrow();
  const at = new Date().toISOString();
  const common = { customer_id, lead_id: id, channel: 'email', direction: 'out' } as const;
  const queued = {
    ...common,
    status: 'queued',
    body: 'Merhaba',
    created_at: at,
    tried_at: at,
  } as const;
  const messages = [1, 2, 3].map((tries) => ({ ...queued, tries }));
  const { numInsertedOrUpdatedRows } = await running.db.kysely
    .insertInto('lead_messages')
    .values(messages)
    .executeTakeFirstOrThrow();
  expect(numInsertedOrUpdatedRows).toBe(3n);
  const { text } = await watch(running, '/metrics');
  await running.db.kysely.deleteFrom('lead_messages').where('created_at', '=', at).execute();
  await running.stop();
  expect(text).toMatch(/^queue_waiting\{queue="messages"\} 1$/m);
  expect(text).toMatch(/^queue_waiting\{queue="postponed_messages"\} 2$/m);
});

test('starts no background job once the shutdown begins', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const running = await startServer({ DRAIN_SECONDS: '0.5' });
  const timers = vi.getTimerCount();
  const stopped = running.stop();
  // Each job has a timer; the others belong to the API, which serves requests during the drain.
  expect(timers - vi.getTimerCount()).toBeGreaterThan(15);
  vi.useRealTimers();
  await stopped;
});

test('is not ready during the shutdown, and waits for load balancers', async () => {
  const running = await startServer({ DRAIN_SECONDS: '0.5' });
  const stopped = running.stop();
  expect(await watch(running, '/readyz')).toEqual({
    status: 503,
    text: '{"problems":{"process":"stopping"}}\n',
  });
  // Requests that still arrive are served, each on a connection that ends with it.
  const response = await fetch(`${running.address}/api/access-tokens/x`);
  expect(response.status).toBe(401);
  expect(response.headers.get('connection')).toBe('close');
  await stopped;
});
