import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Configuration } from './configuration.ts';
import { ensureCollections } from './crud/ensureCollections.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { isSeeded, seedDemo } from './db/seed/demo.ts';
import { demoSignIns } from './db/seed/demoSignIns.ts';
import { seedReference } from './db/seed/reference.ts';
import { withStartUpLock } from './db/startUpLock.ts';
import { couplesPage } from './demo/couplesPage.ts';
import { liveLeads } from './demo/liveLeads.ts';
import { sendDueFollowUps, sweepQueuedMessages } from './features/leads/commands.ts';
import { sendNotifications, sweepNotifications } from './features/notifications/commands.ts';
import { startEventRelay, sweepEvents, sweepPresences } from './features/realtime/commands.ts';
import { refreshStaleDays } from './features/statistics/commands.ts';
import { sweepSessions } from './features/auth/commands.ts';
import { publishApproved } from './features/support/commands.ts';
import { loadContract } from './http/contract.ts';
import { servePanel, type PageConfiguration } from './http/panel.ts';
import { languageOf } from './http/messages.ts';
import { choosePorts, realtimeHosts, storageOf } from './ports/choose.ts';
import type { Ports } from './ports/ports.ts';
import { listenError } from './port.ts';
import { setZone } from './time/zone.ts';

export interface Running {
  app: FastifyInstance;
  db: Database;
  /** The address that it listens at. */
  address: string;
  /** Finishes what is under way, then closes everything. */
  stop(): Promise<void>;
}

const SWEEP_MS = 30_000;
const NOTIFY_MS = 5_000;
/** Milliseconds between two publications of approved records, which are promised within the hour. */
const PUBLISH_MS = 300_000;
/** Milliseconds after which a change is counted in the statistics at the latest. */
const FACTS_MS = 3_000;
const LIVE_MS = 5_000;
const HOUR_MS = 3_600_000;

/**
 * Opens the database and brings it up to date: tables, reference data, and the demo account where it is wanted.
 * Several processes may call it at once; the later ones wait and find nothing to do.
 */
export async function prepareDatabase(
  configuration: Pick<Configuration, 'databaseUrl' | 'dataDir' | 'demo' | 'storage'>,
): Promise<Database> {
  const db = await openDatabase(
    configuration.databaseUrl
      ? { url: configuration.databaseUrl }
      : { dataDir: join(configuration.dataDir, 'database') },
  );
  await withStartUpLock(db, async () => {
    await migrate(db);
    await ensureCollections(db, loadContract());
    await seedReference(db);
    if (configuration.demo && !(await isSeeded(db)))
      await seedDemo(db, { now: new Date(), storage: storageOf(configuration) });
  });
  return db;
}

/** Returns the configuration that the page receives when it is served. */
export function pageConfiguration(configuration: Configuration, build: string): PageConfiguration {
  const { deployment, demo, production, realtime } = configuration;
  return {
    ...deployment,
    demo: demo ? { signIns: [...demoSignIns] } : null,
    isSandbox: !production,
    newsFrom: realtimeHosts(realtime),
    build,
  };
}

/** Does some work every so often, never twice at once. @returns what ends it, once the last has ended */
function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const once = async () => {
    await work().catch(onError);
    running = undefined;
  };
  const timer = setInterval(() => void (running ??= once()), everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Starts the work of a process besides serving requests. @returns function that ends it */
async function work(
  { demo, demoLive, databaseUrl, publicUrl }: Configuration,
  db: Database,
  ports: Ports,
  app: FastifyInstance,
): Promise<() => Promise<void>> {
  const clock = () => new Date();
  const told = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
  const ends = [
    repeat(
      () => sweepQueuedMessages(db, ports, clock()),
      SWEEP_MS,
      told('queued messages could not be swept'),
    ),
    repeat(
      () => sendDueFollowUps(db, ports, clock()),
      SWEEP_MS,
      told('follow-ups could not be sent'),
    ),
    repeat(
      () => sweepEvents(db, ports.realtime, clock()),
      HOUR_MS,
      told('old events could not be deleted'),
    ),
    repeat(
      () => sweepPresences(db, clock()),
      HOUR_MS,
      told('ended presences could not be deleted'),
    ),
    repeat(
      () => sendNotifications(db, { ports, publicUrl }, clock()),
      NOTIFY_MS,
      told('notifications could not be sent'),
    ),
    repeat(() => refreshStaleDays(db), FACTS_MS, told('stale days could not be counted again')),
    repeat(
      () => publishApproved(db, clock()),
      PUBLISH_MS,
      told('approved records could not be published'),
    ),
    repeat(
      () => sweepNotifications(db, clock()),
      HOUR_MS,
      told('old notifications could not be deleted'),
    ),
    repeat(
      () => sweepSessions(db.kysely, clock()),
      HOUR_MS,
      told('ended sessions could not be deleted'),
    ),
  ];
  if (demo && demoLive && databaseUrl === undefined)
    ends.push(
      repeat(liveLeads({ db, clock }), LIVE_MS, told('an enquiry of the demo did not arrive')),
    );
  const onError = told('events could not be handed on');
  ends.push(await startEventRelay({ db, realtime: ports.realtime, clock, onError }));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

/** Starts one API process with the panel that was built into `panelFolder`. */
export async function start(
  configuration: Configuration,
  panelFolder: string,
  build: string,
): Promise<Running> {
  setZone(configuration.deployment.timeZone);
  const db = await prepareDatabase(configuration);
  const { ports, register } = choosePorts(configuration, db);
  const app = await buildApp({
    db,
    ports,
    publicUrl: configuration.publicUrl,
    language: languageOf(configuration.deployment.language),
    country: configuration.deployment.country,
    campaigns: configuration.deployment.campaigns,
    trustProxy: configuration.trustProxy,
    logger: configuration.production ? { level: 'info' } : { level: 'warn' },
  });
  await register(app);
  if (configuration.demo) await app.register(couplesPage({ db, clock: () => new Date() }));
  if (existsSync(join(panelFolder, 'index.html')))
    await servePanel(app, panelFolder, pageConfiguration(configuration, build));
  const endWork = await work(configuration, db, ports, app);
  const { host, port } = configuration;
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    throw listenError(error, configuration);
  });
  return {
    app,
    db,
    address,
    stop: async () => {
      await Promise.all([endWork(), app.close()]);
      await db.close();
    },
  };
}
