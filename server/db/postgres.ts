import { Kysely, PostgresDialect } from 'kysely';
import { defaults, Pool } from 'pg';
import { pgTypes } from './columnParsers.ts';
import { kyselyPool } from './kyselyPool.ts';
import { NotificationListener } from './notificationListener.ts';
import { notify } from './notify.ts';
import type { Tables } from './tables.ts';

interface PostgresOptions {
  url: string;
  directUrl: string;
  poolMax: number;
  statementTimeoutMs: number;
  responseTimeoutMs: number;
  acquireTimeoutMs: number;
}

/** Milliseconds after which the server ends an idle transaction and its connection. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Milliseconds that an unused connection stays open; it keeps its prepared statements and their plans. */
const IDLE_CONNECTION_MS = 5 * 60_000;

/** Milliseconds after which an idle connection is probed by TCP; the system's default is two hours. */
const KEEP_ALIVE_MS = 10_000;

/** Milliseconds after which a health check gets a new connection. */
const PROBE_TIMEOUT_MS = 2_000;

/** Opens a pool of connections to a PostgreSQL server; the first query opens the first connection. */
export function openPostgres(options: PostgresOptions) {
  // `pg` would write a Date in the machine's time zone; a date column would then depend on it.
  defaults.parseInputDatesAsUTC = true;
  const connection = {
    connectionTimeoutMillis: options.acquireTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: pgTypes,
  };
  const settings = { options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres' };
  const limits = {
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const isPooled = options.directUrl !== options.url;
  const openPool = (max: number, responseTimeoutMs = options.responseTimeoutMs) => {
    const pool = new Pool({
      ...connection,
      connectionString: options.url,
      max,
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      // A pooler assigns a server connection per transaction: settings must be defaults of the role there.
      ...(isPooled ? {} : { ...settings, ...limits }),
    });
    // A lost connection rejects its query; without a listener it would end the process too.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const dialect = new PostgresDialect({
      pool: kyselyPool(pool, {
        // Poolers support prepared statements only from some version on and with a setting of their own.
        prepares: !isPooled,
        responseTimeoutMs,
      }),
    });
    return { pool, kysely: new Kysely<Tables>({ dialect }) };
  };
  const { pool, kysely } = openPool(options.poolMax);
  const probe = openPool(1, Math.min(PROBE_TIMEOUT_MS, options.responseTimeoutMs));
  const metrics = openPool(1);
  const listener = new NotificationListener({
    ...connection,
    ...settings,
    connectionString: options.directUrl,
  });

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    await listener.close();
    for (const opened of [{ pool, kysely }, probe, metrics]) {
      await opened.kysely.destroy();
      if (!opened.pool.ended) await opened.pool.end();
    }
  }

  return {
    kysely,
    probe: probe.kysely,
    metrics: metrics.kysely,
    kind: 'postgres' as const,
    pool: () => ({
      max: options.poolMax,
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => (closing ??= close()),
    listen: listener.listen.bind(listener),
    notify: (channel: string, payload: string) => notify(kysely, channel, payload),
  };
}
