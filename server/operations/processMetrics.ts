import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/connection.ts';
import { EventLoopLag } from './EventLoopLag.ts';
import type { Metrics, Sample } from './Metrics.ts';

/**
 * Returns SQL for the number of waiting rows in each queue and the age of the oldest in seconds; every process
 * reports the same.
 */
const queuesOf = (relaysEvents: boolean) => sql<Queue>`
  select queue, count(*)::int as waiting,
         coalesce(extract(epoch from now() - min(since)), 0)::float8 as oldest
  from (
    select case when tries > 1 then 'postponed_messages' else 'messages' end as queue, created_at as since
    from lead_messages where status = 'queued'
    union all
    select 'notifications', created_at from notification_sendings where outcome is null
    union all
    select 'statistics', at from stale_days
    union all
    select 'files', requested_at from file_removals
    where not is_reserved or next_attempt_at <= now()
    union all
    select 'events', at from realtime_events where not is_handed_on and ${relaysEvents}
  ) waiting
  group by queue`;

/** Milliseconds that a query of a scrape may take, such as behind the lock of a migration. */
const QUERY_MS = 1_000;

interface Queue {
  queue: string;
  waiting: number;
  oldest: number;
}

/** Executes a query of a scrape on the connection for metrics. */
async function queryInTime<T>({ metrics }: Database, query: RawBuilder<T>): Promise<T[]> {
  return metrics.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(QUERY_MS)}`.execute(tx);
    return (await query.execute(tx)).rows;
  });
}

/** Returns a function that shares the result of `read` between callers at the same time. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= read().finally(() => {
      running = undefined;
    }));
}

interface ProcessMetricsOptions {
  db: Database;
  startedAt: Date;
  /** True if events are relayed to an external service. */
  relaysEvents: boolean;
}

/** Adds the gauges of a process and of its database. */
export function processMetrics(metrics: Metrics, options: ProcessMetricsOptions): void {
  const { db, startedAt, relaysEvents } = options;
  const lag = new EventLoopLag();
  const one = (value: number): Sample[] => [{ value }];
  metrics.gauge('process_start_time_seconds', 'Start of the process since 1970.', () =>
    one(startedAt.getTime() / 1000),
  );
  metrics.gauge('process_resident_memory_bytes', 'Resident memory.', () =>
    one(process.memoryUsage.rss()),
  );
  metrics.gauge('nodejs_heap_size_used_bytes', 'Used heap of V8.', () =>
    one(process.memoryUsage().heapUsed),
  );
  metrics.readCounter('process_cpu_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage();
    return one((user + system) / 1e6);
  });
  metrics.gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'Delay of the event loop in the last minute, 99th percentile.',
    () => one(lag.p99Seconds()),
  );
  metrics.gauge('db_pool_connections', 'Connections to the database by state.', () => {
    const pool = db.pool?.();
    if (!pool) return [];
    const { idle, total, waiting } = pool;
    return [
      { labels: { state: 'idle' }, value: idle },
      { labels: { state: 'used' }, value: total - idle },
      { labels: { state: 'awaited' }, value: waiting },
    ];
  });
  // First, so that the many tables of the queues do not keep it waiting.
  metrics.gauge('sessions_open', 'Sessions that have not ended.', async () => {
    const rows = await queryInTime(
      db,
      sql<{ count: number }>`
        select count(*)::int as count from sessions where expires_at > now()`,
    );
    return rows.map(({ count }) => ({ value: count }));
  });
  const readQueues = shared(() => queryInTime(db, queuesOf(relaysEvents)));
  const queues = (read: (row: Queue) => number) => async () =>
    (await readQueues()).map((row) => ({ labels: { queue: row.queue }, value: read(row) }));
  metrics.gauge(
    'queue_waiting',
    'Rows that wait in a queue of the database.',
    queues(({ waiting }) => waiting),
  );
  metrics.gauge(
    'queue_oldest_seconds',
    'Age of the oldest row that waits in a queue.',
    queues(({ oldest }) => oldest),
  );
}
