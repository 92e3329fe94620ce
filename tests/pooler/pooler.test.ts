import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../server/db/connection.ts';
import { startPostgres, type RunningPostgres } from '../support/postgres.ts';
import { readConfiguration } from '../../server/configuration.ts';
import { start, type Running } from '../../server/start.ts';
import { startPooler, type RunningPooler } from './pgbouncer.ts';
import { setRoleDefaults } from '../support/setRoleDefaults.ts';

const PROCESSES = 3;
/** Fewer than one process would open, so that transactions of all processes share each connection. */
const CONNECTIONS = 4;

let server: RunningPostgres;
let admin: Database;
beforeAll(async () => {
  server = await startPostgres();
  admin = await openDatabase({ url: server.url });
}, 60_000);
afterAll(async () => {
  await admin.close();
  await server.stop();
});

describe('through PgBouncer in transaction mode', () => {
  let pooler: RunningPooler;
  let folder: string;
  let running: Running[];

  beforeAll(async () => {
    await setRoleDefaults(admin);
    folder = mkdtempSync(join(tmpdir(), 'pooled-'));
    pooler = await startPooler(server.url, CONNECTIONS);
    // All start at once on an empty database, which requires the start-up lock on the direct connection.
    running = await Promise.all(Array.from({ length: PROCESSES }, startServer));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(running.map((one) => one.stop()));
    await pooler.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function startServer(): Promise<Running> {
    const configuration = readConfiguration({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: server.url,
      DATA_DIR: folder,
      PORT: '0',
      DEMO: '1',
    });
    return start(configuration, join(folder, 'no-panel'), '');
  }

  async function signIn({ address }: Running, identifier: string, password: string) {
    const response = await fetch(`${address}/api/access-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier, password }),
    });
    // cast: the contract's tests check the response
    const { session } = (await response.json()) as {
      session: { accessToken: { id: string }; consumerKey: string };
    };
    return { 'x-access-token': session.accessToken.id, 'x-consumer-key': session.consumerKey };
  }

  const totalOf = async ({ address }: Running, headers: Record<string, string>) => {
    const response = await fetch(`${address}/api/leads?limit=5`, { headers });
    // cast: the contract's tests check the response
    const { meta } = (await response.json()) as { meta?: { total?: number } };
    return meta?.total;
  };

  test('isolates users whose transactions share connections', { timeout: 60_000 }, async () => {
    const [first] = running;
    if (!first) throw new Error('no process is running');
    const users = await Promise.all(
      ['ayse', 'mert'].map((name) => signIn(first, name, 'demo1234')),
    );
    const alone: (number | undefined)[] = [];
    for (const headers of users) alone.push(await totalOf(first, headers));
    expect(alone.every((total) => total !== undefined && total > 0)).toBe(true);
    expect(alone[0]).not.toBe(alone[1]);
    const indexes = Array.from({ length: 60 }, (_, at) => at);
    const totals = await Promise.all(
      indexes.map((at) => {
        const process = running[at % PROCESSES];
        const headers = users[at % users.length];
        if (!process || !headers) throw new Error('no process is running');
        return totalOf(process, headers);
      }),
    );
    expect(totals).toEqual(indexes.map((at) => alone[at % alone.length]));
  });

  test('leaves no role, customer or limit on a shared connection', async () => {
    const [first] = running;
    const reads = Array.from({ length: 20 }, () =>
      sql<{ role: string; customer: string | null; limit: string }>`
        select current_user as role, nullif(current_setting('app.customer_id', true), '') as customer,
          current_setting('statement_timeout') as limit from pg_sleep(0.01)`.execute(
        first?.db.kysely ?? admin.kysely,
      ),
    );
    for (const { rows } of await Promise.all(reads))
      expect(rows).toEqual([{ role: 'app', customer: null, limit: '15s' }]);
  });

  test('carries notifications from one process to all others', async () => {
    const received: number[] = [];
    const ends = await Promise.all(
      running.map(({ db }, at) => db.listen('leads', () => received.push(at))),
    );
    await running[0]?.db.kysely
      .transaction()
      .execute((tx) => sql`select pg_notify('leads', 'x')`.execute(tx));
    await expect.poll(() => received.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    await Promise.all(ends.map((end) => end()));
  });
});
