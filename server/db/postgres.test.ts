import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from './connection.ts';
import { DatabaseTimeout } from './DatabaseTimeout.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import { NotificationListener } from './notificationListener.ts';
import { prepared } from './prepared.ts';
import { asTenant } from './tenant.ts';
import { isUnavailable } from './unavailable.ts';
import { startPostgres, type RunningPostgres } from '../../tests/support/postgres.ts';
import { tcpProxy } from '../../tests/support/tcpProxy.ts';

// This file starts its own server, because its connections are cut.
let server: RunningPostgres;
let admin: Database;
const opened: Database[] = [];

beforeAll(async () => {
  server = await startPostgres();
  admin = await openDatabase({ url: server.url });
}, 60_000);
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});
afterAll(async () => {
  await admin.close();
  await server.stop();
});

async function open(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase({ url: server.url, ...options });
  opened.push(database);
  return database;
}

function urlOf(database: string, user?: string): string {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  if (user) url.username = user;
  return url.href;
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('an owner without superuser rights can migrate and act as a tenant', async () => {
  const password = new URL(server.url).password;
  await sql.raw(`create role owner login createrole password '${password}'`).execute(admin.kysely);
  await sql.raw('create database owned owner owner').execute(admin.kysely);
  const database = await open({ url: urlOf('owned', 'owner') });
  await migrate(database);
  const role = await database.kysely.transaction().execute(async (trx) => {
    await asTenant(trx, { customerId: 1, userId: 1 });
    return sql<{ name: string }>`select current_user as name`.execute(trx);
  });
  expect(role.rows).toEqual([{ name: 'panel_app' }]);
});

test('parallel migrations work, in one database and in several', async () => {
  // The role is shared by the cluster, so without it the databases conflict when they create it.
  await sql`drop database if exists owned with (force)`.execute(admin.kysely);
  await sql`drop role if exists panel_app`.execute(admin.kysely);
  for (const name of ['one', 'two', 'three'])
    await sql.raw(`create database ${name}`).execute(admin.kysely);
  const databases = await Promise.all(
    ['one', 'one', 'one', 'two', 'three'].map((name) => open({ url: urlOf(name) })),
  );
  const ran = await Promise.all(databases.map((database) => migrate(database)));
  const names = Object.keys(migrations);
  expect(ran.slice(0, 3).flat()).toEqual(names);
  expect(ran.slice(3)).toEqual([names, names]);
});

test('an exhausted pool rejects in bounded time, and recovers', async () => {
  const database = await open({ poolMax: 1, acquireTimeoutMs: 100 });
  const failure = await database.kysely
    .transaction()
    .execute(() => failureOf(sql`select 1`.execute(database.kysely)));
  expect(isUnavailable(failure)).toBe(true);
  await sql`select 1`.execute(database.kysely);
});

test('cancels a statement that takes too long', async () => {
  const database = await open({ statementTimeoutMs: 50 });
  const failure = await failureOf(sql`select pg_sleep(60)`.execute(database.kysely));
  expect(failure).toMatchObject({ code: '57014' });
  expect(isUnavailable(failure)).toBe(true);
});

test('a migration may exceed the statement timeout, which applies again afterwards', async () => {
  const database = await open({ poolMax: 1, statementTimeoutMs: 100 });
  const migrating = await admin.kysely.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(3853314791062309107)`.execute(holder);
    const started = migrate(database);
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where wait_event = 'advisory' and now() - query_start > interval '300 ms'`.execute(
          holder,
        );
        return rows.length;
      })
      .toBe(1);
    await sql`select pg_advisory_unlock(3853314791062309107)`.execute(holder);
    return { started };
  });
  expect(await migrating.started).toEqual(Object.keys(migrations));
  const { rows } = await sql<{
    limit: string;
  }>`select current_setting('statement_timeout') as limit`.execute(database.kysely);
  expect(rows).toEqual([{ limit: '100ms' }]);
});

/** Executes a marked and another statement often; returns the statements that their connection has prepared. */
async function preparedAfter({ kysely }: Database, executions: number): Promise<string[]> {
  for (let execution = 0; execution < executions; execution += 1) {
    await prepared(sql`select ${execution}::int as execution`).execute(kysely);
    await sql`select ${execution}::int as other`.execute(kysely);
  }
  const { rows } = await sql<{
    statement: string;
  }>`select statement from pg_prepared_statements`.execute(kysely);
  return rows.map(({ statement }) => statement);
}

test('prepares frequent statements that are marked', async () => {
  const database = await open({ poolMax: 1 });
  expect(await preparedAfter(database, 19)).toEqual([]);
  expect(await preparedAfter(database, 2)).toEqual(['/* prepared */ select $1::int as execution']);
});

test('prepares no statements through a pooler', async () => {
  const direct = new URL(server.url);
  direct.searchParams.set('application_name', 'direct');
  const database = await open({ poolMax: 1, directUrl: direct.href });
  expect(await preparedAfter(database, 30)).toEqual([]);
});

test('a failing statement is not reported as a lost database', async () => {
  expect(isUnavailable(await failureOf(sql`select 1 / 0`.execute(admin.kysely)))).toBe(false);
  expect(isUnavailable(new Error('something else'))).toBe(false);
});

test('a lost database fails running statements, keeps the process, and is used again when it is back', async () => {
  const proxy = await tcpProxy(new URL(server.url));
  const database = await open({ url: proxy.url.href, acquireTimeoutMs: 2000, poolMax: 2 });
  const gaps: (() => void)[] = [];
  const gap = new Promise<void>((resolve) => gaps.push(resolve));
  const payloads: string[] = [];
  await database.listen(
    'leads',
    (payload) => payloads.push(payload),
    () => gaps[0]?.(),
  );

  const running = failureOf(sql`select pg_sleep(60)`.execute(database.kysely));
  const betweenStatements = failureOf(
    database.kysely.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.cut();
      await running;
      await sql`select 1`.execute(trx);
    }),
  );
  expect(isUnavailable(await running)).toBe(true);
  expect(isUnavailable(await betweenStatements)).toBe(true);
  expect(isUnavailable(await failureOf(sql`select 1`.execute(database.kysely)))).toBe(true);

  proxy.reconnect();
  await sql`select 1`.execute(database.kysely);
  await gap;
  await database.notify('leads', 'after the gap');
  await expect.poll(() => payloads).toEqual(['after the gap']);
  await database.close();
  await proxy.close();
});

test('a connection that no longer responds fails its transaction, and is replaced', async () => {
  const proxy = await tcpProxy(new URL(server.url));
  const database = await open({ url: proxy.url.href, poolMax: 1, responseTimeoutMs: 200 });
  const failure = await failureOf(
    database.kysely.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.silence();
      await sql`select 1`.execute(trx);
    }),
  );
  expect(failure).toBeInstanceOf(DatabaseTimeout);
  expect(isUnavailable(failure)).toBe(true);
  expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
  await database.close();
  await proxy.close();
});

test('a statement without a time-out on the server has none on the client either', async () => {
  const database = await open({ poolMax: 1, responseTimeoutMs: 200 });
  await database.kysely.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_sleep(0.4)`.execute(trx);
  });
  const failure = await failureOf(sql`select pg_sleep(0.4)`.execute(database.kysely));
  expect(failure).toBeInstanceOf(DatabaseTimeout);
  await database.kysely.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`begin`.execute(connection);
    await sql`commit`.execute(connection);
    await sql`select pg_sleep(0.4)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
    expect(await failureOf(sql`select pg_sleep(0.4)`.execute(connection))).toBeInstanceOf(
      DatabaseTimeout,
    );
  });
});

test('a listener whose connection no longer responds reconnects and reports the gap', async () => {
  const proxy = await tcpProxy(new URL(server.url));
  const listener = new NotificationListener(
    { connectionString: proxy.url.href },
    { everyMs: 200, timeoutMs: 100 },
  );
  const payloads: string[] = [];
  let gaps = 0;
  await listener.listen(
    'leads',
    (payload) => payloads.push(payload),
    () => (gaps += 1),
  );
  proxy.silence();
  await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
  await admin.notify('leads', 'after the gap');
  await expect.poll(() => payloads).toEqual(['after the gap']);
  await listener.close();
  await proxy.close();
});

test('reports a database that cannot be reached', async () => {
  const database = await open({ url: 'postgres://nobody@127.0.0.1:1/none' });
  expect(isUnavailable(await failureOf(sql`select 1`.execute(database.kysely)))).toBe(true);
  expect(isUnavailable(await failureOf(database.listen('leads', () => undefined)))).toBe(true);
});
