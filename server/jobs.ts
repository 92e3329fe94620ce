import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';
import type { Database } from './db/connection.ts';
import { liveLeads } from './demo/liveLeads.ts';
import { sweepSessions } from './features/auth/commands.ts';
import { watchOptions } from './features/calendar/commands.ts';
import { sendDueFollowUps, sweepQueuedMessages } from './features/leads/commands.ts';
import { approveDueAgreements } from './features/merchant/commands.ts';
import { sendNotifications, sweepNotifications } from './features/notifications/commands.ts';
import {
  renewSubscriptions,
  sweepDebts,
  sweepPayments,
  notifyExpiringCards,
} from './features/payments/commands.ts';
import { startEventRelay, sweepEvents, sweepPresences } from './features/realtime/commands.ts';
import { sweepRegistrations } from './features/signup/commands.ts';
import { refreshStaleDays } from './features/statistics/commands.ts';
import { PUBLISH_EVERY_MS, publishApproved } from './features/support/commands.ts';
import { fetchComments, recordDeals, remindCouples } from './features/testimonials/commands.ts';
import { retryRemovals } from './removals/removeFiles.ts';
import { sweepIdempotency } from './http/idempotency.ts';
import { languageOf } from './http/messages.ts';
import type { Metrics } from './operations/Metrics.ts';
import type { Ports } from './ports/ports.ts';
import { DAY_MS, HOUR_MS } from './time/day.ts';

const SWEEP_MS = 30_000;
const NOTIFY_MS = 5_000;
/** Milliseconds between runs of low-priority work, whose results no screen needs at once. */
const LOW_PRIORITY_MS = 300_000;
/** Maximum delay of a change in the statistics, in milliseconds. */
const FACTS_MS = 3_000;
/** Milliseconds between runs that resolve payments with an unknown outcome. */
const PAYMENTS_MS = 10_000;
const LIVE_MS = 5_000;

/** Periodic background work. Several processes may run it at once. */
interface Job {
  /** Name in metrics and logs. */
  name: string;
  everyMs: number;
  /** @param signal aborted when the process drains; a run ends before its next message or batch then */
  run: (signal: AbortSignal) => Promise<unknown>;
}

interface JobOptions {
  configuration: Pick<
    Configuration,
    'demo' | 'demoLive' | 'databaseUrl' | 'publicUrl' | 'deployment'
  >;
  db: Database;
  ports: Ports;
  metrics: Metrics;
  log: FastifyInstance['log'];
}

function jobsOf({ configuration, db, ports, log }: JobOptions): Job[] {
  const { demo, demoLive, databaseUrl, publicUrl } = configuration;
  const clock = () => new Date();
  const language = languageOf(configuration.deployment.language);
  const yesterday = () => new Date(clock().getTime() - DAY_MS);
  const jobs: Job[] = [
    {
      name: 'sweepQueuedMessages',
      everyMs: SWEEP_MS,
      run: (signal) => sweepQueuedMessages(db, ports, clock, { signal }),
    },
    {
      name: 'sendDueFollowUps',
      everyMs: SWEEP_MS,
      run: (signal) => sendDueFollowUps(db, ports, clock, signal),
    },
    {
      name: 'recordDeals',
      everyMs: SWEEP_MS,
      run: (signal) => recordDeals(db, language, yesterday(), clock(), signal),
    },
    {
      name: 'remindCouples',
      everyMs: SWEEP_MS,
      run: (signal) => remindCouples(db, { ports, publicUrl }, clock, signal),
    },
    {
      name: 'fetchComments',
      everyMs: LOW_PRIORITY_MS,
      run: (signal) => fetchComments(db, ports, clock(), signal),
    },
    {
      name: 'sweepEvents',
      everyMs: HOUR_MS,
      run: (signal) => sweepEvents(db, ports.realtime, clock(), signal),
    },
    { name: 'sweepPresences', everyMs: HOUR_MS, run: () => sweepPresences(db, clock()) },
    {
      name: 'sendNotifications',
      everyMs: NOTIFY_MS,
      run: (signal) => sendNotifications(db, { ports, publicUrl }, clock, { signal }),
    },
    {
      name: 'sweepPayments',
      everyMs: PAYMENTS_MS,
      run: (signal) => sweepPayments(db, ports.payments, clock, signal),
    },
    { name: 'notifyExpiringCards', everyMs: HOUR_MS, run: () => notifyExpiringCards(db, clock()) },
    {
      name: 'renewSubscriptions',
      everyMs: HOUR_MS,
      run: () => renewSubscriptions(db, language, clock()),
    },
    { name: 'sweepDebts', everyMs: HOUR_MS, run: () => sweepDebts(db, clock()) },
    {
      name: 'approveDueAgreements',
      everyMs: LOW_PRIORITY_MS,
      run: () => approveDueAgreements(db, clock()),
    },
    { name: 'refreshStaleDays', everyMs: FACTS_MS, run: (signal) => refreshStaleDays(db, signal) },
    { name: 'publishApproved', everyMs: PUBLISH_EVERY_MS, run: () => publishApproved(db, clock()) },
    { name: 'watchOptions', everyMs: LOW_PRIORITY_MS, run: () => watchOptions(db, clock()) },
    { name: 'sweepNotifications', everyMs: HOUR_MS, run: () => sweepNotifications(db, clock()) },
    {
      name: 'sweepRegistrations',
      everyMs: HOUR_MS,
      run: () => sweepRegistrations(db, { ports, log }, clock()),
    },
    {
      name: 'retryRemovals',
      everyMs: SWEEP_MS,
      run: (signal) => retryRemovals(db, { ports, log }, clock(), signal),
    },
    { name: 'sweepSessions', everyMs: HOUR_MS, run: () => sweepSessions(db.kysely, clock()) },
    { name: 'sweepIdempotency', everyMs: HOUR_MS, run: () => sweepIdempotency(db, clock()) },
  ];
  if (demo && demoLive && databaseUrl === undefined)
    jobs.push({ name: 'liveLeads', everyMs: LIVE_MS, run: liveLeads({ db, clock }) });
  return jobs;
}

/**
 * Runs a job at an interval, never twice at once.
 * @returns a function that stops it and resolves after the last run
 */
function repeat(everyMs: number, run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const once = async () => {
    await run();
    running = undefined;
  };
  const timer = setInterval(() => void (running ??= once()), everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Background jobs of a process, with the relay of its events. */
export interface RunningJobs {
  /** Starts no further run, ends the running ones early, and resolves after them; events are still relayed. */
  drain(): Promise<void>;
  /** Drains the jobs and stops the relay. */
  stop(): Promise<void>;
}

/** Starts the background jobs of a process. */
export async function startJobs(options: JobOptions): Promise<RunningJobs> {
  const { db, ports, metrics, log } = options;
  const runs = metrics.counter('job_runs_total', 'Runs of the jobs by outcome.');
  const seconds = metrics.counter('job_seconds_total', 'Time that the runs of the jobs took.');
  const draining = new AbortController();
  const watched = (job: Job) => async () => {
    const from = performance.now();
    const outcome = await job.run(draining.signal).then(
      () => 'done',
      (error: unknown) => {
        log.error({ err: error, job: job.name }, 'job failed');
        return 'failed';
      },
    );
    runs.add({ job: job.name, outcome });
    seconds.add({ job: job.name }, (performance.now() - from) / 1000);
  };
  const ends = jobsOf(options).map((job) => repeat(job.everyMs, watched(job)));
  const clock = () => new Date();
  const onError = (error: unknown) => log.error({ err: error }, 'events could not be relayed');
  const endRelay = await startEventRelay({ db, realtime: ports.realtime, clock, onError });
  const drain = async () => {
    draining.abort();
    await Promise.all(ends.map((end) => end()));
  };
  return {
    drain,
    stop: async () => {
      await Promise.all([drain(), endRelay()]);
    },
  };
}
